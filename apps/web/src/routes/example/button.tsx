import { createFileRoute } from '@tanstack/react-router';
import { ButtonScreen } from '../../features/gallery/button.screen.tsx';

export const Route = createFileRoute('/example/button')({
  staticData: { title: 'Gallery', auth: false, middleware: [], layout: 'with-sidebar' },
  component: ButtonScreen,
});
