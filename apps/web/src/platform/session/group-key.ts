import type { PolicyGroup } from '@fonendo/domain/auth/policy-group';
import type { HospitalRole } from '@fonendo/domain/hospitals/hospital';

/** The text that says what somebody is. A hospital's people share a group, with every role. */
export const groupKey = (group: PolicyGroup, role: HospitalRole | null | undefined) =>
  group === 'recruiter' && role ? (`hospitalRoles.${role}` as const) : (`groups.${group}` as const);
