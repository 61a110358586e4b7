import { createFileRoute } from '@tanstack/react-router';
import { InputFileScreen } from '../../../features/gallery/inputs/file.screen.tsx';

export const Route = createFileRoute('/example/inputs/file')({
  staticData: { title: 'Gallery', auth: false, middleware: [], layout: 'with-sidebar' },
  component: InputFileScreen,
});
