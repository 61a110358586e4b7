import { createFileRoute } from '@tanstack/react-router';
import { HelpScreen } from '../features/public-pages/help.screen.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/help')({
  staticData: { title: 'Help', auth: true, middleware: [], layout: 'by-policygroup' },
  loader: () => loadTexts('publicPages'),
  component: HelpScreen,
});
