import { createFileRoute } from '@tanstack/react-router';
import { BriefcaseMedical } from 'lucide-react';
import { EmptyScreen } from '../../app/empty-screen.tsx';
import { loadTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/offers/')({
  staticData: { title: 'All offers', auth: true, middleware: [], layout: 'by-policygroup' },
  loader: () => loadTexts('screens'),
  component: () => <EmptyScreen of="offers" icon={BriefcaseMedical} />,
});
