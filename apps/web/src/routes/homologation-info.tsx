import { createFileRoute } from '@tanstack/react-router';
import { Info } from 'lucide-react';
import { EmptyScreen } from '../app/empty-screen.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/homologation-info')({
  staticData: { title: 'Homologation info', auth: true, middleware: [], layout: 'with-sidebar-header' },
  loader: () => loadTexts('screens'),
  component: () => <EmptyScreen of="homologationInfo" icon={Info} />,
});
