import type { UserDetail } from '@fonendo/contract/users/users.schema';
import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { hasSecondFactor } from '@fonendo/domain/auth/second-factor';
import { isLastHospitalAdministrator } from '@fonendo/domain/hospitals/administrators';
import { petitionStanding } from '@fonendo/domain/petitions/standing';
import {
  allowedUserActions,
  assignableGroups,
  type UserFacts,
  type UserStanding,
} from '@fonendo/domain/users/user.policy';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { rightsFor } from '../../http/access/rights.ts';
import { ApiError } from '../../http/api-error.ts';
import { findSecondFactorFacts, splitE164 } from '../auth/auth.public.ts';
import { type BounceRow, findBounce } from '../bounces/bounces.public.ts';
import { findDoctorData, findVerifiedFields } from '../doctors/doctors.public.ts';
import { findMembership, listMembers, type Membership } from '../hospitals/hospitals.public.ts';
import { presentUser } from './list-users.ts';
import {
  countCandidaciesOf,
  countOffersOf,
  findLastSeen,
  findUserRow,
  listDocumentsOf,
  listPetitionsOf,
  type UserRow,
} from './users.repository.ts';

/** Everything about one person. Every change returns it too, from within its transaction. */
export async function readUser(
  db: Queryable,
  actor: Pick<Actor, 'userId' | 'policyGroups' | 'impersonatorId'>,
  id: string,
): Promise<UserDetail> {
  const [row, membership] = await Promise.all([findUserRow(db, id), findMembership(db, id)]);
  if (!row) throw new ApiError('NotFound');
  const [facts, doctor, lastSeen, hospital, petitions, documents, candidacies, bounce] = await Promise.all([
    factsOf(db, row, membership),
    findDoctorData(db, id),
    findLastSeen(db, id),
    membership && presentMembership(db, membership),
    listPetitionsOf(db, id),
    listDocumentsOf(db, id),
    isDoctor(row.policyGroups) ? countCandidaciesOf(db, id) : null,
    findBounce(db, id),
  ]);
  const by = { id: actor.userId, policyGroups: actor.policyGroups };
  return {
    ...presentUser(row),
    ...splitE164(row.phone),
    firstname: row.firstname,
    lastname: row.lastname,
    locale: row.locale,
    blocked: row.blockedAt && { at: row.blockedAt.toISOString(), reason: row.blockedReason },
    deletedAt: row.deletedAt?.toISOString() ?? null,
    lastSeenAt: lastSeen?.toISOString() ?? null,
    bounce: presentBounce(bounce),
    secondFactor: facts.secondFactor,
    namesVerified: doctor?.verified.includes('firstname') ?? false,
    doctor,
    hospital: hospital && { ...hospital, lastAdministrator: facts.lastOfHospital },
    petitions: petitions.map(({ id: petitionId, reference, status, paid, ...petition }) => ({
      ...{ id: petitionId, reference, status, paid },
      standing: petitionStanding({ ...petition, status }),
      statusSince: petition.statusSince.toISOString(),
      createdAt: petition.createdAt.toISOString(),
    })),
    documents: documents.map((document) => ({
      ...document,
      uploadedAt: document.uploadedAt.toISOString(),
    })),
    candidacies,
    can: rightsFor(actor, { actions: allowedUserActions(by, facts), groups: assignableGroups(by, facts) }),
  };
}

/** A failure that may pass is no news yet. */
function presentBounce(row: BounceRow | null): UserDetail['bounce'] {
  if (!row || (!row.undeliverableAt && !row.complainedAt)) return null;
  const { undeliverableAt, reason, status, diagnostic, complainedAt } = row;
  return {
    undeliverable:
      undeliverableAt && reason
        ? { since: undeliverableAt.toISOString(), reason, status: status ?? '', diagnostic }
        : null,
    complainedAt: complainedAt?.toISOString() ?? null,
  };
}

/** The facts that decide what may be done to somebody. */
export async function factsOf(db: Queryable, row: UserRow, membership: Membership | null): Promise<UserFacts> {
  const [secondFactor, verified, members] = await Promise.all([
    findSecondFactorFacts(db, row.id),
    findVerifiedFields(db, row.id),
    membership ? listMembers(db, membership.hospital.id) : [],
  ]);
  return {
    id: row.id,
    policyGroups: row.policyGroups,
    standing: row.standing as UserStanding,
    verified: row.verifiedAt !== null,
    hasHospital: membership !== null,
    secondFactor: hasSecondFactor(secondFactor),
    degreeSettled: verified.includes('hasDegreeSpain'),
    lastOfHospital: isLastHospitalAdministrator(row.id, members),
  };
}

async function presentMembership(
  db: Queryable,
  { hospital, member }: Membership,
): Promise<Omit<NonNullable<UserDetail['hospital']>, 'lastAdministrator'>> {
  return {
    id: hospital.id,
    name: hospital.name,
    role: member.role,
    position: member.position,
    joinedAt: member.joinedAt.toISOString(),
    blocked: hospital.blockedAt !== null,
    offers: await countOffersOf(db, hospital.id),
  };
}
