import { instantSchema } from '@fonendo/contract/shared/dates.schema';
import { asc, desc, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';

/** Where a page ends: the values that it is sorted by, as a cursor carries them. */
export type Position = readonly (string | number | boolean)[];

export type Direction = 'asc' | 'desc';

type Value = string | number | boolean | Date | null;

/** A value that no column holds, with the type as which a position is read. It is computed for every row of the list. */
export type Computed = { sql: SQL; type: 'boolean' };

type Sorted = PgColumn | Computed;

/** One order of a list: how to sort by it, how to go on after a row, and what a position in it looks like. */
export type Keyset<Name extends string = string> = {
  /** Part of every cursor: a position in another order is none in this one. */
  order: string;
  positionSchema: z.ZodType<Position>;
  positionOf: (row: Readonly<Record<Name, Value>>) => Position;
  orderBy: (direction: Direction) => SQL[];
  /** Nothing for the first page. `from` leaves out leading columns that are the same in all rows anyway. */
  beyond: (
    position: Position | readonly Placeholder[] | null | undefined,
    direction: Direction,
    from?: number,
  ) => SQL | undefined;
};

/**
 * From the columns, or values computed from them, in the order in which they sort. The last one is unique, so that the
 * order is one order only. The database reads a position as the types of the columns say, and so does its schema.
 */
export function keyset<Name extends string>(order: string, columns: Record<Name, Sorted>): Keyset<Name> {
  const sorted = Object.entries(columns) as [Name, Sorted][];
  const [first, ...others] = sorted.map(([, column]) => schemaOf(column));
  if (!first) throw new Error(`the order ${order} has no column`);
  return {
    order,
    positionSchema: z.tuple([first, ...others]) as z.ZodType<Position>,
    positionOf: (row) => sorted.map(([name]) => plain(row[name], name)),
    orderBy: (direction) =>
      sorted.map(([, column]) => (direction === 'asc' ? asc(expressionOf(column)) : desc(expressionOf(column)))),
    beyond(position, direction, from = 0) {
      if (!position) return undefined;
      const compared = sorted.slice(from).map(([, column]) => column);
      const values = position.slice(from).map((value, index) => sql`${value}::${castOf(compared[index])}`);
      const comparison = sql.raw(direction === 'asc' ? '>' : '<');
      return sql`(${sql.join(compared.map(expressionOf), sql`, `)}) ${comparison} (${sql.join(values, sql`, `)})`;
    },
  };
}

const isComputed = (column: Sorted): column is Computed => 'sql' in column;

const expressionOf = (column: Sorted): PgColumn | SQL => (isComputed(column) ? column.sql : column);

const typeOf = (column: Sorted): string => (isComputed(column) ? column.type : column.getSQLType());

const castOf = (column: Sorted | undefined): SQL => sql.raw(column ? typeOf(column) : 'text');

/** Longer than any text that a list is sorted by. */
const longestText = 600;

function schemaOf(column: Sorted): z.ZodType {
  if (!isComputed(column) && column.enumValues) return z.enum(column.enumValues as [string, ...string[]]);
  const type = typeOf(column);
  if (type === 'uuid') return z.uuid();
  if (type === 'boolean') return z.boolean();
  if (type === 'smallint') return z.int().min(-32_768).max(32_767);
  if (type === 'text') return z.string().max(longestText);
  if (type.startsWith('timestamp')) return instantSchema;
  throw new Error(`a list cannot be sorted by ${isComputed(column) ? 'a value' : column.name}, a ${type}`);
}

function plain(value: Value, name: string): string | number | boolean {
  if (value === null) throw new Error(`a list cannot go on after a row without ${name}`);
  return value instanceof Date ? value.toISOString() : value;
}

/** The query reads one row more than the page holds: it tells whether there is another page, and where that begins. */
export function cutPage<Row>(rows: readonly Row[], limit: number): { page: Row[]; last: Row | null } {
  const page = rows.slice(0, limit);
  return { page, last: rows.length > limit ? (page.at(-1) ?? null) : null };
}

const batchSize = 500;

/** A whole list, a few hundred rows at a time: it never stands in memory as a whole. */
export async function* readInBatches<Name extends string, Row extends Readonly<Record<Name, Value>>>(
  { positionOf }: Keyset<Name>,
  read: (page: { after: Position | null; limit: number }) => Promise<readonly Row[]>,
): AsyncGenerator<Row[]> {
  let after: Position | null = null;
  do {
    const { page, last }: { page: Row[]; last: Row | null } = cutPage(
      await read({ after, limit: batchSize }),
      batchSize,
    );
    yield page;
    after = last && positionOf(last);
  } while (after);
}
