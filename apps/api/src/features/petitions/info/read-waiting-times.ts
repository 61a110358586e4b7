import type { WaitingTimes } from '@fonendo/contract/petitions/queue.schema';
import { addMonths } from '@fonendo/domain/reference/working-calendar';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Database } from '../../../db/database.ts';
import { listWaitingTimes } from './waiting-times.repository.ts';

/** With fewer cases a figure would reveal something about a person. */
const minimumCases = 5;

/** Older resolutions say little about the ministry today. */
const monthsShown = 24;

/** How long the ministry took, from our own petitions. */
export async function readWaitingTimes({ db, now }: { db: Database; now: () => Date }): Promise<WaitingTimes> {
  const since = new Date(`${addMonths(madridDate(now()), -monthsShown).slice(0, 7)}-01T00:00:00Z`);
  const rows = await listWaitingTimes(db, minimumCases, since);
  const figures = ({ cases, median, p90 }: (typeof rows)[number]) => ({ cases, medianDays: median, p90Days: p90 });
  const all = rows.find(({ country, month }) => country === null && month === null);
  return {
    all: all ? figures(all) : null,
    byCountry: rows.flatMap((row) => (row.country === null ? [] : { country: row.country, ...figures(row) })),
    byMonth: rows.flatMap((row) => (row.month === null ? [] : { month: row.month, ...figures(row) })),
  };
}
