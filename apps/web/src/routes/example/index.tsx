import { createFileRoute } from '@tanstack/react-router';
import { OverviewScreen } from '../../features/gallery/overview/overview.screen.tsx';

export const Route = createFileRoute('/example/')({
  staticData: { title: 'Gallery', auth: false, middleware: [], layout: 'with-sidebar' },
  component: OverviewScreen,
});
