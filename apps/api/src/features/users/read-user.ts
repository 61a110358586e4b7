import type { UserDetail } from '@fonendo/contract/users/users.schema';
import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { hasSecondFactor } from '@fonendo/domain/auth/second-factor';
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
import { findDoctorData, findVerifiedFields } from '../doctors/doctors.public.ts';
import { findMembership, type Membership } from '../hospitals/hospitals.public.ts';
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
  const row = await findUserRow(db, id);
  if (!row) throw new ApiError('NotFound');
  const membership = await findMembership(db, id);
  const facts = await factsOf(db, row, membership);
  const by = { id: actor.userId, policyGroups: actor.policyGroups };
  const doctor = await findDoctorData(db, id);
  return {
    ...presentUser(row),
    ...splitE164(row.phone),
    firstname: row.firstname,
    lastname: row.lastname,
    locale: row.locale,
    blocked: row.blockedAt && { at: row.blockedAt.toISOString(), reason: row.blockedReason },
    deletedAt: row.deletedAt?.toISOString() ?? null,
    lastSeenAt: (await findLastSeen(db, id))?.toISOString() ?? null,
    secondFactor: facts.secondFactor,
    namesVerified: doctor?.verified.includes('firstname') ?? false,
    doctor,
    hospital: membership && (await presentMembership(db, membership)),
    petitions: (await listPetitionsOf(db, id)).map((petition) => ({
      ...petition,
      statusSince: petition.statusSince.toISOString(),
      createdAt: petition.createdAt.toISOString(),
    })),
    documents: (await listDocumentsOf(db, id)).map((document) => ({
      ...document,
      uploadedAt: document.uploadedAt.toISOString(),
    })),
    candidacies: isDoctor(row.policyGroups) ? await countCandidaciesOf(db, id) : null,
    can: rightsFor(actor, { actions: allowedUserActions(by, facts), groups: assignableGroups(by, facts) }),
  };
}

/** The facts that decide what may be done to somebody. */
export async function factsOf(db: Queryable, row: UserRow, membership: Membership | null): Promise<UserFacts> {
  return {
    id: row.id,
    policyGroups: row.policyGroups,
    standing: row.standing as UserStanding,
    verified: row.verifiedAt !== null,
    hasHospital: membership !== null,
    secondFactor: hasSecondFactor(await findSecondFactorFacts(db, row.id)),
    degreeSettled: (await findVerifiedFields(db, row.id)).includes('hasDegreeSpain'),
  };
}

async function presentMembership(
  db: Queryable,
  { hospital, member }: Membership,
): Promise<NonNullable<UserDetail['hospital']>> {
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
