import { createFileRoute } from '@tanstack/react-router';
import { BriefcaseMedical } from 'lucide-react';
import { EmptyScreen } from '../../../app/empty-screen.tsx';
import { requireResourceId } from '../../../app/resource-id.ts';
import { loadTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/offers/$id/')({
  staticData: { title: 'Offer', auth: true, middleware: [], layout: 'by-policygroup' },
  beforeLoad: ({ params }) => requireResourceId(params.id),
  loader: () => loadTexts('screens'),
  component: () => <EmptyScreen of="offer" icon={BriefcaseMedical} />,
});
