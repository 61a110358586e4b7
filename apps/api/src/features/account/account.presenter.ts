import type { Account } from '@fonendo/contract/account/account.schema';
import { splitE164 } from '../auth/auth.public.ts';
import type { BounceRow } from '../bounces/bounces.public.ts';
import type { AccountRow } from './account.repository.ts';

export function presentAccount(
  row: AccountRow,
  bounce: Pick<BounceRow, 'complainedAt'> | null,
  lastAdministrator: boolean,
): Account {
  return {
    id: row.id,
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    ...splitE164(row.phone),
    locale: row.locale,
    mailFamilies: row.mailFamilies,
    digestFamilies: row.digestFamilies,
    complainedAt: bounce?.complainedAt?.toISOString() ?? null,
    policyGroups: row.policyGroups,
    createdAt: row.createdAt.toISOString(),
    lastAdministrator,
  };
}
