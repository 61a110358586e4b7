import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { sessionKnown } from '../app/session-lifecycle.ts';
import { SecondFactorSetupScreen } from '../features/auth/second-factor/second-factor-setup.screen.tsx';
import { loadTexts } from '../platform/i18n.ts';
import { authState } from '../platform/session/auth-state.ts';

/** Not a page of the specification: an administrator's first sign-in outside the demo leads here. */
export const Route = createFileRoute('/second-factor')({
  staticData: { title: 'Two-step verification', auth: false, middleware: [] },
  beforeLoad: async () => {
    await sessionKnown();
    const auth = authState();
    if (auth.status === 'unauthenticated') throw redirect({ to: '/', replace: true });
    if (!auth.session.mustSetUpSecondFactor) throw redirect({ to: '/dashboard', replace: true });
  },
  loader: () => loadTexts('secondFactor', 'ui'),
  component: SecondFactorPage,
});

function SecondFactorPage() {
  const navigate = useNavigate();
  return <SecondFactorSetupScreen onDone={() => void navigate({ to: '/dashboard', replace: true })} />;
}
