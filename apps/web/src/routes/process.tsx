import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { Workflow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChooseHospitalPage } from '../app/errors/choose-hospital-page.tsx';
import { WrongGroupPage } from '../app/errors/wrong-group-page.tsx';
import { ProcessesScreen } from '../features/processes/processes.screen.tsx';
import { loadTexts } from '../platform/i18n.ts';
import { useWorksForHospital } from '../platform/session/chosen-hospital.ts';

export const Route = createFileRoute('/process')({
  staticData: { title: 'Process', auth: true, middleware: [], layout: 'hospital' },
  validateSearch: ({ process }: Record<string, unknown>): { process?: string } =>
    typeof process === 'string' ? { process } : {},
  loader: () => loadTexts('processes', 'processSteps', 'documents'),
  component: ProcessPage,
});

function ProcessPage() {
  const { t } = useTranslation('processes');
  const works = useWorksForHospital();
  const { process } = useSearch({ from: '/process' });
  const navigate = useNavigate();
  if (!works) return <ChooseHospitalPage heading={t('heading')} otherwise={<OnlyHospitals />} />;
  return (
    <ProcessesScreen
      chosen={process}
      onOpen={(id) => void navigate({ to: '/process', search: id ? { process: id } : {}, viewTransition: false })}
    />
  );
}

function OnlyHospitals() {
  const { t } = useTranslation('processes');
  return (
    <WrongGroupPage
      heading={t('heading')}
      icon={<Workflow size={26} aria-hidden />}
      title={t('notStaff')}
      description={t('notStaffHelp')}
      toDashboard={t('toDashboard')}
    />
  );
}
