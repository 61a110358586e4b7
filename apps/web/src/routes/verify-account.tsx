import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { sessionKnown } from '../app/session-lifecycle.ts';
import { parseTokenSearch } from '../features/auth/token-search.ts';
import { VerifyAccountScreen } from '../features/auth/verify-account.screen.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/verify-account')({
  staticData: { title: 'Verify account', auth: false, middleware: [] },
  validateSearch: parseTokenSearch,
  // Whose session it is decides what comes after the verification.
  beforeLoad: sessionKnown,
  loader: () => loadTexts('access', 'ui'),
  component: VerifyAccountPage,
});

function VerifyAccountPage() {
  const { token } = getRouteApi('/verify-account').useSearch();
  return <VerifyAccountScreen key={token} token={token} />;
}
