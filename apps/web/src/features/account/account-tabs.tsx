import type { Account } from '@fonendo/contract/account.schema';
import { isDoctor } from '@fonendo/domain/policy-group';
import { lazy } from 'react';
import { useSession } from '../../platform/session/auth-state.ts';
import { DoctorDataForm, FindablePreference } from '../doctors/doctors.public.ts';
import { NotificationsPage } from '../notifications/notifications.public.ts';
import classes from './account.screen.module.css';
import type { AccountTab } from './account-search.ts';
import { DataExport } from './data-export.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { InPersonOnly } from './in-person-only.tsx';
import { LanguagePreference } from './language-preference.tsx';
import { MailPreferences } from './mail-preferences.tsx';
import { PasswordSection } from './password.form.tsx';
import { PersonalDataSection } from './personal-data.form.tsx';
import { SessionList } from './session-list.tsx';

// Each tab brings its own: whoever changes a password does not fetch the checklist of documents.
const DoctorDocuments = lazy(async () => ({
  default: (await import('../documents/documents.public.ts')).DoctorDocuments,
}));
const HospitalDataForm = lazy(async () => ({
  default: (await import('../hospitals/hospitals.public.ts')).HospitalDataForm,
}));
const CvTab = lazy(async () => ({ default: (await import('./cv-tab.tsx')).CvTab }));
const PaymentsTab = lazy(async () => ({ default: (await import('./payments-tab.tsx')).PaymentsTab }));
const PriceSettings = lazy(async () => ({
  default: (await import('../payments/payments.public.ts')).PriceSettings,
}));
const PetitionSettings = lazy(async () => ({
  default: (await import('../petitions/petitions.public.ts')).PetitionSettings,
}));

export function TabContent({ tab, account }: { tab: AccountTab; account: Account }) {
  switch (tab) {
    case 'personal':
      return <DoctorDataForm />;
    case 'documents':
      return <DoctorDocuments />;
    case 'cv':
      return <CvTab />;
    case 'payments':
      return <PaymentsTab />;
    case 'hospital':
      return <HospitalDataForm />;
    case 'account':
      return (
        <div className={classes.single}>
          <PersonalDataSection account={account} />
        </div>
      );
    case 'settings':
      return (
        <div className={classes.single}>
          <PriceSettings />
          <PetitionSettings />
        </div>
      );
    case 'security':
      return <Security account={account} />;
    case 'privacy':
      return <Privacy account={account} />;
    case 'notifications':
      return <NotificationsPage />;
  }
}

/** What only the person may do is not shown to an administrator acting for them: the server would refuse it. */
function Security({ account }: { account: Account }) {
  const inPerson = !useSession()?.impersonatedBy;
  if (!inPerson) return <InPersonOnly name={`${account.firstName} ${account.lastName}`} />;
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <PasswordSection email={account.email} />
      </div>
      <div className={classes.column}>
        <SessionList />
      </div>
    </div>
  );
}

function Privacy({ account }: { account: Account }) {
  const inPerson = !useSession()?.impersonatedBy;
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <LanguagePreference account={account} />
        <MailPreferences account={account} />
      </div>
      <div className={classes.column}>
        {isDoctor(account.policyGroups) && <FindablePreference />}
        {inPerson && <DataExport />}
        {inPerson && <DeleteAccount email={account.email} />}
      </div>
    </div>
  );
}
