import type { WaitingTimes } from '@fonendo/contract/petitions/queue.schema';
import { addMonths } from '@fonendo/domain/reference/working-calendar';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Database } from '../../../db/database.ts';
import { listSpreads, listWaitingTimes } from './waiting-times.repository.ts';

/** With fewer cases a figure would reveal something about a person. */
export const minimumCases = 5;

/** Older resolutions say little about the ministry today. */
const monthsShown = 24;

type Context = { db: Database; now: () => Date };

const shownSince = (now: Date): Date =>
  new Date(`${addMonths(madridDate(now), -monthsShown).slice(0, 7)}-01T00:00:00Z`);

/** How long the ministry took, from our own petitions. */
export async function readWaitingTimes({ db, now }: Context): Promise<WaitingTimes> {
  const rows = await listWaitingTimes(db, minimumCases, shownSince(now()));
  const figures = ({ cases, median, p90 }: (typeof rows)[number]) => ({ cases, medianDays: median, p90Days: p90 });
  const all = rows.find(({ country, month }) => country === null && month === null);
  return {
    all: all ? figures(all) : null,
    byCountry: rows.flatMap((row) => (row.country === null ? [] : { country: row.country, ...figures(row) })),
    byMonth: rows.flatMap((row) => (row.month === null ? [] : { month: row.month, ...figures(row) })),
  };
}

/** The same waits for visitors without an account: how they are spread, in days, in total and by country. */
export async function readWaits({ db, now }: Context) {
  const since = shownSince(now());
  const rows = await listSpreads(db, minimumCases, since);
  const byCountry = rows.flatMap(({ country, ...spread }) => (country === null ? [] : [{ country, ...spread }]));
  return { since, all: rows.find(({ country }) => country === null) ?? null, byCountry };
}

export type Waits = Awaited<ReturnType<typeof readWaits>>;
