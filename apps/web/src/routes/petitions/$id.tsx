import { createFileRoute } from '@tanstack/react-router';
import { Stamp } from 'lucide-react';
import { EmptyScreen } from '../../app/empty-screen.tsx';
import { requireResourceId } from '../../app/resource-id.ts';
import { loadTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/petitions/$id')({
  staticData: { title: 'Petition', auth: true, middleware: [], layout: 'by-policygroup' },
  beforeLoad: ({ params }) => requireResourceId(params.id),
  loader: () => loadTexts('screens'),
  component: () => <EmptyScreen of="petition" icon={Stamp} />,
});
