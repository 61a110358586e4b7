import { createFileRoute } from '@tanstack/react-router';
import { InputRadioScreen } from '../../../features/gallery/inputs/radio.screen.tsx';

export const Route = createFileRoute('/example/inputs/radio')({
  staticData: { title: 'Gallery', auth: false, middleware: [], layout: 'with-sidebar' },
  component: InputRadioScreen,
});
