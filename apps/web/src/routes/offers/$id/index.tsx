import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { createFileRoute, getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { isForDoctors } from '../../../app/audience.ts';
import { queryClient } from '../../../app/query-client.ts';
import { requireResourceId } from '../../../app/resource-id.ts';
import { ManagedOfferScreen, OffersScreen } from '../../../features/offers/offers-screens.lazy.ts';
import { type OffersAddress, parseOffersAddress } from '../../../features/offers/search/address.ts';
import { useSession } from '../../../platform/session/auth-state.ts';
import { LoadingState } from '../../../ui/states/loading-state.tsx';

type OfferSearch = OffersAddress & {
  /** The offer is being edited. */
  edit?: boolean;
};

export const Route = createFileRoute('/offers/$id/')({
  staticData: { title: 'Offer', auth: true, middleware: [], layout: 'by-policygroup' },
  validateSearch: (raw: Record<string, unknown>): OfferSearch => ({
    ...parseOffersAddress(raw),
    ...(raw.edit === true && { edit: true }),
  }),
  beforeLoad: ({ params }) => requireResourceId(params.id),
  // One small import, because loaders are part of the first load.
  loader: async ({ params }) =>
    (await import('../../../features/offers/search/offers.loader.ts')).loadOfferPage(
      queryClient,
      params.id,
      isForDoctors(),
    ),
  component: OfferPage,
});

const route = getRouteApi('/offers/$id/');

function OfferPage() {
  const groups = useSession()?.policyGroups ?? [];
  const { id } = route.useParams();
  const { edit, ...address } = route.useSearch();
  const navigate = useNavigate();
  return (
    <Suspense fallback={<LoadingState />}>
      {isDoctor(groups) ? (
        <OffersScreen
          address={address}
          selectedId={id}
          // By the current address: another offer may have been opened a moment after the last key.
          onSearch={(next) =>
            void navigate({ to: '.', search: next, replace: true, resetScroll: false, viewTransition: false })
          }
        />
      ) : (
        <ManagedOfferScreen
          id={id}
          editing={edit === true}
          onEdit={(editing) =>
            void navigate({
              to: '/offers/$id',
              params: { id },
              search: editing ? { edit: true } : {},
              viewTransition: false,
            })
          }
        />
      )}
    </Suspense>
  );
}
