import { createFileRoute } from '@tanstack/react-router';
import { InputDatepickerScreen } from '../../../features/gallery/inputs/datepicker.screen.tsx';

export const Route = createFileRoute('/example/inputs/datepicker')({
  staticData: { title: 'Gallery', auth: false, middleware: [], layout: 'with-sidebar' },
  component: InputDatepickerScreen,
});
