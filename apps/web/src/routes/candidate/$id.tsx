import { createFileRoute } from '@tanstack/react-router';
import { ClipboardList } from 'lucide-react';
import { EmptyScreen } from '../../app/empty-screen.tsx';
import { requireResourceId } from '../../app/resource-id.ts';
import { loadTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/candidate/$id')({
  staticData: { title: 'Candidatura', auth: true, middleware: [], layout: 'by-policygroup' },
  beforeLoad: ({ params }) => requireResourceId(params.id),
  loader: () => loadTexts('screens'),
  component: () => <EmptyScreen of="candidacy" icon={ClipboardList} />,
});
