import type { Account } from '@fonendo/contract/account/account.schema';
import { type ComponentType, lazy } from 'react';
import { loadTexts } from '../../platform/i18n.ts';
import { NotificationsPage } from '../notifications/notifications.public.ts';
import classes from './account.screen.module.css';
import type { AccountTab } from './account-search.ts';

// Each tab loads its own code: changing a password does not load the documents.
const DoctorDataForm = later(async () => (await import('../doctors/doctors.public.ts')).DoctorDataForm);
const DoctorDocuments = later(async () => (await import('../documents/documents.public.ts')).DoctorDocuments);
const HospitalDataForm = later(async () => (await import('../hospitals/hospitals.public.ts')).HospitalDataForm);
const PersonalDataSection = lazy(async () => ({
  default: (await import('./personal-data.form.tsx')).PersonalDataSection,
}));
const SecurityTab = lazy(async () => ({ default: (await import('./tabs/security-tab.tsx')).SecurityTab }));
const PrivacyTab = lazy(async () => ({ default: (await import('./tabs/privacy-tab.tsx')).PrivacyTab }));
const CvTab = lazy(async () => ({ default: (await import('./tabs/cv-tab.tsx')).CvTab }));
const PaymentsTab = lazy(async () => ({ default: (await import('./tabs/payments-tab.tsx')).PaymentsTab }));
const SettingsTab = lazy(async () => {
  // All texts at once: a part that suspends for its own texts would remove the others from the screen.
  const texts = loadTexts('payments', 'petitions', 'documents');
  const [parts] = await Promise.all([import('./tabs/settings-tab.tsx'), texts]);
  return { default: parts.SettingsTab };
});

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
      return <SettingsTab />;
    case 'security':
      return <SecurityTab account={account} />;
    case 'privacy':
      return <PrivacyTab account={account} />;
    case 'notifications':
      return <NotificationsPage />;
  }
}

/** A component of another feature, whose public file contains more than this tab needs. It may be lazy itself. */
function later(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const Part = await load();
    return { default: () => <Part /> };
  });
}
