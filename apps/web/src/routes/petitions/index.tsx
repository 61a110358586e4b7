import { createFileRoute } from '@tanstack/react-router';
import { Stamp } from 'lucide-react';
import { EmptyScreen } from '../../app/empty-screen.tsx';
import { loadTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/petitions/')({
  staticData: { title: 'Petitions', auth: true, middleware: [], layout: 'admin' },
  loader: () => loadTexts('screens'),
  component: () => <EmptyScreen of="petitions" icon={Stamp} />,
});
