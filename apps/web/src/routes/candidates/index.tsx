import { createFileRoute } from '@tanstack/react-router';
import { ContactRound } from 'lucide-react';
import { EmptyScreen } from '../../app/empty-screen.tsx';
import { loadTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/candidates/')({
  staticData: { title: 'Candidates', auth: true, middleware: [], layout: 'hospital' },
  loader: () => loadTexts('screens'),
  component: () => <EmptyScreen of="candidates" icon={ContactRound} />,
});
