import { createFileRoute } from '@tanstack/react-router';
import { FileCheck2 } from 'lucide-react';
import { EmptyScreen } from '../app/empty-screen.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/homologations')({
  staticData: { title: 'Requests', auth: true, middleware: [], layout: 'with-sidebar-header' },
  loader: () => loadTexts('screens'),
  component: () => <EmptyScreen of="requests" icon={FileCheck2} />,
});
