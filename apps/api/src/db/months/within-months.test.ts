import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findStanding, readNotificationPage } from '../../features/notifications/notifications.repository.ts';
import { listEntries } from '../../features/petitions/petitions.repository.ts';
import { openTestDatabase } from '../../testing/database.ts';
import type { Queryable } from '../database.ts';
import { keepMonths } from './keep-months.ts';
import { firstOfMonth, monthsSince, nameOfMonths } from './within-months.ts';

const { db } = await openTestDatabase();
const now = new Date('2026-11-18T10:00:00Z');
for (const at of [now, new Date('2025-05-01T10:00:00Z')]) {
  await keepMonths({ db, now: () => at, log: { info: () => undefined } });
}

/** The parts that a question locks: those that are in its plan, read or not. */
const partsFor = (table: string, ask: (tx: Queryable) => Promise<unknown>) =>
  db.transaction(async (tx) => {
    await ask(tx);
    const { rows } = await tx.execute<{ part: string }>(sql`
      select relname as part from pg_locks join pg_class on pg_class.oid = relation
      where pid = pg_backend_pid() and relispartition and relkind = 'r' and starts_with(relname, ${`${table}_`}) order by 1`);
    return rows.map(({ part }) => part.slice(table.length + 1));
  });

const year = [
  '2025_11',
  '2025_12',
  ...Array.from({ length: 11 }, (_, month) => `2026_${`${month + 1}`.padStart(2, '0')}`),
];

test.each([
  ['the bell', (tx: Queryable) => readNotificationPage(tx, randomUUIDv7(), { after: null, limit: 8, now })],
  [
    'what is unread',
    (tx: Queryable) => readNotificationPage(tx, randomUUIDv7(), { after: null, limit: 8, unread: true, now }),
  ],
  ['the standing of an open page', (tx: Queryable) => findStanding(tx, randomUUIDv7(), now)],
])('%s asks for the months in which notifications are kept, and no other part', async (_name, ask) => {
  expect(await partsFor('notifications', ask)).toEqual(year);
});

test('the history of a petition is in the month in which the petition was made', async () => {
  const petition = { id: randomUUIDv7(), createdAt: new Date('2025-06-30T23:59:59.999Z') };
  const ask = (tx: Queryable) => listEntries(tx, petition, { internal: true });
  expect(await partsFor('petition_entries', ask)).toEqual(['2025_06']);
});

test('months are those of UTC, whole, and a day longer than now', () => {
  const at = new Date('2026-12-31T23:30:00Z');
  expect([firstOfMonth(at), firstOfMonth(at, 1), firstOfMonth(at, -12)].map((day) => day.toISOString())).toEqual([
    ...['2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z', '2025-12-01T00:00:00.000Z'],
  ]);
  expect(nameOfMonths(monthsSince(at, at))).toBe('2026-12 2027-01');
  expect(nameOfMonths(monthsSince(at, new Date('2026-12-30T23:30:00Z')))).toBe('2026-12 2026-12');
});
