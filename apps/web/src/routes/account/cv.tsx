import { createFileRoute } from '@tanstack/react-router';
import { FileUser } from 'lucide-react';
import { EmptyScreen } from '../../app/empty-screen.tsx';
import { loadTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/account/cv')({
  staticData: { title: 'CV', auth: true, middleware: [], layout: 'by-policygroup' },
  loader: () => loadTexts('screens'),
  component: () => <EmptyScreen of="cv" icon={FileUser} />,
});
