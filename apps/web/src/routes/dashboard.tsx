import { isAdministrator, isDoctor } from '@fonendo/domain/auth/policy-group';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { isForDoctors } from '../app/audience.ts';
import {
  AdministratorDashboardScreen,
  DoctorDashboardScreen,
  HospitalDashboardScreen,
} from '../features/dashboards/dashboards-screens.lazy.ts';
import { loadTexts } from '../platform/i18n.ts';
import { useSession } from '../platform/session/auth-state.ts';
import { LoadingState } from '../ui/states/loading-state.tsx';

export const Route = createFileRoute('/dashboard')({
  staticData: { title: 'Dashboard', auth: true, middleware: ['permissions'], layout: 'by-policygroup' },
  // Each group loads only its own texts.
  loader: () =>
    isForDoctors()
      ? loadTexts('dashboards', 'doctors', 'documents', 'homologations', 'offers')
      : loadTexts('dashboards'),
  component: DashboardPage,
});

function DashboardPage() {
  const groups = useSession()?.policyGroups ?? [];
  return (
    <Suspense fallback={<LoadingState of="rows" />}>
      {isDoctor(groups) ? (
        <DoctorDashboardScreen />
      ) : isAdministrator(groups) ? (
        <AdministratorDashboardScreen />
      ) : (
        <HospitalDashboardScreen />
      )}
    </Suspense>
  );
}
