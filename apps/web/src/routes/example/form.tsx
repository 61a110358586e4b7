import { createFileRoute } from '@tanstack/react-router';
import { FormScreen } from '../../features/gallery/form.screen.tsx';

export const Route = createFileRoute('/example/form')({
  staticData: { title: 'Gallery', auth: false, middleware: [], layout: 'with-sidebar' },
  component: FormScreen,
});
