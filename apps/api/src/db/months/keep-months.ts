import type { Logger } from 'pino';
import type { Database } from '../database.ts';
import { addMonths, sortRows } from './months.ts';

type Context = { db: Database; now: () => Date; log: Pick<Logger, 'info'> };

/** An installation may stand still for a season and find its months made. */
const monthsAhead = 3;

/** The parts of divided tables for the months to come, and for rows that found none. Running it twice changes nothing. */
export async function keepMonths({ db, now, log }: Context): Promise<void> {
  const added = await addMonths(db, now(), monthsAhead);
  const sorted = await sortRows(db);
  if (added + sorted > 0) log.info({ added, sorted }, 'months of divided tables');
}
