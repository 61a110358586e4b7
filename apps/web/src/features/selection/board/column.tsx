import type { Board, BoardColumn } from '@fonendo/contract/selection/lists.schema';
import { Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { ChevronsRightLeft } from 'lucide-react';
import { memo, type PropsWithChildren, useEffect, useState } from 'react';
import { type Block, blocksOf } from './blocks.ts';
import classes from './board.module.css';
import { BoardCard } from './card.tsx';
import { type BoardTexts, columnName, columnNote, findCard, isFoldable, refusalText } from './model.ts';
import { useBoardState, useBoardStore } from './store.ts';

type Props = {
  board: Board;
  column: BoardColumn;
  folded: boolean;
  onFold: (folded: boolean) => void;
  onMore: () => void;
  loadingMore: boolean;
  t: BoardTexts;
};

export function BoardColumnView({ board, column, folded, onFold, onMore, loadingMore, t }: Props) {
  const name = columnName(column, t);
  return (
    <Frame board={board} column={column} name={name} folded={folded} t={t}>
      {folded ? (
        <UnstyledButton className={classes.unfold} aria-expanded={false} onClick={() => onFold(false)}>
          <span className={classes.count}>{column.total}</span> <span className={classes.foldedName}>{name}</span>{' '}
          <VisuallyHidden>{t('board.unfold')}</VisuallyHidden>
        </UnstyledButton>
      ) : (
        <>
          <header className={classes.columnHead}>
            <h2 className={classes.columnName}>{name}</h2>
            <span className={classes.count}>{column.total}</span>
            {isFoldable(column) && (
              <UnstyledButton
                className={classes.fold}
                aria-label={t('board.fold', { name })}
                aria-expanded
                onClick={() => onFold(true)}
              >
                <ChevronsRightLeft size={14} aria-hidden />
              </UnstyledButton>
            )}
            <p className={classes.columnNote}>{columnNote(board, column, t)}</p>
          </header>
          <Cards column={column} movable={board.can.run} name={name} t={t} />
          <Foot board={board} column={column} onMore={onMore} loadingMore={loadingMore} t={t} />
        </>
      )}
    </Frame>
  );
}

type FrameProps = PropsWithChildren<Pick<Props, 'board' | 'column' | 'folded' | 't'> & { name: string }>;

/** Only this depends on whether something is dragged, so that the cards are not rendered again. */
function Frame({ board, column, name, folded, t, children }: FrameProps) {
  const { key } = column;
  const state = useBoardState(({ carried }) => {
    if (!carried || carried.from === key) return undefined;
    const refused = carried.refused.includes(key);
    if (carried.over === key) return refused ? 'overRefused' : 'over';
    return refused ? 'refused' : 'possible';
  });
  return (
    <section
      className={classes.column}
      aria-label={name}
      data-board-column={key}
      data-folded={folded || undefined}
      data-drop={state}
    >
      <div className={classes.inside}>{children}</div>
      {state === 'overRefused' && <Refusal board={board} to={key} t={t} />}
    </section>
  );
}

function Refusal({ board, to, t }: { board: Board; to: string; t: BoardTexts }) {
  const id = useBoardState(({ carried }) => carried?.id);
  const card = id ? findCard(board, id)?.card : undefined;
  const refusal = card?.refused[to];
  return card && refusal ? <p className={classes.refusal}>{refusalText(card, to, refusal, t)}</p> : null;
}

type CardsProps = { column: BoardColumn; movable: boolean; name: string; t: BoardTexts };

const Cards = memo(function Cards({ column, movable, name, t }: CardsProps) {
  const { orders } = useBoardStore();
  const { key, cards } = column;
  useEffect(() => {
    orders.set(
      key,
      cards.map(({ id }) => id),
    );
  }, [orders, key, cards]);
  const blocks = useBlocks(cards);
  if (cards.length === 0) return key === 'accepted' ? null : <p className={classes.noCards}>{t('board.noCards')}</p>;
  const byId = new Map(cards.map((card) => [card.id, card]));
  return (
    <div className={classes.cards}>
      {blocks.map((block) => (
        <ul key={block.key} className={classes.block} aria-label={name}>
          {block.ids.map((id) => {
            const card = byId.get(id);
            return (
              card && (
                <li key={id}>
                  <BoardCard card={card} column={key} movable={movable && key !== 'withdrawn'} t={t} />
                </li>
              )
            );
          })}
        </ul>
      ))}
    </div>
  );
});

/** The previous blocks are the base of the next ones: kept in state, and updated while rendering. */
function useBlocks(cards: BoardColumn['cards']): readonly Block[] {
  const [known, setKnown] = useState<{ cards: BoardColumn['cards']; blocks: readonly Block[] }>({
    cards: [],
    blocks: [],
  });
  if (known.cards === cards) return known.blocks;
  const ids = cards.map(({ id }) => id);
  const blocks = blocksOf(ids, known.blocks);
  setKnown({ cards, blocks });
  return blocks;
}

type FootProps = Pick<Props, 'board' | 'column' | 'onMore' | 'loadingMore' | 't'>;

/** A button for more cards, or the number of free vacancies. */
export function Foot({ board, column, onMore, loadingMore, t }: FootProps) {
  const { vacancies, filled } = board.offer;
  const left = column.key === 'accepted' && vacancies !== null ? vacancies - filled : 0;
  const hidden = column.total - column.cards.length;
  return (
    <>
      {column.nextCursor !== null && hidden > 0 && (
        <Button variant="subtle" size="sm" fullWidth loading={loadingMore} onClick={onMore}>
          {t('board.more', { count: Math.min(hidden, 100) })}
        </Button>
      )}
      {left > 0 && <p className={classes.vacancy}>{t('board.free', { count: left })}</p>}
    </>
  );
}
