import { createFileRoute } from '@tanstack/react-router';
import { InputSelectsScreen } from '../../../features/gallery/inputs/selects.screen.tsx';

export const Route = createFileRoute('/example/inputs/selects')({
  staticData: { title: 'Gallery', auth: false, middleware: [], layout: 'with-sidebar' },
  component: InputSelectsScreen,
});
