import { createFileRoute } from '@tanstack/react-router';
import { ContactRound } from 'lucide-react';
import { EmptyScreen } from '../../app/empty-screen.tsx';
import { requireResourceId } from '../../app/resource-id.ts';
import { loadTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/candidates/$id')({
  staticData: { title: 'Candidato', auth: true, middleware: [], layout: 'hospital' },
  beforeLoad: ({ params }) => requireResourceId(params.id),
  loader: () => loadTexts('screens'),
  component: () => <EmptyScreen of="candidate" icon={ContactRound} />,
});
