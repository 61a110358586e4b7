/** The six groups of users (specification, section 1). Every user belongs to at least one. */
export const policyGroups = [
  'superadmin',
  'admin',
  'certifiedDoctor',
  'notCertifiedDoctor',
  'hospital',
  'recruiter',
] as const;

export type PolicyGroup = (typeof policyGroups)[number];

/** The two entries of the login page (`/?role=`). Administrators may use either. */
export const loginEntries = ['doctor', 'hospital'] as const;

export type LoginEntry = (typeof loginEntries)[number];

const doctorGroups: readonly PolicyGroup[] = ['certifiedDoctor', 'notCertifiedDoctor'];
const hospitalGroups: readonly PolicyGroup[] = ['hospital', 'recruiter'];
const administratorGroups: readonly PolicyGroup[] = ['superadmin', 'admin'];

const belongsTo = (wanted: readonly PolicyGroup[]) => (groups: readonly PolicyGroup[]) =>
  groups.some((group) => wanted.includes(group));

export const isDoctor = belongsTo(doctorGroups);
export const isHospitalStaff = belongsTo(hospitalGroups);
export const isAdministrator = belongsTo(administratorGroups);

/** The entry that somebody with these groups has to use; null if both work (section 5, login role check). */
export function requiredLoginEntry(groups: readonly PolicyGroup[]): LoginEntry | null {
  if (isHospitalStaff(groups)) return 'hospital';
  if (isDoctor(groups)) return 'doctor';
  return null;
}
