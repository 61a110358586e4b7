import { createFileRoute, getRouteApi, notFound, rootRouteId } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { queryClient } from '../../app/query-client.ts';
import { requireResourceId } from '../../app/resource-id.ts';
import { isApiFailure } from '../../platform/http-client.ts';
import { loadTexts } from '../../platform/i18n.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';

// Imported by the page and not by the loader: loaders are part of the first load, with the names of all files.
const PersonScreen = lazy(async () => ({
  default: (await import('../../features/selection/candidates/person.screen.tsx')).PersonScreen,
}));

export const Route = createFileRoute('/candidates/$id')({
  staticData: { title: 'Candidato', auth: true, middleware: [], layout: 'hospital' },
  beforeLoad: ({ params }) => requireResourceId(params.id),
  loader: ({ params }) =>
    Promise.all([requirePerson(params.id), loadTexts('selection', 'candidates', 'cv', 'documents')]),
  component: CandidatePage,
});

const route = getRouteApi('/candidates/$id');

/** Not found if the person never applied to this hospital. */
async function requirePerson(id: string): Promise<void> {
  const { personQuery } = await import('../../features/selection/candidacy/candidacy.queries.ts');
  try {
    await queryClient.ensureQueryData(personQuery(id));
  } catch (failure) {
    if (isApiFailure(failure) && (failure.status === 404 || failure.status === 403)) {
      throw notFound({ routeId: rootRouteId });
    }
    throw failure;
  }
}

function CandidatePage() {
  const { id } = route.useParams();
  return (
    <Suspense fallback={<LoadingState />}>
      <PersonScreen id={id} />
    </Suspense>
  );
}
