import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { createFileRoute, getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { isForDoctors } from '../../app/audience.ts';
import { type ManagedOffersAddress, parseManagedOffersAddress } from '../../features/offers/manage/address.ts';
import { ManagedOffersScreen, OffersScreen } from '../../features/offers/offers-screens.lazy.ts';
import { type OffersAddress, parseOffersAddress } from '../../features/offers/search/address.ts';
import { useSession } from '../../platform/session/auth-state.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';

export const Route = createFileRoute('/offers/')({
  staticData: { title: 'All offers', auth: true, middleware: [], layout: 'by-policygroup' },
  validateSearch: (raw: Record<string, unknown>): OffersAddress & ManagedOffersAddress => ({
    ...parseManagedOffersAddress(raw),
    ...parseOffersAddress(raw),
  }),
  // One small import, because loaders are part of the first load.
  loader: async () => (await import('../../features/offers/search/offers.loader.ts')).loadOffersPage(isForDoctors()),
  component: OffersPage,
});

const route = getRouteApi('/offers/');

function OffersPage() {
  const groups = useSession()?.policyGroups ?? [];
  const search = route.useSearch();
  const navigate = useNavigate();
  return (
    <Suspense fallback={<LoadingState of="rows" />}>
      {isDoctor(groups) ? (
        <OffersScreen
          address={search}
          // By the current address: an offer may have been opened a moment after the last key.
          onSearch={(next) =>
            void navigate({ to: '.', search: next, replace: true, resetScroll: false, viewTransition: false })
          }
        />
      ) : (
        <ManagedOffersScreen
          address={search}
          onSearch={(next, { replace } = { replace: false }) =>
            // If the address is replaced while writing, scroll position and focus stay.
            void navigate({ to: '/offers', search: next, replace, resetScroll: !replace, viewTransition: false })
          }
        />
      )}
    </Suspense>
  );
}
