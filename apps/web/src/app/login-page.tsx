import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoginScreen } from '../features/auth/login/login.screen.tsx';
import { rememberAskedOffer } from '../features/candidacies/return-to-offer.ts';
import { landingPage } from './access/landing-page.ts';

/** Served at `/` and at `/login`. */
export function LoginPage() {
  const { role, redirect } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { history } = useRouter();
  // Somebody who has to create an account first is led back to the offer.
  useEffect(() => rememberAskedOffer(redirect), [redirect]);
  return (
    <LoginScreen
      entry={role}
      onEntryChange={(entry) =>
        void navigate({ to: '.', search: (before) => ({ ...before, role: entry }), replace: true })
      }
      onWrongEntry={(entry) =>
        void navigate({ to: '/', search: (before) => ({ ...before, role: entry }), replace: true })
      }
      onIntent={() => void import('./signed-in-parts.ts')}
      onSignedIn={() => history.push(landingPage(redirect), { afterSignIn: true })}
    />
  );
}
