import { isAdministrator, isHospitalStaff, type PolicyGroup } from '@fonendo/domain/auth/policy-group';

/** Where somebody goes on from a page that is for other people: their own page about the same thing. */
export function wayOn(groups: readonly PolicyGroup[]): 'candidates' | 'petitions' | 'offers' | 'dashboard' {
  if (isHospitalStaff(groups)) return 'candidates';
  if (isAdministrator(groups)) return 'petitions';
  return groups.includes('certifiedDoctor') ? 'offers' : 'dashboard';
}
