import type { Account } from '@fonendo/contract/account/account.schema';
import { type ComponentType, lazy } from 'react';
import { loadTexts } from '../../platform/i18n.ts';
import { NotificationsPage } from '../notifications/notifications.public.ts';
import classes from './account.screen.module.css';
import type { AccountTab } from './account-search.ts';

// Each tab brings its own: whoever changes a password does not fetch the checklist of documents.
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
  // All its texts at once: a part that waits for its own would take the others from the screen again.
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

/** Of another feature, whose public file brings more than this tab needs. It may itself be one that comes later. */
function later(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const Part = await load();
    return { default: () => <Part /> };
  });
}
