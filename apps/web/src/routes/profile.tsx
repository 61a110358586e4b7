import { isDoctor, isHospitalStaff } from '@fonendo/domain/auth/policy-group';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { StandalonePage } from '../app/errors/standalone-page.tsx';
import { loadTexts } from '../platform/i18n.ts';
import { useSession } from '../platform/session/auth-state.ts';
import { LoadingState } from '../ui/states/loading-state.tsx';

const DoctorProfileScreen = lazy(async () => ({
  default: (await import('../features/doctors/profile/doctor-profile.screen.tsx')).DoctorProfileScreen,
}));
const HospitalProfileScreen = lazy(async () => ({
  default: (await import('../features/hospitals/profile/hospital-profile.screen.tsx')).HospitalProfileScreen,
}));
const OwnCardScreen = lazy(async () => ({
  default: (await import('../features/account/own-card.screen.tsx')).OwnCardScreen,
}));

export const Route = createFileRoute('/profile')({
  staticData: { title: 'Profile', auth: true, middleware: [], layout: 'empty' },
  loader: () => loadTexts('ui'),
  component: ProfilePage,
});

/** One's own profile as others see it: a doctor as hospitals do, a hospital as doctors do. */
function ProfilePage() {
  const groups = useSession()?.policyGroups ?? [];
  return (
    <StandalonePage width="reading">
      <Suspense fallback={<LoadingState />}>
        {isDoctor(groups) && <DoctorProfileScreen />}
        {isHospitalStaff(groups) && <HospitalProfileScreen />}
        {!isDoctor(groups) && !isHospitalStaff(groups) && <OwnCardScreen />}
      </Suspense>
    </StandalonePage>
  );
}
