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
      onIntent={fetchWhatComesNext}
      onSignedIn={() => history.push(landingPage(redirect), { afterSignIn: true })}
    />
  );
}

/** What nearly every page behind the login needs, what lists and long forms share, and what is one's own. */
function fetchWhatComesNext(): void {
  void import('./signed-in-parts.ts');
  void import('../ui/table/data-table.tsx');
  void import('../features/documents/doctor-documents.tsx');
}
