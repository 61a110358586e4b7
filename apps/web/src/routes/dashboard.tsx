import { createFileRoute } from '@tanstack/react-router';
import { LayoutDashboard } from 'lucide-react';
import { EmptyScreen } from '../app/empty-screen.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/dashboard')({
  staticData: { title: 'Dashboard', auth: true, middleware: ['permissions'], layout: 'by-policygroup' },
  loader: () => loadTexts('screens'),
  component: () => <EmptyScreen of="dashboard" icon={LayoutDashboard} />,
});
