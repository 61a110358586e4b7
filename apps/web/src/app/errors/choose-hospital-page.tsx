import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/auth-state.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

/** A hospital's page, for somebody who works for none: administrators choose one, others are told whom it is for. */
export function ChooseHospitalPage({ heading, otherwise }: { heading: string; otherwise: ReactNode }) {
  const { t } = useTranslation();
  if (!isAdministrator(useSession()?.policyGroups ?? [])) return otherwise;
  return (
    <>
      <PageHeader title={heading} />
      <Card>
        <EmptyState
          icon={<Building2 size={26} aria-hidden />}
          title={t('chosenHospital.choose')}
          description={t('chosenHospital.chooseHelp')}
          action={<Button renderRoot={(props) => <Link to="/hospitals" {...props} />}>{t('nav.hospitals')}</Button>}
        />
      </Card>
    </>
  );
}
