import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { sessionKnown } from '../app/session-lifecycle.ts';
import { WaitingAccountScreen } from '../features/auth/login/waiting-account.screen.tsx';
import { pageAfterRegistration } from '../features/candidacies/return-to-offer.ts';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/waiting-account-verify')({
  staticData: { title: 'Waiting for verification', auth: false, middleware: [] },
  beforeLoad: sessionKnown,
  loader: () => loadTexts('access', 'ui'),
  component: WaitingPage,
});

function WaitingPage() {
  const navigate = useNavigate();
  return <WaitingAccountScreen onVerified={() => void navigate({ href: pageAfterRegistration(), replace: true })} />;
}
