import { sql } from 'drizzle-orm';
import { pgEnum, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { PgDialect } from 'drizzle-orm/pg-core/dialect';
import { expect, test } from 'vitest';
import { cutPage, keyset, readInBatches } from './keyset.ts';

const things = pgTable('things', {
  id: uuid().primaryKey(),
  kind: pgEnum('kind', ['red', 'blue'])().notNull(),
  rank: smallint().notNull(),
  seenAt: timestamp('seen_at', { precision: 3, withTimezone: true }),
  payload: text().array(),
});
const { id, kind, rank, seenAt } = things;
const order = keyset('seen', { kind, rank, seenAt, id });
const row = { kind: 'red', rank: 3, seenAt: new Date('2026-03-10T09:00:00Z'), id: 'a' };
const textOf = (fragment: ReturnType<typeof order.beyond>) => fragment && new PgDialect().sqlToQuery(fragment).sql;

test('a position holds what the row is sorted by', () => {
  expect(order.positionOf(row)).toEqual(['red', 3, '2026-03-10T09:00:00.000Z', 'a']);
});

test('a row that lacks a value has no position', () => {
  expect(() => order.positionOf({ ...row, seenAt: null })).toThrow('without seenAt');
});

test('the database compares as the columns are typed', () => {
  const position = order.positionOf(row);
  expect(textOf(order.beyond(position, 'asc'))).toBe(
    '("things"."kind", "things"."rank", "things"."seen_at", "things"."id") > ' +
      '($1::kind, $2::smallint, $3::timestamp (3) with time zone, $4::uuid)',
  );
  expect(textOf(order.beyond(position, 'desc', 3))).toBe('("things"."id") < ($1::uuid)');
  expect(order.beyond(null, 'asc')).toBeUndefined();
});

test('a value computed for each row sorts like a column of its type', () => {
  const mine = keyset('mine', { isFirst: { sql: sql`(${rank} > 2)`, type: 'boolean' }, id });
  expect(mine.positionOf({ isFirst: true, id: 'a' })).toEqual([true, 'a']);
  expect(textOf(mine.beyond([true, 'a'], 'desc'))).toBe(
    '(("things"."rank" > 2), "things"."id") < ($1::boolean, $2::uuid)',
  );
  expect(mine.orderBy('desc').map(textOf)).toEqual(['("things"."rank" > 2) desc', '"things"."id" desc']);
  expect(mine.positionSchema.safeParse(['true', 'a']).success).toBe(false);
});

test.each([
  ['as it is', ['red', 3, '2026-03-10T09:00:00.000Z', '01a1e11d-5acb-72d3-b5ca-2180f404ebd7'], true],
  ['a kind that is none', ['green', 3, '2026-03-10T09:00:00.000Z', '01a1e11d-5acb-72d3-b5ca-2180f404ebd7'], false],
  ['too large', ['red', 40_000, '2026-03-10T09:00:00.000Z', '01a1e11d-5acb-72d3-b5ca-2180f404ebd7'], false],
  ['no id', ['red', 3, '2026-03-10T09:00:00.000Z', '1'], false],
])('a position is checked by the types of the columns: %s', (_name, position, sound) => {
  expect(order.positionSchema.safeParse(position).success).toBe(sound);
});

test('what has no order of its own sorts nothing', () => {
  expect(() => keyset('payload', { payload: things.payload })).toThrow('cannot be sorted by payload');
});

test('the row more than asked for tells that there is another page', () => {
  expect(cutPage([1, 2, 3], 2)).toEqual({ page: [1, 2], last: 2 });
  expect(cutPage([1, 2], 2)).toEqual({ page: [1, 2], last: null });
});

test('a whole list is read batch by batch, each after the last row of the one before', async () => {
  const rows = Array.from({ length: 1_001 }, (_, index) => ({ ...row, rank: index }));
  const asked: unknown[] = [];
  const batches = readInBatches(order, async ({ after, limit }) => {
    asked.push(after?.[1] ?? null);
    const from = after ? Number(after[1]) + 1 : 0;
    return rows.slice(from, from + limit + 1);
  });
  const sizes: number[] = [];
  for await (const batch of batches) sizes.push(batch.length);
  expect(sizes).toEqual([500, 500, 1]);
  expect(asked).toEqual([null, 499, 999]);
});
