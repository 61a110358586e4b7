import { createFileRoute, getRouteApi, notFound, rootRouteId, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { queryClient } from '../../app/query-client.ts';
import { requireResourceId } from '../../app/resource-id.ts';
import { parseUserAddress } from '../../features/users/list/address.ts';
import { UserScreen } from '../../features/users/users-screens.lazy.ts';
import { isApiFailure } from '../../platform/http-client.ts';
import { loadTexts } from '../../platform/i18n.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';

export const Route = createFileRoute('/users/$id')({
  staticData: { title: 'User', auth: true, middleware: [], layout: 'by-policygroup' },
  validateSearch: parseUserAddress,
  beforeLoad: ({ params }) => requireResourceId(params.id),
  loader: ({ params }) =>
    Promise.all([requireUser(params.id), loadTexts('users', 'person', 'profiles', 'documents', 'payments', 'audit')]),
  component: UserPage,
});

const route = getRouteApi('/users/$id');

/** Unknown, or not for this group: not found. */
async function requireUser(id: string): Promise<void> {
  // Imported here, because a loader is part of the first load.
  const { userQuery } = await import('../../features/users/users.queries.ts');
  try {
    await queryClient.ensureQueryData(userQuery(id));
  } catch (failure) {
    if (isApiFailure(failure) && (failure.status === 404 || failure.status === 403)) {
      throw notFound({ routeId: rootRouteId });
    }
    throw failure;
  }
}

function UserPage() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate();
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
