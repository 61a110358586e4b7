import { isHospitalStaff } from '@fonendo/domain/policy-group';
import { createFileRoute, getRouteApi, useNavigate } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { EmptyScreen } from '../../app/empty-screen.tsx';
import { parseDirectoryAddress } from '../../features/doctors/directory-address.ts';
import { loadTexts } from '../../platform/i18n.ts';
import { authState, useSession } from '../../platform/session/auth-state.ts';
import { LoadingState } from '../../ui/loading-state.tsx';

// Asked for by the page alone: in the loader its list of files would be part of the first load.
const DirectoryScreen = lazy(async () => ({
  default: (await import('../../features/doctors/directory.screen.tsx')).DirectoryScreen,
}));

export const Route = createFileRoute('/users/')({
  staticData: { title: 'Users', auth: true, middleware: [], layout: 'by-policygroup' },
  validateSearch: parseDirectoryAddress,
  loader: () => loadTexts(isForHospitals() ? 'directory' : 'screens'),
  component: UsersPage,
});

const route = getRouteApi('/users/');

const isForHospitals = () => {
  const auth = authState();
  return auth.status === 'authenticated' && isHospitalStaff(auth.session.policyGroups);
};

/** Hospitals find doctors here (decisions.md, "Groups"). */
function UsersPage() {
  const groups = useSession()?.policyGroups ?? [];
  const search = route.useSearch();
  const navigate = useNavigate();
  if (!isHospitalStaff(groups)) return <EmptyScreen of="users" icon={Users} />;
  return (
    <Suspense fallback={<LoadingState of="rows" />}>
      <DirectoryScreen
        address={search}
        onSearch={(next) => void navigate({ to: '/users', search: next, viewTransition: false })}
      />
    </Suspense>
  );
}
