import type { Account, AccountUpdate } from '@fonendo/contract/account/account.schema';
import type { MailFamily } from '@fonendo/domain/notifications/mail-families';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { type AuthContext, toE164 } from '../auth/auth.public.ts';
import { forgetComplaint } from '../bounces/bounces.public.ts';
import { findVerifiedFields } from '../doctors/doctors.public.ts';
import { type AccountChange, type AccountRow, lockAccountRow, updateAccountRow } from './account.repository.ts';
import { describeAccount } from './read-account.ts';

/** Changes one's own names, phone, language and wanted mails. */
export async function updateAccount(context: AuthContext, actor: Actor, update: AccountUpdate): Promise<Account> {
  return context.db.transaction(async (tx) => {
    const row = await lockAccountRow(tx, actor.userId);
    const change = { ...changeOf(update), ...mailsOf(row, update, context.now()) };
    const changed = fieldsThatDiffer(row, change);
    if (changed.length === 0) return describeAccount(tx, row);
    await refuseVerifiedNames(tx, actor.userId, changed);
    const updated = await updateAccountRow(tx, actor.userId, change);
    if (wantsMails(change)) await forgetComplaint(tx, actor.userId);
    // Only the names of the fields, not their values: these are personal data, and the audit outlives the account.
    const subject = { type: 'user', id: actor.userId } as const;
    await recordAudit(tx, context.now(), actor, 'account.updated', subject, { after: { changed } });
    return describeAccount(tx, updated);
  });
}

function changeOf({ firstname, lastname, phonePrefix, phone, locale }: AccountUpdate): AccountChange {
  return {
    ...(firstname !== undefined && { firstname }),
    ...(lastname !== undefined && { lastname }),
    ...(phonePrefix !== undefined && phone !== undefined && { phone: toE164(phonePrefix, phone) }),
    ...(locale !== undefined && { locale }),
  };
}

/** A family is sent at once or in the summary: if only one list is sent, its families are removed from the other. */
function mailsOf(row: AccountRow, { mailFamilies, digestFamilies }: AccountUpdate, now: Date): AccountChange {
  if (mailFamilies === undefined && digestFamilies === undefined) return {};
  const daily = [...new Set(digestFamilies ?? without(row.digestFamilies, mailFamilies ?? []))];
  return {
    mailFamilies: without([...new Set(mailFamilies ?? row.mailFamilies)], daily),
    digestFamilies: daily,
    // The first summary starts where single mails stopped.
    ...(daily.length > 0 && row.digestFamilies.length === 0 && { digestedAt: now }),
  };
}

const wantsMails = ({ mailFamilies = [], digestFamilies = [] }: AccountChange): boolean =>
  mailFamilies.length + digestFamilies.length > 0;

const without = (families: readonly MailFamily[], others: readonly MailFamily[]): MailFamily[] =>
  families.filter((family) => !others.includes(family));

/** A doctor cannot change names that were compared with an approved passport. */
async function refuseVerifiedNames(tx: Queryable, userId: string, changed: readonly string[]): Promise<void> {
  const names = changed.filter((field) => field === 'firstname' || field === 'lastname');
  if (names.length === 0) return;
  const verified: readonly string[] = await findVerifiedFields(tx, userId);
  const refused = names.filter((field) => verified.includes(field));
  if (refused.length === 0) return;
  const fields = Object.fromEntries(refused.map((field) => [field, { key: 'errors.verifiedData' }]));
  throw new ApiError('DataVerified', { fields });
}

const fieldsThatDiffer = (row: AccountChange, change: AccountChange) =>
  (Object.keys(change) as (keyof AccountChange)[]).filter(
    (field) => JSON.stringify(row[field]) !== JSON.stringify(change[field]),
  );
