import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { createFileRoute, getRouteApi, notFound, rootRouteId, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { queryClient } from '../../app/query-client.ts';
import { requireResourceId } from '../../app/resource-id.ts';
import { loadDoctorPetitionTexts } from '../../features/petitions/own/texts.ts';
import { parseReviewAddress } from '../../features/petitions/queue/address.ts';
import { isApiFailure } from '../../platform/http-client.ts';
import { loadTexts } from '../../platform/i18n.ts';
import { authState, useSession } from '../../platform/session/auth-state.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';

const loadReview = () => import('../../features/petitions/review/review.screen.tsx');
const loadOwn = () => import('../../features/petitions/own/own-petition.screen.tsx');
const PetitionReviewScreen = lazy(async () => ({ default: (await loadReview()).PetitionReviewScreen }));
const DoctorPetition = lazy(async () => ({ default: (await loadOwn()).DoctorPetition }));

export const Route = createFileRoute('/petitions/$id')({
  staticData: { title: 'Petition', auth: true, middleware: [], layout: 'by-policygroup' },
  validateSearch: parseReviewAddress,
  beforeLoad: ({ params }) => requireResourceId(params.id),
  loader: ({ params }) =>
    Promise.all([
      requirePetition(params.id),
      // The screens are imported by the component: here, the names of all their files would be part of the first load.
      isForAdministrators()
        ? loadTexts('petitions', 'checklist', 'documents', 'conversations', 'notifications')
        : loadDoctorPetitionTexts(),
    ]),
  component: PetitionPage,
});

const route = getRouteApi('/petitions/$id');

const isForAdministrators = () => {
  const auth = authState();
  return auth.status === 'authenticated' && isAdministrator(auth.session.policyGroups);
};

/** Unknown, somebody else's, or not for this group: not found. */
async function requirePetition(id: string): Promise<void> {
  // Imported here, because a loader is part of the first load and the contract's schemas are large.
  const { petitionQuery } = await import('../../features/petitions/petitions.queries.ts');
  try {
    await queryClient.ensureQueryData(petitionQuery(id));
  } catch (failure) {
    if (isApiFailure(failure) && (failure.status === 404 || failure.status === 403)) {
      throw notFound({ routeId: rootRouteId });
    }
    throw failure;
  }
}

function PetitionPage() {
  const groups = useSession()?.policyGroups ?? [];
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate();
  return (
    <Suspense fallback={<LoadingState />}>
      {isAdministrator(groups) ? (
        <PetitionReviewScreen
          id={id}
          address={search}
          onSearch={(next) =>
            void navigate({ to: '/petitions/$id', params: { id }, search: next, replace: true, viewTransition: false })
          }
          onOpen={(other, next) =>
            void navigate({ to: '/petitions/$id', params: { id: other }, search: next, viewTransition: false })
          }
        />
      ) : (
        <DoctorPetition id={id} view={search.view === 'conversation' ? search.view : undefined} />
      )}
    </Suspense>
  );
}
