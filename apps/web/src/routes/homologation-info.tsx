import { createFileRoute } from '@tanstack/react-router';
import { HomologationInfo } from '../features/petitions/info/homologation-info.screen.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/homologation-info')({
  staticData: { title: 'Homologation info', auth: true, middleware: [], layout: 'with-sidebar-header' },
  loader: () => loadTexts('homologations'),
  component: HomologationInfo,
});
