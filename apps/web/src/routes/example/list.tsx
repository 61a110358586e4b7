import { createFileRoute } from '@tanstack/react-router';
import { ListScreen } from '../../features/gallery/list/list.screen.tsx';
import { parseListSearch } from '../../features/gallery/list/search.ts';

export const Route = createFileRoute('/example/list')({
  staticData: { title: 'Gallery', auth: false, middleware: [], layout: 'with-sidebar' },
  validateSearch: parseListSearch,
  component: ListPage,
});

function ListPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ListScreen search={search} onSearch={(next) => void navigate({ search: next, viewTransition: false })} />;
}
