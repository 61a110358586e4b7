import { createFileRoute, getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { parseCandidatesAddress } from '../../features/selection/candidates-address.ts';
import { CandidatesScreen } from '../../features/selection/candidates-screens.lazy.ts';
import { loadTexts } from '../../platform/i18n.ts';
import { LoadingState } from '../../ui/loading-state.tsx';

export const Route = createFileRoute('/candidates/')({
  staticData: { title: 'Candidates', auth: true, middleware: [], layout: 'hospital' },
  validateSearch: parseCandidatesAddress,
  loader: () => loadTexts('candidates'),
  component: CandidatesPage,
});

const route = getRouteApi('/candidates/');

function CandidatesPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  return (
    <Suspense fallback={<LoadingState of="rows" />}>
      <CandidatesScreen
        address={search}
        onSearch={(next) => void navigate({ to: '/candidates', search: next, viewTransition: false })}
      />
    </Suspense>
  );
}
