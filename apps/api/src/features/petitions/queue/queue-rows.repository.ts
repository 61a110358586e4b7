import { openCandidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { and, count, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { cvs } from '../../../db/schema/cvs.ts';
import { doctorPrivateData, doctors } from '../../../db/schema/doctors.ts';
import { documents } from '../../../db/schema/documents.ts';
import { petitionConditions, petitionHearings, petitionSuspensions } from '../../../db/schema/petitions.ts';
import { users } from '../../../db/schema/users.ts';

/** One parameter for all ids, so that the statement is the same for every page size. */
const among = (column: PgColumn, ids: readonly string[]): SQL => sql`${column} = any(${sql.param([...ids])}::uuid[])`;

/** The doctors of a page: joined after the page is cut, because joining before would look up thousands in vain. */
export async function listPeopleOfPage(db: Queryable, doctorIds: readonly string[]) {
  if (doctorIds.length === 0) return [];
  return db
    .select({
      doctorId: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      cvStatus: cvs.status,
      hasOpenCandidacy: exists(
        db
          .select({ one: sql`1` })
          .from(candidacies)
          .where(and(eq(candidacies.doctorId, users.id), inArray(candidacies.status, [...openCandidacyStatuses]))),
      ).mapWith(Boolean),
    })
    .from(users)
    .leftJoin(cvs, eq(cvs.doctorId, users.id))
    .where(among(users.id, doctorIds));
}

/** The current documents of all doctors of a page. */
export async function listDocumentsOfPage(db: Queryable, doctorIds: readonly string[]) {
  if (doctorIds.length === 0) return [];
  return db
    .select({
      doctorId: documents.doctorId,
      kind: documents.kind,
      status: documents.status,
      version: documents.version,
      validUntil: documents.validUntil,
    })
    .from(documents)
    .where(and(among(documents.doctorId, doctorIds), isNull(documents.supersededAt)));
}

/** The facts for the requirement rules, of all doctors of a page. */
export async function listRequirementFactsOfPage(db: Queryable, doctorIds: readonly string[]) {
  if (doctorIds.length === 0) return [];
  return db
    .select({
      doctorId: doctors.userId,
      graduationDate: doctors.graduationDate,
      degreeCountry: doctors.degreeCountry,
      countryOfResidence: doctors.countryOfResidence,
      nationality: doctorPrivateData.nationality,
      otherNationality: doctorPrivateData.otherNationality,
      postalCode: doctorPrivateData.postalCode,
    })
    .from(doctors)
    .leftJoin(doctorPrivateData, eq(doctorPrivateData.userId, doctors.userId))
    .where(among(doctors.userId, doctorIds));
}

/** Open conditions per petition; only granted petitions have any. */
export async function countConditionsOfPage(db: Queryable, petitionIds: readonly string[]) {
  if (petitionIds.length === 0) return [];
  return db
    .select({ petitionId: petitionConditions.petitionId, open: count() })
    .from(petitionConditions)
    .where(and(among(petitionConditions.petitionId, petitionIds), isNull(petitionConditions.doneAt)))
    .groupBy(petitionConditions.petitionId);
}

export async function listSuspensionsOfPage(db: Queryable, petitionIds: readonly string[]) {
  if (petitionIds.length === 0) return [];
  return db
    .select({
      petitionId: petitionSuspensions.petitionId,
      from: petitionSuspensions.from,
      until: petitionSuspensions.until,
      answerBy: petitionSuspensions.answerBy,
      channel: petitionSuspensions.channel,
      disposedOn: petitionSuspensions.disposedOn,
      notifiedOn: petitionSuspensions.notifiedOn,
    })
    .from(petitionSuspensions)
    .where(among(petitionSuspensions.petitionId, petitionIds));
}

/** Hearings that nobody has closed; most petitions have none. */
export async function listOpenHearingsOfPage(db: Queryable, petitionIds: readonly string[]) {
  if (petitionIds.length === 0) return [];
  return db
    .select({
      petitionId: petitionHearings.petitionId,
      channel: petitionHearings.channel,
      disposedOn: petitionHearings.disposedOn,
      notifiedOn: petitionHearings.notifiedOn,
    })
    .from(petitionHearings)
    .where(and(among(petitionHearings.petitionId, petitionIds), isNull(petitionHearings.closedOn)));
}
