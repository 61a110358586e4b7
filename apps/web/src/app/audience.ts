import { isDoctor } from '@fonendo/domain/policy-group';
import { authState } from '../../platform/session/auth-state.ts';

/** Doctors search offers and apply to them; everybody else manages them. Asked by loaders, before anything shows. */
export function isForDoctors(): boolean {
  const auth = authState();
  return auth.status === 'authenticated' && isDoctor(auth.session.policyGroups);
}
