import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { RoadScreen } from '../features/petitions/road/road.screen.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/road')({
  staticData: { title: 'Your road', auth: true, middleware: [], layout: 'with-sidebar-header' },
  validateSearch: ({ from }: Record<string, unknown>): { from?: 'signup' } =>
    from === 'signup' ? { from: 'signup' } : {},
  loader: () => loadTexts('road', 'payments', 'person', 'homologations'),
  component: RoadPage,
});

const route = getRouteApi('/road');

function RoadPage() {
  return <RoadScreen fromSignup={route.useSearch().from === 'signup'} />;
}
