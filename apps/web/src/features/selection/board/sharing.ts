import type { Board, BoardColumn, CandidateCard } from '@fonendo/contract/selection/lists.schema';
import { replaceEqualDeep } from '@tanstack/react-query';

/**
 * The new board, with the previous objects for everything that did not change, so that it is not rendered again. Cards
 * are compared by id: compared by position, as TanStack Query does, removing one card would make every card below it a
 * new one.
 */
export function sharedBoard(before: Board | undefined, after: Board): Board {
  if (!before || before === after) return after;
  const cards = new Map(before.columns.flatMap((column) => column.cards.map((card) => [card.id, card])));
  const known = new Map(before.columns.map((column) => [column.key, column]));
  const columns = sameList(
    before.columns,
    after.columns.map((column) => sharedColumn(known.get(column.key), column, cards)),
  );
  const rest = replaceEqualDeep({ ...before, columns: [] }, { ...after, columns: [] });
  const board = { ...rest, columns };
  return isSame(before, board) ? before : board;
}

function sharedColumn(
  before: BoardColumn | undefined,
  after: BoardColumn,
  known: ReadonlyMap<string, CandidateCard>,
): BoardColumn {
  if (before === after) return after;
  const cards = sameList(
    before?.cards,
    after.cards.map((card) => replaceEqualDeep(known.get(card.id), card)),
  );
  if (!before) return { ...after, cards };
  const column = { ...replaceEqualDeep({ ...before, cards: [] }, { ...after, cards: [] }), cards };
  return isSame(before, column) ? before : column;
}

const sameList = <Item>(before: Item[] | undefined, after: Item[]): Item[] =>
  before?.length === after.length && after.every((item, at) => item === before[at]) ? before : after;

const isSame = <Value extends object>(before: Value, after: Value): boolean =>
  Object.entries(after).every(([key, value]) => value === before[key as keyof Value]);
