import { createFileRoute, getRouteApi, useNavigate } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseHospitalPage } from '../../app/errors/choose-hospital-page.tsx';
import { WrongGroupPage } from '../../app/errors/wrong-group-page.tsx';
import { parseCandidatesAddress } from '../../features/selection/candidates/address.ts';
import { CandidatesScreen } from '../../features/selection/candidates-screens.lazy.ts';
import { loadTexts } from '../../platform/i18n.ts';
import { useWorksForHospital } from '../../platform/session/chosen-hospital.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';

export const Route = createFileRoute('/candidates/')({
  staticData: { title: 'Candidates', auth: true, middleware: [], layout: 'hospital' },
  validateSearch: parseCandidatesAddress,
  loader: () => loadTexts('candidates'),
  component: CandidatesPage,
});

const route = getRouteApi('/candidates/');

function CandidatesPage() {
  const { t } = useTranslation('candidates');
  const works = useWorksForHospital();
  const search = route.useSearch();
  const navigate = useNavigate();
  if (!works) return <ChooseHospitalPage heading={t('heading')} otherwise={<OnlyHospitals />} />;
  return (
    <Suspense fallback={<LoadingState of="rows" />}>
      <CandidatesScreen
        address={search}
        onSearch={(next) => void navigate({ to: '/candidates', search: next, viewTransition: false })}
      />
    </Suspense>
  );
}

function OnlyHospitals() {
  const { t } = useTranslation('candidates');
  return (
    <WrongGroupPage
      heading={t('heading')}
      icon={<Users size={26} aria-hidden />}
      title={t('notStaff')}
      description={t('notStaffHelp')}
      toDashboard={t('toDashboard')}
    />
  );
}
