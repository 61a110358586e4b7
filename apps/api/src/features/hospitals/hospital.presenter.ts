import type { Hospital, HospitalProfile, OwnHospital } from '@fonendo/contract/hospitals/hospitals.schema';
import type { HospitalDetail, HospitalStaff } from '@fonendo/contract/hospitals/list.schema';
import { canImpersonate } from '@fonendo/domain/auth/impersonation.policy';
import { allowedHospitalApprovalEvents, mayFindDoctors } from '@fonendo/domain/hospitals/approval.lifecycle';
import type { Actor } from '../../http/access/access.ts';
import { eventsFor, rightsFor } from '../../http/access/rights.ts';
import { splitE164 } from '../auth/auth.public.ts';
import type { HospitalRow, Membership } from './hospitals.repository.ts';
import type { MemberRow } from './members/members.repository.ts';

export function presentOwnHospital(
  membership: Membership | null,
  claim: { cif: string; at: Date } | null,
  canEdit: boolean,
  actor: Pick<Actor, 'impersonatorId'>,
): OwnHospital {
  const hospital = membership && { ...presentData(membership.hospital), position: membership.member.position };
  return {
    hospital,
    approval: membership && presentApproval(membership.hospital),
    claim: claim && { cif: claim.cif, at: claim.at.toISOString() },
    can: rightsFor(
      actor,
      { edit: canEdit, findDoctors: membership !== null && mayFindDoctors(membership.hospital.approvalStatus) },
      ['findDoctors'],
    ),
  };
}

const presentApproval = ({ approvalStatus, approvalSince, approvalReason }: HospitalRow) => ({
  status: approvalStatus,
  since: approvalSince.toISOString(),
  reason: approvalReason,
});

const presentReview = (hospital: HospitalRow, reader: Pick<Actor, 'impersonatorId'>) => ({
  ...presentApproval(hospital),
  version: hospital.version,
  allowedEvents: eventsFor(reader, allowedHospitalApprovalEvents(hospital.approvalStatus, 'administrator')),
});

/** The hospital's data, for the administrators who review its offer. */
export const presentApplicant = (hospital: HospitalRow, reader: Pick<Actor, 'impersonatorId'>) => ({
  hospital: presentData(hospital),
  approval: presentReview(hospital, reader),
});

function presentData(hospital: HospitalRow): Omit<Hospital, 'position'> {
  const { id, name, cif, address, city, postalCode, community, sector, employees, description } = hospital;
  return {
    ...{ id, name, cif, address, city, postalCode, community, sector, employees, description },
    ...splitE164(hospital.phone),
  };
}

/** What doctors see: no CIF and no contact data. */
export function presentHospitalForDoctors(hospital: Pick<HospitalRow, keyof HospitalProfile>): HospitalProfile {
  const { id, name, address, city, community, sector, employees, description } = hospital;
  return { id, name, address, city, community, sector, employees, description };
}

export function presentHospitalDetail(
  hospital: HospitalRow,
  members: readonly MemberRow[],
  offers: HospitalDetail['offers'],
  actor: Pick<Actor, 'policyGroups' | 'impersonatorId'>,
): HospitalDetail {
  const { blockedAt, blockedReason } = hospital;
  return {
    hospital: presentData(hospital),
    createdAt: hospital.createdAt.toISOString(),
    blocked: blockedAt && { at: blockedAt.toISOString(), reason: blockedReason ?? '' },
    approval: presentReview(hospital, actor),
    members: members.map((member) => presentStaff(member, blockedAt !== null, actor)),
    offers,
  };
}

function presentStaff(
  { userId, firstname, lastname, email, role, position, joinedAt, blockedAt, canSignIn, policyGroups }: MemberRow,
  hospitalBlocked: boolean,
  actor: Pick<Actor, 'policyGroups' | 'impersonatorId'>,
): HospitalStaff {
  return {
    ...{ userId, email, role, position },
    name: `${firstname} ${lastname}`.trim(),
    joinedAt: joinedAt.toISOString(),
    blocked: blockedAt !== null,
    can: rightsFor(actor, {
      impersonate: canSignIn && !hospitalBlocked && canImpersonate(actor.policyGroups, policyGroups),
    }),
  };
}
