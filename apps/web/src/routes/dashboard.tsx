import { isDoctor } from '@fonendo/domain/policy-group';
import { createFileRoute } from '@tanstack/react-router';
import { LayoutDashboard } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyScreen } from '../app/empty-screen.tsx';
import { loadTexts } from '../platform/i18n.ts';
import { useSession } from '../platform/session/auth-state.ts';
import { LoadingState } from '../ui/loading-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';

const ReadinessCard = lazy(async () => ({
  default: (await import('../features/doctors/doctors.public.ts')).ReadinessCard,
}));

export const Route = createFileRoute('/dashboard')({
  staticData: { title: 'Dashboard', auth: true, middleware: ['permissions'], layout: 'by-policygroup' },
  loader: () => loadTexts('screens'),
  component: DashboardPage,
});

function DashboardPage() {
  const { t } = useTranslation('screens');
  const groups = useSession()?.policyGroups ?? [];
  if (!isDoctor(groups)) return <EmptyScreen of="dashboard" icon={LayoutDashboard} />;
  return (
    <>
      <PageHeader title={t('dashboard.heading')} />
      <Suspense fallback={<LoadingState of="rows" rows={2} />}>
        <ReadinessCard />
      </Suspense>
    </>
  );
}
