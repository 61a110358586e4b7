import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { createFileRoute, getRouteApi, notFound, rootRouteId } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { isForDoctors } from '../../app/audience.ts';
import { queryClient } from '../../app/query-client.ts';
import { requireResourceId } from '../../app/resource-id.ts';
import { isApiFailure } from '../../platform/http-client.ts';
import { loadTexts } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session/auth-state.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';

// Imported by the page and not by the loader: loaders are part of the first load, with the names of all files.
const CandidacyScreen = lazy(async () => ({
  default: (await import('../../features/selection/candidacy/candidacy.screen.tsx')).CandidacyScreen,
}));
const OwnCandidacyScreen = lazy(async () => ({
  default: (await import('../../features/candidacies/own/own-detail.screen.tsx')).OwnCandidacyScreen,
}));

/**
 * `of`: the selection that is gone through; `work`: what is done with each of them, at any step; `view`:
 * the part that is shown, without it the process.
 */
type CandidacySearch = { of?: string; work?: 'interview'; view?: 'conversation' };

export const Route = createFileRoute('/candidate/$id')({
  staticData: { title: 'Candidatura', auth: true, middleware: [], layout: 'by-policygroup' },
  validateSearch: ({ of, work, view }: { of?: unknown; work?: unknown; view?: unknown }): CandidacySearch => ({
    ...(typeof of === 'string' && { of }),
    ...(work === 'interview' && { work }),
    ...(view === 'conversation' && { view }),
  }),
  beforeLoad: ({ params }) => requireResourceId(params.id),
  loader: ({ params }) =>
    Promise.all([
      requireCandidacy(params.id),
      // Requests, interviews and notes load their own texts.
      isForDoctors()
        ? loadTexts('candidacies', 'conversations')
        : loadTexts('selection', 'candidates', 'cv', 'documents', 'conversations'),
    ]),
  component: CandidacyPage,
});

const route = getRouteApi('/candidate/$id');

/** Unknown, somebody else's, or not for this group: not found. */
async function requireCandidacy(id: string): Promise<void> {
  try {
    await (isForDoctors() ? findOwn(id) : findOfHospital(id));
  } catch (failure) {
    if (isApiFailure(failure) && (failure.status === 404 || failure.status === 403)) {
      throw notFound({ routeId: rootRouteId });
    }
    throw failure;
  }
}

// Imported here, because a loader is part of the first load.
async function findOwn(id: string) {
  const { ownCandidacyQuery } = await import('../../features/candidacies/candidacies.queries.ts');
  return queryClient.ensureQueryData(ownCandidacyQuery(id));
}

async function findOfHospital(id: string) {
  const { candidacyQuery } = await import('../../features/selection/candidacy/candidacy.queries.ts');
  return queryClient.ensureQueryData(candidacyQuery(id));
}

function CandidacyPage() {
  const groups = useSession()?.policyGroups ?? [];
  const { id } = route.useParams();
  const { of, work, view } = route.useSearch();
  return (
    <Suspense fallback={<LoadingState />}>
      {isDoctor(groups) ? (
        <OwnCandidacyScreen id={id} view={view} />
      ) : (
        <CandidacyScreen id={id} of={of?.split(',')} work={work} view={view} />
      )}
    </Suspense>
  );
}
