import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { authState } from '../platform/session/auth-state.ts';

/** Many pages differ between doctors and everybody else. Used by loaders, before anything is shown. */
export function isForDoctors(): boolean {
  const auth = authState();
  return auth.status === 'authenticated' && isDoctor(auth.session.policyGroups);
}
