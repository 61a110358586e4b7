import { createFileRoute } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { EmptyScreen } from '../../app/empty-screen.tsx';
import { loadTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/users/')({
  staticData: { title: 'Users', auth: true, middleware: [], layout: 'by-policygroup' },
  loader: () => loadTexts('screens'),
  component: () => <EmptyScreen of="users" icon={Users} />,
});
