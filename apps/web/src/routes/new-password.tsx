import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { NewPasswordScreen } from '../features/auth/password/new-password.screen.tsx';
import { parseTokenSearch } from '../features/auth/token-search.ts';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/new-password')({
  staticData: { title: 'New password', auth: false, middleware: [], layout: 'with-header' },
  validateSearch: parseTokenSearch,
  loader: () => loadTexts('access', 'ui'),
  component: NewPasswordPage,
});

function NewPasswordPage() {
  const { token } = getRouteApi('/new-password').useSearch();
  return <NewPasswordScreen key={token} token={token} />;
}
