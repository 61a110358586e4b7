import type { RegistrationRequest } from '@fonendo/contract/auth/registration.schema';
import { api } from '../../../platform/api.ts';
import { signIn } from '../../../platform/session/session.ts';
import { noteCodeSent } from '../verification/code-state.ts';

/**
 * Creates the account and signs in with the same password. The account exists even if the second call fails: then
 * nobody is signed in, and sending the form again would only say that the email is taken.
 */
export async function register(registration: RegistrationRequest): Promise<'signedIn' | 'created'> {
  const { user } = await api.post('/api/auth/signin', { body: registration });
  noteCodeSent(user.id);
  try {
    const { email, password } = registration;
    await signIn({ email, password, passwordRemember: false }, undefined);
    return 'signedIn';
  } catch {
    return 'created';
  }
}
