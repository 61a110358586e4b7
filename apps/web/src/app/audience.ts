import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { authState } from '../platform/session/auth-state.ts';

/** Many pages are one thing to doctors and another to everybody else. Asked by loaders, before anything shows. */
export function isForDoctors(): boolean {
  const auth = authState();
  return auth.status === 'authenticated' && isDoctor(auth.session.policyGroups);
}
