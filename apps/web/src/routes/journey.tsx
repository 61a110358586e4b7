import { createFileRoute } from '@tanstack/react-router';
import { JourneyScreen } from '../features/petitions/journey/journey.screen.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/journey')({
  staticData: { title: 'Your first day', auth: true, middleware: [], layout: 'with-sidebar-header' },
  loader: () => loadTexts('journey'),
  component: JourneyScreen,
});
