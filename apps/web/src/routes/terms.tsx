import { createFileRoute } from '@tanstack/react-router';
import { TermsScreen } from '../features/public-pages/terms.screen.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/terms')({
  staticData: { title: 'Terms', auth: false, middleware: [], layout: 'header' },
  loader: () => loadTexts('publicPages'),
  component: TermsScreen,
});
