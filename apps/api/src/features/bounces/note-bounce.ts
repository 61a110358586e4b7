import { randomUUID } from 'node:crypto';
import { afterFailure, bounceLimits, bounceReasonOf } from '@fonendo/domain/bounces/bounce';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Database, Queryable } from '../../db/database.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { type BounceRow, findBounce, lockPerson, saveBounce, wantNoMails } from './bounces.repository.ts';

type Context = { db: Database; now: () => Date };

/** What a mail server said about a mail: its extended status, and its own words. */
export type MailFailure = { status: string; diagnostic: string | null };

/**
 * A mail to this person failed. Returns whether their address counts as undeliverable now; null if they are gone or have
 * another address, which the report says nothing about.
 */
export async function noteFailure(
  { db, now }: Context,
  { id, email }: { id: string; email: string },
  { status, diagnostic }: MailFailure,
): Promise<boolean | null> {
  return db.transaction(async (tx) => {
    const person = await lockPerson(tx, id);
    if (person?.email !== email) return null;
    const row = (await findBounce(tx, id)) ?? emptyRow(id);
    if (row.undeliverableAt) return true;
    const { failedOn, undeliverable } = afterFailure(row.failedOn, status, madridDate(now()));
    const why = { reason: bounceReasonOf(status), undeliverableAt: now() };
    const said = { status, diagnostic: diagnostic?.slice(0, bounceLimits.diagnosticLength) ?? null };
    await saveBounce(tx, { ...row, ...said, failedOn, ...(undeliverable && why) });
    if (undeliverable) await record(tx, now(), id, 'account.mailUndeliverable', { after: { mailStatus: status } });
    return undeliverable;
  });
}

/** A provider passed on that this person called a mail junk: the mails that one can switch off are, all of them. */
export async function noteComplaint(
  { db, now }: Context,
  { id, email }: { id: string; email: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const person = await lockPerson(tx, id);
    if (person?.email !== email) return false;
    const row = (await findBounce(tx, id)) ?? emptyRow(id);
    if (row.complainedAt) return true;
    await saveBounce(tx, { ...row, complainedAt: now() });
    await wantNoMails(tx, id);
    await record(tx, now(), id, 'account.mailComplained', {});
    return true;
  });
}

const emptyRow = (userId: string): BounceRow => ({
  ...{ userId, undeliverableAt: null, reason: null, status: null, diagnostic: null, failedOn: [], complainedAt: null },
});

type Noted = 'account.mailUndeliverable' | 'account.mailComplained';

/** Nobody did it: a mail server said so. */
function record(tx: Queryable, now: Date, id: string, action: Noted, changes: { after?: { mailStatus: string } }) {
  const nobody = { userId: null, impersonatorId: null, requestId: randomUUID() };
  return recordAudit(tx, now, nobody, action, { type: 'user', id }, changes);
}
