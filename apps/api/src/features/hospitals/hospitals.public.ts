/** What other features may use of hospitals. */
export { approveWithOffer } from './approve-hospital.ts';
export { presentApplicant, presentHospitalForDoctors } from './hospital.presenter.ts';
export { eraseClaimsOf, exportClaimsOf } from './hospital-claims.repository.ts';
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
