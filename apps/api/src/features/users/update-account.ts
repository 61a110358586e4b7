import type { Account, AccountUpdate } from '@fonendo/contract/account.schema';
import type { Actor } from '../../http/access.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { type AuthContext, toE164 } from '../auth/auth.public.ts';
import { presentAccount } from './account.presenter.ts';
import { type AccountChange, lockAccountRow, updateAccountRow } from './account.repository.ts';

/** Changes one's own names, phone, language and wanted mails. */
export async function updateAccount(context: AuthContext, actor: Actor, update: AccountUpdate): Promise<Account> {
  const change = changeOf(update);
  return context.db.transaction(async (tx) => {
    const row = await lockAccountRow(tx, actor.userId);
    const changed = fieldsThatDiffer(row, change);
    if (changed.length === 0) return presentAccount(row);
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

const fieldsThatDiffer = (row: AccountChange, change: AccountChange) =>
  (Object.keys(change) as (keyof AccountChange)[]).filter(
    (field) => JSON.stringify(row[field]) !== JSON.stringify(change[field]),
  );
