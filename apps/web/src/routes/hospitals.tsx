import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { Button } from '@mantine/core';
import { createFileRoute, Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { parseManagedHospitalsAddress } from '../features/hospitals/manage/address.ts';
import { ManagedHospitalsScreen } from '../features/hospitals/manage/managed-hospitals.screen.tsx';
import { loadTexts } from '../platform/i18n.ts';
import { useSession } from '../platform/session/auth-state.ts';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';

export const Route = createFileRoute('/hospitals')({
  staticData: { title: 'Hospitals', auth: true, middleware: [], layout: 'admin' },
  validateSearch: parseManagedHospitalsAddress,
  loader: () => loadTexts('hospitals', 'profiles', 'person', 'users'),
  component: HospitalsPage,
});

function HospitalsPage() {
  const groups = useSession()?.policyGroups ?? [];
  const address = useSearch({ from: '/hospitals' });
  const navigate = useNavigate();
  if (!isAdministrator(groups)) return <OnlyAdministrators />;
  return (
    <ManagedHospitalsScreen
      address={address}
      onSearch={(next) => void navigate({ to: '/hospitals', search: next, viewTransition: false })}
    />
  );
}

function OnlyAdministrators() {
  const { t } = useTranslation('hospitals');
  return (
    <>
      <PageHeader title={t('managed.heading')} />
      <Card>
        <EmptyState
          icon={<Building2 size={26} aria-hidden />}
          title={t('managed.onlyAdministrators')}
          description={t('managed.onlyAdministratorsHelp')}
          action={
            <Button variant="default" renderRoot={(props) => <Link to="/account" {...props} />}>
              {t('managed.toAccount')}
            </Button>
          }
        />
      </Card>
    </>
  );
}
