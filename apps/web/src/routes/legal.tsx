import { createFileRoute } from '@tanstack/react-router';
import { LegalScreen } from '../features/public-pages/legal.screen.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/legal')({
  staticData: { title: 'Legal', auth: false, middleware: [], layout: 'header' },
  loader: () => loadTexts('publicPages'),
  component: LegalScreen,
});
