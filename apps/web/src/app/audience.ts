import { isDoctor, isHospitalStaff } from '@fonendo/domain/auth/policy-group';
import { authState } from '../platform/session/auth-state.ts';

/** Many pages differ between doctors and everybody else. Used by loaders, before anything is shown. */
export function isForDoctors(): boolean {
  const auth = authState();
  return auth.status === 'authenticated' && isDoctor(auth.session.policyGroups);
}

/** The directory of doctors shares its path with the administrators' list of users. */
export function isForHospitals(): boolean {
  const auth = authState();
  return auth.status === 'authenticated' && isHospitalStaff(auth.session.policyGroups);
}
