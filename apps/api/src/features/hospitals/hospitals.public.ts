/** What other features may use of hospitals. */

export { eraseClaimsOf, exportClaimsOf } from './claims/claims.repository.ts';
export { presentApplicant, presentHospitalForDoctors } from './hospital.presenter.ts';
export {
  findMembership,
  type HospitalRow,
  holdMembership,
  insertMember,
  lockHospital,
  type Membership,
} from './hospitals.repository.ts';
export { lookUpHospitals } from './look-up-hospitals.ts';
export { listMembers, type MemberRow } from './members/members.repository.ts';
export { leaveHospital, removeMember } from './members/remove-member.ts';
export { findOpenMembership, getMembership, requireRight, requireRightAlone } from './members/require-right.ts';
export { approveWithOffer } from './review/approve-hospital.ts';
