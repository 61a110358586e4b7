import { createFileRoute } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import { EmptyScreen } from '../app/empty-screen.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/hospitals')({
  staticData: { title: 'Hospitals', auth: true, middleware: [], layout: 'admin' },
  loader: () => loadTexts('screens'),
  component: () => <EmptyScreen of="hospitals" icon={Building2} />,
});
