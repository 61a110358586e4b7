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
  // Whose session it is decides what comes after the verification.
  beforeLoad: sessionKnown,
  loader: () => loadTexts('access', 'ui'),
  component: VerifyAccountPage,
});

function VerifyAccountPage() {
  const { token } = getRouteApi('/verify-account').useSearch();
  // A code has none of it: this one was signed, and accepts another address for an account that is verified.
  if (!token?.includes('.')) return <VerifyAccountScreen key={token} token={token} />;
  return (
    <Suspense fallback={<LoadingState of="text" />}>
      <ConfirmEmailScreen token={token} />
    </Suspense>
  );
}
