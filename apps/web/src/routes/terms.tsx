import { createFileRoute } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';
import { EmptyScreen } from '../app/empty-screen.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/terms')({
  staticData: { title: 'Terms', auth: false, middleware: [], layout: 'header' },
  loader: () => loadTexts('screens'),
  component: () => <EmptyScreen of="terms" icon={ScrollText} />,
});
