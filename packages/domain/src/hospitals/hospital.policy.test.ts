import { expect, test } from 'vitest';
import { groupOfHospitalRole, hasHospitalRight, hospitalRights, hospitalRightsOf } from './hospital.policy.ts';
import { hospitalRoles } from './hospital.ts';

/** Written out by hand, not derived from the code. */
const table = {
  //                       editHospital manageProfiles writeOffers manageProcesses runCandidacies manageInterviews requestDocuments
  administrator: /*     */ [true, true, true, true, true, true, true],
  recruiter: /*         */ [false, false, true, true, true, true, true],
  selectionCoordinator: /**/ [false, false, false, true, true, true, true],
  administrative: /*    */ [false, false, false, false, false, false, true],
} as const;

test.each(hospitalRoles)('what %s may do', (role) => {
  expect(hospitalRights.map((right) => hasHospitalRight(role, right))).toEqual([...table[role]]);
  expect(hospitalRightsOf(role)).toEqual(hospitalRights.filter((_, index) => table[role][index]));
});

test('only administrators belong to the group hospital', () => {
  expect(hospitalRoles.map(groupOfHospitalRole)).toEqual(['hospital', 'recruiter', 'recruiter', 'recruiter']);
});
