import type { Account, AccountUpdate } from '@fonendo/contract/account.schema';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { type AuthContext, toE164 } from '../auth/auth.public.ts';
import { findVerifiedFields } from '../doctors/doctors.public.ts';
import { presentAccount } from './account.presenter.ts';
import { type AccountChange, lockAccountRow, updateAccountRow } from './account.repository.ts';

/** Changes one's own names, phone, language and wanted mails. */
export async function updateAccount(context: AuthContext, actor: Actor, update: AccountUpdate): Promise<Account> {
  const change = changeOf(update);
  return context.db.transaction(async (tx) => {
    const row = await lockAccountRow(tx, actor.userId);
    const changed = fieldsThatDiffer(row, change);
    if (changed.length === 0) return presentAccount(row);
    await refuseVerifiedNames(tx, actor.userId, changed);
    const updated = await updateAccountRow(tx, actor.userId, change);
    // Which fields, not what was in them: the audit outlives the account, and these are personal data.
    const subject = { type: 'user', id: actor.userId } as const;
    await recordAudit(tx, context.now(), actor, 'account.updated', subject, { after: { changed } });
    return presentAccount(updated);
  });
}

function changeOf({ firstName, lastName, phonePrefix, phone, locale, mailFamilies }: AccountUpdate): AccountChange {
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(phonePrefix !== undefined && phone !== undefined && { phone: toE164(phonePrefix, phone) }),
    ...(locale !== undefined && { locale }),
    ...(mailFamilies !== undefined && { mailFamilies: [...new Set(mailFamilies)] }),
  };
}

/** A doctor's names that were checked against an approved passport are no longer theirs alone to change. */
async function refuseVerifiedNames(tx: Queryable, userId: string, changed: readonly string[]): Promise<void> {
  const names = changed.filter((field) => field === 'firstName' || field === 'lastName');
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
