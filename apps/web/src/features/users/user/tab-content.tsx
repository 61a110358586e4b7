import type { UserDetail } from '@fonendo/contract/users/users.schema';
import { lazy } from 'react';
import { UserPayments } from '../../payments/payments.public.ts';
import { UserData } from './data.tsx';
import { UserCandidacies, UserDocuments, UserOffers, UserPetitions } from './records.tsx';
import { UserSessions } from './sessions.tsx';
import type { UserTab } from './tabs.ts';

// Each tab loads its own code: looking at a phone number does not load the invoices.
const PersonAudit = lazy(async () => ({ default: (await import('../../audit/audit.public.ts')).PersonAudit }));

export function UserTabContent({ tab, user, name }: { tab: UserTab; user: UserDetail; name: string }) {
  switch (tab) {
    case 'data':
      return <UserData user={user} />;
    case 'petitions':
      return <UserPetitions user={user} />;
    case 'documents':
      return <UserDocuments user={user} />;
    case 'payments':
      return <UserPayments userId={user.id} />;
    case 'candidacies':
      return <UserCandidacies user={user} />;
    case 'offers':
      return <UserOffers user={user} />;
    case 'sessions':
      return <UserSessions user={user} name={name} />;
    case 'audit':
      return <PersonAudit userId={user.id} />;
  }
}
