import { createFileRoute, redirect, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { StandalonePage } from '../app/errors/standalone-page.tsx';
import { sessionKnown } from '../app/session-lifecycle.ts';
import { parseSignupSearch } from '../features/auth/signup/search.ts';
import { SignupScreen } from '../features/auth/signup/signup.screen.tsx';
import { hasRegistration } from '../features/auth/signup/step.ts';
import { loginInstead, pageAfterRegistration } from '../features/candidacies/return-to-offer.ts';
import { loadTexts } from '../platform/i18n.ts';
import { authState } from '../platform/session/auth-state.ts';
import { LoadingState } from '../ui/states/loading-state.tsx';

// Loaded separately: people with an invitation do not register, and others have none.
const JoinScreen = lazy(async () => ({ default: (await import('../features/profiles/join.screen.tsx')).JoinScreen }));

export const Route = createFileRoute('/signup')({
  staticData: { title: 'Sign up', auth: false, middleware: [], layout: 'empty' },
  validateSearch: parseSignupSearch,
  beforeLoad: ({ search }) => (search.invitation ? undefined : skipWithoutRegistration()),
  loaderDeps: ({ search }) => ({ invited: search.invitation !== undefined }),
  loader: ({ deps: { invited } }) =>
    invited
      ? Promise.all([sessionKnown(), loadTexts('signup', 'ui', 'profiles', 'administrators')])
      : loadTexts('signup', 'ui', 'person'),
  component: SignupPage,
});

/** Redirects people without a registration to the dashboard; others continue where they left. */
async function skipWithoutRegistration() {
  await sessionKnown();
  const auth = authState();
  if (auth.status !== 'authenticated') return;
  const { verified, policyGroups } = auth.session;
  if (verified && !hasRegistration(policyGroups)) throw redirect({ to: '/dashboard', replace: true });
}

function SignupPage() {
  const search = useSearch({ from: '/signup' });
  const navigate = useNavigate();
  const { invitation } = search;
  if (invitation) {
    return (
      <StandalonePage width="reading">
        <Suspense fallback={<LoadingState />}>
          <JoinScreen
            token={invitation}
            onJoined={() => void navigate({ to: '/dashboard' })}
            onReopen={() => void navigate({ to: '/signup', search: { invitation } })}
          />
        </Suspense>
      </StandalonePage>
    );
  }
  return (
    <StandalonePage width="reading">
      <SignupScreen
        search={search}
        onSearchChange={(chosen) => void navigate({ to: '/signup', search: chosen })}
        loginSearch={loginInstead}
        onLogin={(role) => void navigate({ to: '/', search: loginInstead(role) })}
        onDashboard={() => void navigate({ href: pageAfterRegistration() })}
      />
    </StandalonePage>
  );
}
