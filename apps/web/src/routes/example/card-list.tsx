import { createFileRoute } from '@tanstack/react-router';
import { CardListScreen } from '../../features/gallery/card-list.screen.tsx';

export const Route = createFileRoute('/example/card-list')({
  staticData: { title: 'Gallery', auth: false, middleware: [], layout: 'with-sidebar' },
  component: CardListScreen,
});
