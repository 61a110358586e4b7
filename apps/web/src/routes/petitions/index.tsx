import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { createFileRoute, getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadDoctorPetitionTexts } from '../../features/petitions/own/texts.ts';
import { parseQueueAddress } from '../../features/petitions/queue/address.ts';
import { loadTexts } from '../../platform/i18n.ts';
import { authState, useSession } from '../../platform/session/auth-state.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';

const loadQueue = () => import('../../features/petitions/queue/queue.screen.tsx');
const loadOwn = () => import('../../features/petitions/own/own-petitions.screen.tsx');
const PetitionQueueScreen = lazy(async () => ({ default: (await loadQueue()).PetitionQueueScreen }));
const DoctorPetitions = lazy(async () => ({ default: (await loadOwn()).DoctorPetitions }));

export const Route = createFileRoute('/petitions/')({
  staticData: { title: 'Petitions', auth: true, middleware: [], layout: 'admin' },
  validateSearch: parseQueueAddress,
  // Administrators see the queue, doctors their own petitions: each with its own code and texts. The code is imported
  // by the component: here, the names of all its files would be part of the first load.
  loader: () => (isForAdministrators() ? loadTexts('petitions', 'documents') : loadDoctorPetitionTexts()),
  component: PetitionsPage,
});

const route = getRouteApi('/petitions/');

const isForAdministrators = () => {
  const auth = authState();
  return auth.status === 'authenticated' && isAdministrator(auth.session.policyGroups);
};

function PetitionsPage() {
  const groups = useSession()?.policyGroups ?? [];
  const search = route.useSearch();
  const navigate = useNavigate();
  return (
    <Suspense fallback={<LoadingState of="rows" />}>
      {isAdministrator(groups) ? (
        <PetitionQueueScreen
          address={search}
          onSearch={(next) => void navigate({ to: '/petitions', search: next, viewTransition: false })}
        />
      ) : (
        <DoctorPetitions />
      )}
    </Suspense>
  );
}
