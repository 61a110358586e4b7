import { isHospitalStaff } from '@fonendo/domain/auth/policy-group';
import { createFileRoute, getRouteApi, notFound, rootRouteId, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { isForHospitals } from '../../app/audience.ts';
import { queryClient } from '../../app/query-client.ts';
import { requireResourceId } from '../../app/resource-id.ts';
import { parseUserAddress } from '../../features/users/list/address.ts';
import { UserScreen } from '../../features/users/users-screens.lazy.ts';
import { isApiFailure } from '../../platform/http-client.ts';
import { loadTexts } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session/auth-state.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';

// Imported by the page and not by the loader: loaders are part of the first load, with the names of all files.
const FoundDoctorScreen = lazy(async () => ({
  default: (await import('../../features/doctors/found/found-doctor.screen.tsx')).FoundDoctorScreen,
}));
const DirectoryGate = lazy(async () => ({
  default: (await import('../../features/hospitals/directory-gate.tsx')).DirectoryGate,
}));

export const Route = createFileRoute('/users/$id')({
  staticData: { title: 'User', auth: true, middleware: [], layout: 'by-policygroup' },
  validateSearch: parseUserAddress,
  beforeLoad: ({ params }) => requireResourceId(params.id),
  loader: async ({ params }) => {
    const [closed] = await Promise.all(
      isForHospitals()
        ? [requireFound(params.id), loadTexts('directory', 'doctors', 'cv', 'documents')]
        : [
            requireUser(params.id),
            loadTexts('users', 'person', 'profiles', 'documents', 'payments', 'audit', 'bounces'),
          ],
    );
    return { closed: closed === true };
  },
  component: UserPage,
});

const route = getRouteApi('/users/$id');

/** Unknown, or not for this group: not found. */
async function requireUser(id: string): Promise<void> {
  // Imported here, because a loader is part of the first load.
  const { userQuery } = await import('../../features/users/users.queries.ts');
  await queryClient.ensureQueryData(userQuery(id)).catch(refuse);
}

/** A doctor whom the hospital may find; true where it may not find anybody yet. */
async function requireFound(id: string): Promise<boolean> {
  const { foundDoctorQuery } = await import('../../features/doctors/directory/directory.queries.ts');
  try {
    await queryClient.ensureQueryData(foundDoctorQuery(id));
    return false;
  } catch (failure) {
    return isApiFailure(failure, 'HospitalNotApproved') || refuse(failure);
  }
}

function refuse(failure: unknown): never {
  if (isApiFailure(failure) && (failure.status === 404 || failure.status === 403)) {
    throw notFound({ routeId: rootRouteId });
  }
  throw failure;
}

/** For administrators everything about a user, for hospitals a doctor as the doctor previews it. */
function UserPage() {
  const groups = useSession()?.policyGroups ?? [];
  const { id } = route.useParams();
  const { closed } = route.useLoaderData();
  const search = route.useSearch();
  const navigate = useNavigate();
  if (isHospitalStaff(groups)) {
    const doctor = <FoundDoctorScreen key={id} id={id} />;
    return <Suspense fallback={<LoadingState />}>{closed ? <DirectoryGate>{doctor}</DirectoryGate> : doctor}</Suspense>;
  }
  return (
    <Suspense fallback={<LoadingState />}>
      <UserScreen
        key={id}
        id={id}
        address={search}
        onTab={(tab) =>
          void navigate({ to: '/users/$id', params: { id }, search: { tab }, replace: true, viewTransition: false })
        }
      />
    </Suspense>
  );
}
