import { createFileRoute } from '@tanstack/react-router';
import { Workflow } from 'lucide-react';
import { EmptyScreen } from '../app/empty-screen.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/process')({
  staticData: { title: 'Process', auth: true, middleware: [], layout: 'hospital' },
  loader: () => loadTexts('screens'),
  component: () => <EmptyScreen of="process" icon={Workflow} />,
});
