import type { Board } from '@fonendo/contract/selection/lists.schema';
import type { BoardColumnKey } from '@fonendo/domain/selection/list';
import { VisuallyHidden } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../platform/failure-toast.ts';
import { boardQuery, withMore } from '../candidates/candidates.queries.ts';
import { nameOf } from '../candidates/facts.tsx';
import classes from './board.module.css';
import { BoardColumnView } from './column.tsx';
import { useBoardDrag } from './drag.ts';
import { dropNothing, type KeyboardTexts, onBoardKey } from './keyboard.ts';
import { type BoardTexts, columnName, findCard, findColumn, isFoldable, refusalText } from './model.ts';
import { useBoardState, useBoardStore } from './store.ts';

type Filter = Parameters<typeof boardQuery>[1];

type Props = { board: Board; filter: Filter; onDrop: (id: string, to: string) => void };

/** The columns side by side, with dragging by pointer and by keyboard. */
export function BoardColumns({ board, filter, onDrop }: Props) {
  const { t } = useTranslation(['candidates', 'core']);
  const store = useBoardStore();
  const element = useRef<HTMLDivElement>(null);
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const { more, loading } = useMore(filter);
  const lift = (id: string) => {
    const found = findCard(board, id);
    if (!found || !board.can.run) return null;
    return { from: found.column.key as BoardColumnKey, refused: Object.keys(found.card.refused) };
  };
  useBoardDrag(element, { store, lift, onDrop });
  const texts = keyboardTexts(board, t);
  const columns = board.columns.map(({ key }) => key as BoardColumnKey);
  return (
    <>
      <VisuallyHidden id="board-instructions">{t('drag.instructions')}</VisuallyHidden>
      <Announcer />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the names in the cards, which are links; here they are gathered once for all */}
      <div
        ref={element}
        className={classes.columns}
        onKeyDown={(event) => {
          // Only while the focus is on the board (WCAG 2.1.4); the bar shows the key beside its button.
          if (event.key === 'm' && store.get().selected.size > 0) store.set({ moving: true });
          onBoardKey(event, { store, lift, onDrop, texts, columns });
        }}
        onBlur={() => dropNothing({ store, texts })}
      >
        {board.columns.map((column) => (
          <BoardColumnView
            key={column.key}
            board={board}
            column={column}
            folded={isFoldable(column) && !unfolded.includes(column.key)}
            onFold={(folded) =>
              setUnfolded((before) => (folded ? before.filter((key) => key !== column.key) : [...before, column.key]))
            }
            onMore={() => void more(column.key)}
            loadingMore={loading === column.key}
            t={t}
          />
        ))}
      </div>
    </>
  );
}

/** Announces where a card is being moved. */
function Announcer() {
  const announcement = useBoardState((state) => state.announcement);
  return (
    <VisuallyHidden role="status" aria-live="assertive">
      {announcement}
    </VisuallyHidden>
  );
}

function keyboardTexts(board: Board, t: BoardTexts): KeyboardTexts {
  const words = (id: string, key: string) => {
    const column = findColumn(board, key);
    const card = findCard(board, id)?.card;
    return { name: card ? nameOf(card, t) : '', column: column ? columnName(column, t) : '' };
  };
  return {
    lifted: (id, column) => t('drag.lifted', words(id, column)),
    over: (id, column) => {
      const found = findCard(board, id);
      const refusal = found?.card.refused[column];
      if (found?.column.key === column) return t('drag.home', words(id, column));
      if (!found || !refusal) return t('drag.over', words(id, column));
      return t('drag.overRefused', { ...words(id, column), reason: refusalText(found.card, column, refusal, t) });
    },
    dropped: (id, column) => t('drag.dropped', words(id, column)),
    cancelled: (id, column) => t('drag.cancelled', words(id, column)),
  };
}

/** Loads more of one column and appends it to the board. */
export function useMore(filter: Filter) {
  const { t } = useTranslation('candidates');
  const queryClient = useQueryClient();
  const [loading, setLoading] = useState<string | null>(null);
  const { queryKey } = boardQuery(queryClient, filter);
  async function more(key: string): Promise<void> {
    const column = queryClient.getQueryData<Board>(queryKey)?.columns.find((one) => one.key === key);
    if (!column) return;
    setLoading(key);
    try {
      const longer = await withMore(column, filter);
      queryClient.setQueryData<Board>(
        queryKey,
        (board) => board && { ...board, columns: board.columns.map((one) => (one.key === key ? longer : one)) },
      );
    } catch (failure) {
      toastFailure(t('board.moreFailed'), failure);
    }
    setLoading(null);
  }
  return { more, loading };
}
