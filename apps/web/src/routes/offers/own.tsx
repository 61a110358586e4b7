import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { createFileRoute, getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { isForDoctors } from '../../app/audience.ts';
import { parseManagedOffersAddress } from '../../features/offers/manage/address.ts';
import { ManagedOffersScreen } from '../../features/offers/offers-screens.lazy.ts';
import { loadTexts } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session/auth-state.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';

// Imported by the page and not by the loader: loaders are part of the first load, with the names of all files.
const OwnCandidaciesScreen = lazy(async () => ({
  default: (await import('../../features/candidacies/own/own-candidacies.screen.tsx')).OwnCandidaciesScreen,
}));

export const Route = createFileRoute('/offers/own')({
  staticData: { title: 'Own offers', auth: true, middleware: [], layout: 'by-policygroup' },
  validateSearch: parseManagedOffersAddress,
  // Doctors see their candidacies, others the offers they manage: each with its own code and texts.
  loader: () => (isForDoctors() ? loadTexts('candidacies') : loadTexts('managedOffers', 'offers')),
  component: OwnOffersPage,
});

const route = getRouteApi('/offers/own');

function OwnOffersPage() {
  const groups = useSession()?.policyGroups ?? [];
  const search = route.useSearch();
  const navigate = useNavigate();
  return (
    <Suspense fallback={<LoadingState of="rows" />}>
      {isDoctor(groups) ? (
        <OwnCandidaciesScreen
          view={search.view}
          onView={(view) => void navigate({ to: '/offers/own', search: view ? { view } : {}, viewTransition: false })}
        />
      ) : (
        <ManagedOffersScreen
          address={search}
          onSearch={(next, options) =>
            void navigate({
              to: '/offers/own',
              search: next,
              replace: options?.replace ?? false,
              viewTransition: false,
            })
          }
        />
      )}
    </Suspense>
  );
}
