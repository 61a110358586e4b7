import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The first moment of a month, in UTC as the parts are: of this one, or of one before or after it. */
export const firstOfMonth = (at: Date, months = 0): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1));

/** Both and what lies between them are asked for, as whole months. */
export type Months = { first: Date; last: Date };

export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * 24 * 60 * 60 * 1000);

/** From some moment to now, and a day longer, because several machines write, each by its own clock. */
export const monthsSince = (first: Date, now: Date): Months => ({ first, last: daysBefore(now, -1) });

/** What a statement about these months is called: it is another one for each. */
export const nameOfMonths = ({ first, last }: Months): string => `${monthOf(first)} ${monthOf(last)}`;

const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/**
 * Asks no other month of a divided table. The moments are part of the text: with parameters, the kept plan would hold all
 * parts there are, and each is locked before it is left out.
 */
export const withinMonths = (column: PgColumn, { first, last }: Months): SQL =>
  sql`${column} >= ${moment(firstOfMonth(first))} and ${column} < ${moment(firstOfMonth(last, 1))}`;

const moment = (at: Date): SQL => sql.raw(`timestamptz '${at.toISOString()}'`);
