import { createFileRoute } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { EmptyScreen } from '../app/empty-screen.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/legal')({
  staticData: { title: 'Legal', auth: false, middleware: [], layout: 'header' },
  loader: () => loadTexts('screens'),
  component: () => <EmptyScreen of="legal" icon={Scale} />,
});
