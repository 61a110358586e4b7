import { createFileRoute } from '@tanstack/react-router';
import { InputTextareaScreen } from '../../../features/gallery/inputs/textarea.screen.tsx';

export const Route = createFileRoute('/example/inputs/textarea')({
  staticData: { title: 'Gallery', auth: false, middleware: [], layout: 'with-sidebar' },
  component: InputTextareaScreen,
});
