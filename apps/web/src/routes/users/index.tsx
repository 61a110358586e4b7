import { isAdministrator, isHospitalStaff } from '@fonendo/domain/auth/policy-group';
import { createFileRoute, getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { UnauthorisedScreen } from '../../features/auth/login/unauthorised.screen.tsx';
import { parseUsersAddress } from '../../features/users/list/address.ts';
import { UsersScreen } from '../../features/users/users-screens.lazy.ts';
import { loadTexts } from '../../platform/i18n.ts';
import { authState, useSession } from '../../platform/session/auth-state.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { useTabTitle } from '../../ui/tab-title.ts';

// Imported by the page and not by the loader: loaders are part of the first load, with the names of all files.
const loadDirectory = () => import('../../features/doctors/directory/directory.screen.tsx');
const DirectoryScreen = lazy(async () => ({ default: (await loadDirectory()).DirectoryScreen }));
const DirectoryGate = lazy(async () => {
  // Loaded together with the gate before it, not after it.
  void loadDirectory();
  return { default: (await import('../../features/hospitals/directory-gate.tsx')).DirectoryGate };
});

export const Route = createFileRoute('/users/')({
  staticData: { title: 'Users', auth: true, middleware: [], layout: 'by-policygroup' },
  validateSearch: parseUsersAddress,
  loader: () => loadTexts(...namespaces()),
  component: UsersPage,
});

const route = getRouteApi('/users/');

function namespaces(): ('users' | 'administrators' | 'directory' | 'access')[] {
  const auth = authState();
  const groups = auth.status === 'authenticated' ? auth.session.policyGroups : [];
  if (isAdministrator(groups)) return ['users', 'administrators'];
  return [isHospitalStaff(groups) ? 'directory' : 'access'];
}

/** Administrators see all users, hospitals the doctors' directory; others read, at this address, what /401 says. */
function UsersPage() {
  const groups = useSession()?.policyGroups ?? [];
  const { t } = useTranslation();
  useTabTitle(isHospitalStaff(groups) ? t('nav.doctors') : null, t('product'));
  const search = route.useSearch();
  const navigate = useNavigate();
  const go = (next: typeof search) => void navigate({ to: '/users', search: next, viewTransition: false });
  if (!isAdministrator(groups) && !isHospitalStaff(groups)) return <UnauthorisedScreen />;
  return (
    <Suspense fallback={<LoadingState of="rows" />}>
      {isAdministrator(groups) ? (
        <UsersScreen address={search} onSearch={go} />
      ) : (
        <DirectoryGate>
          <DirectoryScreen address={search} onSearch={go} />
        </DirectoryGate>
      )}
    </Suspense>
  );
}
