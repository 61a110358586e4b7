import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { sessionKnown } from '../app/session-lifecycle.ts';
import { parseTokenSearch } from '../features/auth/token-search.ts';
import { VerifyAccountScreen } from '../features/auth/verification/verify-account.screen.tsx';
import { loadTexts } from '../platform/i18n.ts';
import { LoadingState } from '../ui/states/loading-state.tsx';

const ConfirmEmailScreen = lazy(async () => ({
  default: (await import('../features/auth/verification/confirm-email.screen.tsx')).ConfirmEmailScreen,
}));

export const Route = createFileRoute('/verify-account')({
  staticData: { title: 'Verify account', auth: false, middleware: [] },
  validateSearch: parseTokenSearch,
  // The session decides what comes after the verification.
  beforeLoad: sessionKnown,
  loader: () => loadTexts('access', 'ui'),
  component: VerifyAccountPage,
});

function VerifyAccountPage() {
  const { token } = getRouteApi('/verify-account').useSearch();
  // A token with a dot is signed and confirms a new address of a verified account; a code has none.
  if (!token?.includes('.')) return <VerifyAccountScreen key={token} token={token} />;
  return (
    <Suspense fallback={<LoadingState of="text" />}>
      <ConfirmEmailScreen token={token} />
    </Suspense>
  );
}
