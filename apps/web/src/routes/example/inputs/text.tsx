import { createFileRoute } from '@tanstack/react-router';
import { InputTextScreen } from '../../../features/gallery/inputs/text.screen.tsx';

export const Route = createFileRoute('/example/inputs/text')({
  staticData: { title: 'Gallery', auth: false, middleware: [], layout: 'with-sidebar' },
  component: InputTextScreen,
});
