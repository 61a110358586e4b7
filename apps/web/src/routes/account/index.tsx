import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { AccountScreen } from '../../features/account/account.screen.tsx';
import { parseAccountSearch } from '../../features/account/account-search.ts';
import { loadTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/account/')({
  staticData: { title: 'Account', auth: true, middleware: [], layout: 'by-policygroup' },
  validateSearch: parseAccountSearch,
  loader: () => loadTexts('account', 'person'),
  component: AccountPage,
});

function AccountPage() {
  const search = useSearch({ from: '/account/' });
  const navigate = useNavigate();
  return (
    <AccountScreen
      search={search}
      onTabChange={(tab) => void navigate({ to: '/account', search: { tab }, resetScroll: false })}
    />
  );
}
