import type { Board, BoardColumn, CandidateCard } from '@fonendo/contract/selection/lists.schema';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { type TouchEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { boardQuery } from '../candidates/candidates.queries.ts';
import { nameOf } from '../candidates/facts.tsx';
import type { CandidatesSearch } from '../candidates/search.ts';
import { MoveItems } from './board-actions.tsx';
import { BoardCard } from './card.tsx';
import { Foot } from './column.tsx';
import { useMore } from './columns.tsx';
import { type BoardTexts, columnName, columnNote } from './model.ts';
import classes from './phone.module.css';
import { useBoardStore } from './store.ts';

type Props = {
  board: Board;
  filter: Parameters<typeof boardQuery>[1];
  search: CandidatesSearch;
  onSearch: (search: CandidatesSearch) => void;
  onMove: (cards: readonly CandidateCard[], to: string) => void;
  onDiscard: (cards: readonly CandidateCard[]) => void;
};

/** One column at a time, chosen by chips or by swiping. */
export function PhoneBoard({ board, filter, search, onSearch, onMove, onDiscard }: Props) {
  const { t } = useTranslation(['candidates', 'core']);
  const { orders } = useBoardStore();
  const { more, loading } = useMore(filter);
  const fullest = board.columns.find(({ total }) => total > 0) ?? board.columns[0];
  const column = board.columns.find(({ key }) => key === search.column) ?? fullest;
  const at = column ? board.columns.indexOf(column) : 0;
  const show = (key: string) => onSearch({ ...search, column: key });
  const swipe = useSwipe((by) => {
    const next = board.columns[at + by];
    if (next) show(next.key);
  });
  useEffect(() => {
    if (column)
      orders.set(
        column.key,
        column.cards.map(({ id }) => id),
      );
  }, [orders, column]);
  if (!column) return null;
  const next = board.columns[at + 1];
  return (
    <div className={classes.phone} {...swipe}>
      <Chips columns={board.columns} shown={column.key} onShow={show} t={t} />
      <header className={classes.head}>
        <h2>{columnName(column, t)}</h2>
        <p>{columnNote(board, column, t)}</p>
      </header>
      {column.cards.length === 0 && <p className={classes.none}>{t('board.noCards')}</p>}
      <ul className={classes.cards} aria-label={columnName(column, t)}>
        {column.cards.map((card) => (
          <li key={card.id}>
            <BoardCard
              card={card}
              column={column.key}
              movable={false}
              t={t}
              menu={<CardMenu board={board} card={card} onMove={onMove} onDiscard={onDiscard} t={t} />}
            />
          </li>
        ))}
      </ul>
      <Foot
        board={board}
        column={column}
        onMore={() => void more(column.key)}
        loadingMore={loading === column.key}
        t={t}
      />
      {next && (
        <footer className={classes.next}>
          <div>
            <h3>{columnName(next, t)}</h3>
            <p>{columnNote(board, next, t)}</p>
          </div>
          <Button variant="subtle" onClick={() => show(next.key)}>
            {t('board.show', { count: next.total })}
          </Button>
        </footer>
      )}
    </div>
  );
}

type ChipsProps = { columns: readonly BoardColumn[]; shown: string; onShow: (key: string) => void; t: BoardTexts };

function Chips({ columns, shown, onShow, t }: ChipsProps) {
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chip is the current one once another column is shown
  useEffect(() => {
    // Newer browsers return a promise, which is not needed.
    void current.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [shown]);
  return (
    <nav className={classes.chips} aria-label={t('board.columns')}>
      {columns.map((column) => (
        <button
          key={column.key}
          ref={column.key === shown ? current : null}
          type="button"
          className={classes.chip}
          aria-current={column.key === shown ? 'step' : undefined}
          onClick={() => onShow(column.key)}
        >
          <span>
            {columnName(column, t)} <b>{column.total}</b>
          </span>
        </button>
      ))}
    </nav>
  );
}

type CardMenuProps = Pick<Props, 'board' | 'onMove' | 'onDiscard'> & { card: CandidateCard; t: BoardTexts };

function CardMenu({ board, card, onMove, onDiscard, t }: CardMenuProps) {
  const navigate = useNavigate();
  const isOpen = card.status === 'applied' || card.status === 'inProcess';
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <ActionIcon aria-label={t('board.actionsOf', { name: nameOf(card, t) })} className={classes.menu ?? ''}>
          <Ellipsis size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void navigate({ to: '/candidate/$id', params: { id: card.id } })}>
          {t('bulk.open')}
        </Menu.Item>
        {board.can.run && (
          <>
            <Menu.Divider />
            <Menu.Label>{t('moves.title')}</Menu.Label>
            <MoveItems board={board} cards={[card]} onMove={onMove} t={t} />
            {isOpen && (
              <>
                <Menu.Divider />
                <Menu.Item data-danger onClick={() => onDiscard([card])}>
                  {t('bulk.discard')}
                </Menu.Item>
              </>
            )}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Pixels that distinguish a swipe from a scroll. */
const swiped = 64;

function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const touch = touches.item(0);
      // The row of chips scrolls by itself.
      const isChips = target instanceof Element && target.closest('nav') !== null;
      start.current = touch && !isChips ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      if (!touch || !start.current) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      if (Math.abs(x) > swiped && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
