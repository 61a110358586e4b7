import type { MailFamily } from '@fonendo/domain/notifications/mail-families';
import type { Locale } from '@fonendo/domain/shared/locale';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { SecretKeys } from '../../../http/secret-keys.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { getAccountRow, lockAccountRow, updateAccountRow } from '../account.repository.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

export type UnsubscribeContext = { db: Database; now: () => Date; keys: SecretKeys };

/** What the page says: in which language, and about which mails. */
export type Unsubscription = { locale: Locale; families: readonly MailFamily[] };

/** Changes nothing: scanners of mails open every link. */
export async function readSubscription({ db, keys }: UnsubscribeContext, token: string): Promise<Unsubscription> {
  const { userId, families } = requireToken(keys, token);
  const { locale } = await getAccountRow(db, userId);
  return { locale, families };
}

/** Switches the mails of these kinds off, at once and in the summary. Bells go on ringing. Again, it changes nothing. */
export async function unsubscribe(
  { db, now, keys }: UnsubscribeContext,
  token: string,
  requestId: string,
): Promise<Unsubscription> {
  const { userId, families } = requireToken(keys, token);
  return db.transaction(async (tx) => {
    const row = await lockAccountRow(tx, userId);
    const wanted = (all: readonly MailFamily[]) => all.filter((family) => !families.includes(family));
    const change = { mailFamilies: wanted(row.mailFamilies), digestFamilies: wanted(row.digestFamilies) };
    const changed = (['mailFamilies', 'digestFamilies'] as const).filter(
      (field) => change[field].length < row[field].length,
    );
    if (changed.length > 0) {
      await updateAccountRow(tx, userId, change);
      const by = { userId, impersonatorId: null, requestId };
      await recordAudit(tx, now(), by, 'account.updated', { type: 'user', id: userId }, { after: { changed } });
    }
    return { locale: row.locale, families };
  });
}

function requireToken(keys: SecretKeys, token: string) {
  const found = readUnsubscribeToken(keys.unsubscribe, token);
  if (!found) throw new ApiError('NotFound');
  return found;
}
