import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ServiceScreen } from '../features/health/service-screen.lazy.ts';
import { loadTexts } from '../platform/i18n.ts';
import { LoadingState } from '../ui/states/loading-state.tsx';

export const Route = createFileRoute('/service')({
  staticData: { title: 'Service status', auth: true, middleware: ['admin'], layout: 'admin' },
  loader: () => loadTexts('health'),
  component: ServicePage,
});

function ServicePage() {
  return (
    <Suspense fallback={<LoadingState of="rows" />}>
      <ServiceScreen />
    </Suspense>
  );
}
