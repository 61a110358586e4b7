import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { useSession } from '../../platform/session/auth-state.ts';

/** Doctors are addressed as tú; hospitals and administrators neutrally. */
export function useTone(): 'doctor' | 'staff' {
  const session = useSession();
  return session && isDoctor(session.policyGroups) ? 'doctor' : 'staff';
}
