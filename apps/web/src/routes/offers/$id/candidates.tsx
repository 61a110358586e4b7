import { createFileRoute, getRouteApi, notFound, rootRouteId, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { queryClient } from '../../../app/query-client.ts';
import { requireResourceId } from '../../../app/resource-id.ts';
import { parseCandidatesAddress } from '../../../features/selection/candidates/address.ts';
import { BoardScreen } from '../../../features/selection/candidates-screens.lazy.ts';
import { isApiFailure } from '../../../platform/http-client.ts';
import { loadTexts } from '../../../platform/i18n.ts';
import { queryKeys } from '../../../platform/query-keys.ts';
import { LoadingState } from '../../../ui/states/loading-state.tsx';

export const Route = createFileRoute('/offers/$id/candidates')({
  staticData: { title: 'Offer candidates', auth: true, middleware: [], layout: 'hospital' },
  validateSearch: parseCandidatesAddress,
  beforeLoad: ({ params }) => requireResourceId(params.id),
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => Promise.all([loadTexts('candidates', 'selection'), requireBoard(params.id, deps)]),
  component: BoardPage,
});

const route = getRouteApi('/offers/$id/candidates');

/** Unknown, another hospital's, or not for this group: not found. */
async function requireBoard(id: string, address: Parameters<typeof parseCandidatesAddress>[0]): Promise<void> {
  const [{ boardQuery }, { filterOf, parseCandidatesSearch }] = await Promise.all([
    import('../../../features/selection/candidates/candidates.queries.ts'),
    import('../../../features/selection/candidates/search.ts'),
  ]);
  const filter = { ...filterOf(parseCandidatesSearch(parseCandidatesAddress(address))), offer: id };
  const query = boardQuery(queryClient, filter);
  // While a filter is being typed, the board stays visible.
  if (queryClient.getQueriesData({ queryKey: queryKeys.selection.boards }).length > 0) return;
  try {
    await queryClient.ensureQueryData(query);
  } catch (failure) {
    if (isApiFailure(failure) && (failure.status === 404 || failure.status === 403)) {
      throw notFound({ routeId: rootRouteId });
    }
    throw failure;
  }
}

function BoardPage() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate();
  return (
    <Suspense fallback={<LoadingState />}>
      <BoardScreen
        offerId={id}
        address={search}
        onSearch={(next) =>
          void navigate({
            to: '/offers/$id/candidates',
            params: { id },
            search: next,
            replace: true,
            viewTransition: false,
          })
        }
      />
    </Suspense>
  );
}
