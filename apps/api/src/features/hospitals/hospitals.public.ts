/** What other features may use of hospitals. */
export { presentHospitalForDoctors } from './hospital.presenter.ts';
export { listMembers, type MemberRow } from './hospital-members.repository.ts';
export {
  findMembership,
  type HospitalRow,
  holdMembership,
  insertMember,
  type Membership,
} from './hospitals.repository.ts';
export { lookUpHospitals } from './look-up-hospitals.ts';
export { leaveHospital, removeMember } from './remove-member.ts';
export { getMembership, requireRight, requireRightAlone } from './require-right.ts';
