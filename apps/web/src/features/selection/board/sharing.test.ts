import type { Board } from '@fonendo/contract/selection/lists.schema';
import { expect, test } from 'vitest';
import { withMoved, withPutBack } from './model.ts';
import { sharedBoard } from './sharing.ts';

const card = (id: string, step: number) => ({
  id,
  status: 'inProcess' as const,
  step,
  person: null,
  match: { level: 'high' as const, reasons: [] },
  appliedAt: '2026-03-01T09:00:00.000Z',
  since: '2026-03-02T09:00:00.000Z',
  days: 3,
  late: false,
  next: { key: 'toComplete' as const },
  rating: { average: 4, count: 1 },
  refused: { withdrawn: 'InvalidStatusChange' as const },
  leftOut: { documents: null, interview: null, discard: null },
});

const column = (step: number, ids: readonly string[]) => ({
  key: String(step),
  step: { name: `Paso ${step}`, type: 'internal' as const, mandatory: true },
  total: ids.length,
  cards: ids.map((id) => card(id, step)),
  nextCursor: null,
});

const board = {
  offer: { id: 'o', name: 'Plaza', vacancies: 2, filled: 0 },
  columns: [column(0, ['a', 'b', 'c']), column(1, ['d', 'e']), column(2, ['f'])],
  open: 6,
  late: 0,
  choices: { statuses: [], certifications: [], matches: [] },
  can: { run: true },
} as unknown as Board;

const cardsOf = (one: Board) => new Map(one.columns.flatMap(({ cards }) => cards.map((each) => [each.id, each])));

test('a move that did not happen is undone, and a later one of another card stays', () => {
  const moved = withMoved(withMoved(board, new Set(['a']), '1'), new Set(['b']), '2');
  const back = withPutBack(moved, [card('a', 0)]);
  expect(back.columns.map(({ total, cards }) => [total, cards.map(({ id }) => id)])).toEqual([
    [2, ['a', 'c']],
    [2, ['d', 'e']],
    [2, ['b', 'f']],
  ]);
  expect(back.columns[0]?.cards[0]).toEqual(card('a', 0));
});

test('a board that was read again without a change is the same board', () => {
  expect(sharedBoard(board, structuredClone(board))).toBe(board);
});

test('a card that moves leaves every other card and every other column the very same', () => {
  const moved = sharedBoard(board, structuredClone(withMoved(board, new Set(['a']), '1')));
  expect(moved.columns.map(({ cards }) => cards.map(({ id }) => id))).toEqual([['b', 'c'], ['a', 'd', 'e'], ['f']]);
  const [before, after] = [cardsOf(board), cardsOf(moved)];
  for (const id of ['b', 'c', 'd', 'e', 'f']) expect(after.get(id)).toBe(before.get(id));
  expect(after.get('a')).toMatchObject({ step: 1, days: 0 });
  expect(moved.columns[2]).toBe(board.columns[2]);
  expect(moved.offer).toBe(board.offer);
});

test('what changed in a card is seen, wherever it stands', () => {
  const next = structuredClone(board);
  next.columns[1]?.cards.reverse();
  const changed = next.columns[1]?.cards[0];
  if (changed) changed.days = 9;
  const shared = sharedBoard(board, next);
  expect(shared).toEqual(next);
  expect(shared.columns[1]?.cards[1]).toBe(board.columns[1]?.cards[0]);
  expect(shared.columns[1]?.cards[0]).not.toBe(board.columns[1]?.cards[1]);
});

test('a total, a column that came or one that went is seen', () => {
  const more = structuredClone(board);
  if (more.columns[0]) more.columns[0].total = 9;
  more.columns.push(column(3, ['g']) as never);
  expect(sharedBoard(board, more)).toEqual(more);
  const fewer = { ...structuredClone(board), columns: structuredClone(board.columns.slice(1)) };
  expect(sharedBoard(board, fewer)).toEqual(fewer);
  expect(sharedBoard(undefined, board)).toBe(board);
});
