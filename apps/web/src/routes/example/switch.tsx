import { createFileRoute } from '@tanstack/react-router';
import { SwitchScreen } from '../../features/gallery/switch.screen.tsx';

export const Route = createFileRoute('/example/switch')({
  staticData: { title: 'Gallery', auth: false, middleware: [], layout: 'with-sidebar' },
  component: SwitchScreen,
});
