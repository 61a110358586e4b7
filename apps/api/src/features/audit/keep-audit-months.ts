import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { addAuditMonths, sortAuditEntries } from './audit-months.repository.ts';

type Context = { db: Database; now: () => Date; log: Pick<Logger, 'info'> };

/** An installation may stand still for a season and find its months made. */
const monthsAhead = 3;

/** The parts of the audit for the months to come, and for entries that found none. Running it twice changes nothing. */
export async function keepAuditMonths({ db, now, log }: Context): Promise<void> {
  const added = await addAuditMonths(db, now(), monthsAhead);
  const sorted = await sortAuditEntries(db);
  if (added + sorted > 0) log.info({ added, sorted }, 'months of the audit');
}
