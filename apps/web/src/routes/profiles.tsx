import { createFileRoute } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { EmptyScreen } from '../app/empty-screen.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/profiles')({
  staticData: { title: 'Profiles', auth: true, middleware: [], layout: 'hospital' },
  loader: () => loadTexts('screens'),
  component: () => <EmptyScreen of="profiles" icon={Users} />,
});
