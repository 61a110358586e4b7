import { createFileRoute } from '@tanstack/react-router';
import { InputsScreen } from '../../../features/gallery/inputs/inputs.screen.tsx';

export const Route = createFileRoute('/example/inputs/')({
  staticData: { title: 'Gallery', auth: false, middleware: [], layout: 'with-sidebar' },
  component: InputsScreen,
});
