import type { CvExperience } from '@fonendo/domain/cv/cv';
import type { Certification } from '@fonendo/domain/hospitals/view';
import {
  and,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  like,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { keyset, type Position } from '../../../db/keyset.ts';
import { oneOf } from '../../../db/one-of.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { cvs } from '../../../db/schema/cvs.ts';
import { doctors } from '../../../db/schema/doctors.ts';
import { offerRecommendations, offers } from '../../../db/schema/offers.ts';
import { users } from '../../../db/schema/users.ts';
import { searchWords } from '../../../db/search-words.ts';
import { ask, type Buildable, each, type Placeholders, prepared } from '../../../db/statements/prepared.ts';
import type { Searched } from '../../search/slips/slips.public.ts';
import {
  type CertificationFacts,
  certificationConditions,
  certified,
  credentialApproved,
  recognitionUnderWay,
} from '../certification.repository.ts';

/** Which doctors somebody may find: hospitals those who allow it, administrators all who can sign in. */
export type Reach = 'findable' | 'all';

export type DirectoryFilter = {
  reach: Reach;
  search?: string | undefined;
  speciality?: readonly string[] | undefined;
  certification?: readonly Certification[] | undefined;
  /** Only these: to check which of them may be found. */
  ids?: readonly string[] | undefined;
};

const valuesOf = ({ search, speciality, ids }: DirectoryFilter) => ({
  ...{ ids, speciality: each(speciality) },
  patterns: each(searchWords(search).map((word) => `%${word}%`)),
});

type Shape = Pick<DirectoryFilter, 'reach' | 'certification'>;

/** Asks with a filter: one statement for each shape of it. */
export const askDirectory = <Answer, Values extends object>(
  db: Queryable,
  what: string,
  { reach, certification, ...filter }: DirectoryFilter,
  values: Values,
  build: (condition: SQL | undefined, p: Placeholders<Values>) => Buildable<Answer>,
): Promise<Answer> =>
  ask(db, `${what} ${reach} ${certification}`, { ...valuesOf({ reach, ...filter }), ...values }, (p) =>
    build(conditionOf({ reach, certification, ...(p as Placeholders<ReturnType<typeof valuesOf>>) }), p),
  );

/** With placeholders for what it compares. */
export const conditionOf = ({
  reach,
  certification,
  ...p
}: Shape & Partial<Placeholders<ReturnType<typeof valuesOf>>>): SQL | undefined =>
  and(
    isNotNull(users.verifiedAt),
    isNull(users.blockedAt),
    isNull(users.deletedAt),
    reach === 'findable' ? eq(doctors.findable, true) : undefined,
    p.ids && oneOf(doctors.userId, p.ids),
    p.speciality && inArray(doctors.speciality, p.speciality),
    certification && (or(...certification.map((one) => certificationConditions[one])) ?? sql`false`),
    // Every word has to be part of the name.
    ...(p.patterns ?? []).map((pattern) => like(users.searchName, pattern)),
  );

/** How slips in names are forgiven: only names within reach are taken for what was meant. */
export const searchedDirectory = (db: Queryable, reach: Reach): Searched => {
  const from = sql`${doctors} inner join ${users} on ${eq(users.id, doctors.userId)}`;
  return {
    vocabulary: [{ text: users.searchName, from, where: conditionOf({ reach }) }],
    finds: async (search) => {
      const found = await askDirectory(db, 'anybody of directory', { reach, search }, {}, (condition) =>
        db
          .select({ id: users.id })
          .from(doctors)
          .innerJoin(users, eq(users.id, doctors.userId))
          .where(condition)
          .limit(1),
      );
      return found.length > 0;
    },
  };
};

/** Doctors with the speciality of an offer, or all others. */
export type Fitting = { speciality: string; fits: boolean };

const fittingCondition = (speciality: Placeholder, fits: boolean): SQL =>
  fits ? eq(doctors.speciality, speciality) : sql`${doctors.speciality} is distinct from ${speciality}`;

/** Where a page ends. */
export const directoryKeyset = keyset('name', { searchName: users.searchName, id: users.id });

type DirectoryPart = { fitting: Fitting | null; after: Position | null; limit: number };

/** Sorted by name, from an index. No private data and no contact data are read. */
export async function listDirectoryRows(
  db: Queryable,
  filter: DirectoryFilter,
  { fitting, after, limit }: DirectoryPart,
) {
  const { beyond, orderBy } = directoryKeyset;
  const values = { fitting: fitting?.speciality, after: each(after), limit };
  return askDirectory(db, `directory ${fitting?.fits}`, filter, values, (condition, p) =>
    db
      .select({
        id: users.id,
        firstname: users.firstname,
        lastname: users.lastname,
        searchName: users.searchName,
        speciality: doctors.speciality,
        countryOfResidence: doctors.countryOfResidence,
        hasDegreeSpain: doctors.hasDegreeSpain,
        certified: sql<boolean>`${certified}`,
        credentialApproved,
        recognitionUnderWay,
      })
      .from(doctors)
      .innerJoin(users, eq(users.id, doctors.userId))
      .where(and(condition, p.fitting && fittingCondition(p.fitting, fitting?.fits ?? false), beyond(p.after, 'asc')))
      .orderBy(...orderBy('asc'))
      .limit(p.limit),
  );
}

export type DirectoryRow = Awaited<ReturnType<typeof listDirectoryRows>>[number];

export async function countDirectory(db: Queryable, filter: DirectoryFilter): Promise<number> {
  const [row] = await askDirectory(db, 'count of directory', filter, {}, (condition) =>
    db.select({ total: count() }).from(doctors).innerJoin(users, eq(users.id, doctors.userId)).where(condition),
  );
  return row?.total ?? 0;
}

/** Those of everybody within reach, each once. */
export async function listSpecialities(db: Queryable, reach: Reach): Promise<string[]> {
  const rows = await prepared(db, `specialities of ${reach} doctors`, () =>
    db
      .selectDistinct({ speciality: doctors.speciality })
      .from(doctors)
      .innerJoin(users, eq(users.id, doctors.userId))
      .where(and(conditionOf({ reach }), isNotNull(doctors.speciality))),
  ).execute();
  return rows.flatMap(({ speciality }) => speciality ?? []);
}

/** What the certification follows from, of some of everybody within reach: as many as are asked for. */
export function listCertificationFacts(db: Queryable, reach: Reach, limit: number): Promise<CertificationFacts[]> {
  const statement = prepared(db, `certifications of who is ${reach}`, () =>
    db
      .select({
        id: doctors.userId,
        certified: sql<boolean>`${certified}`,
        hasDegreeSpain: doctors.hasDegreeSpain,
        credentialApproved,
        recognitionUnderWay,
      })
      .from(doctors)
      .innerJoin(users, eq(users.id, doctors.userId))
      .where(conditionOf({ reach }))
      .limit(sql.placeholder('limit')),
  );
  return statement.execute({ limit });
}

/** Only the jobs of their CVs, to count the years. */
export async function listExperienceOf(db: Queryable, doctorIds: readonly string[]) {
  if (doctorIds.length === 0) return [];
  return ask(db, 'experience of doctors', { doctorIds }, (p) =>
    db
      .select({ doctorId: cvs.doctorId, experience: sql<CvExperience[]>`${cvs.content} -> 'experience'` })
      .from(cvs)
      .where(oneOf(cvs.doctorId, p.doctorIds)),
  );
}

/** What an open offer of this hospital, or of any, asks for; null if there is none. */
export async function findOpenOffer(db: Queryable, offerId: string, hospitalId: string | null) {
  const [row] = await ask(db, 'open offer to recommend', { offerId, hospitalId: hospitalId ?? undefined }, (p) =>
    db
      .select({ speciality: offers.speciality, yearsOfExperience: offers.yearsOfExperience })
      .from(offers)
      .where(
        and(
          eq(offers.id, p.offerId),
          eq(offers.status, 'approved'),
          eq(offers.hospitalBlocked, false),
          p.hospitalId && eq(offers.hospitalId, p.hospitalId),
        ),
      ),
  );
  if (!row || row.speciality === null || row.yearsOfExperience === null) return null;
  return { speciality: row.speciality, yearsOfExperience: row.yearsOfExperience };
}

/** Which of them got a recommendation of the offer, or applied to it. */
export async function listTiesTo(db: Queryable, offerId: string, doctorIds: readonly string[]) {
  if (doctorIds.length === 0) return { recommended: [], applied: [] };
  const ids = [...doctorIds];
  const recommended = await ask(db, 'recommended to doctors', { offerId, ids }, (p) =>
    db
      .select({ id: offerRecommendations.doctorId })
      .from(offerRecommendations)
      .where(and(eq(offerRecommendations.offerId, p.offerId), oneOf(offerRecommendations.doctorId, p.ids))),
  );
  const applied = await ask(db, 'applied of doctors', { offerId, ids }, (p) =>
    db
      .select({ id: candidacies.doctorId })
      .from(candidacies)
      .where(and(eq(candidacies.offerId, p.offerId), oneOf(candidacies.doctorId, p.ids))),
  );
  return { recommended: recommended.map(({ id }) => id), applied: applied.map(({ id }) => id) };
}

/** All applications of a doctor to offers of a hospital, newest first. */
export async function listCandidaciesAt(db: Queryable, hospitalId: string, doctorId: string) {
  return ask(db, 'candidacies of doctor at hospital, listed', { hospitalId, doctorId }, (p) =>
    db
      .select({
        id: candidacies.id,
        status: candidacies.status,
        appliedAt: candidacies.appliedAt,
        offer: { id: offers.id, name: offers.name },
      })
      .from(candidacies)
      .innerJoin(offers, eq(offers.id, candidacies.offerId))
      .where(and(eq(candidacies.hospitalId, p.hospitalId), eq(candidacies.doctorId, p.doctorId)))
      .orderBy(desc(candidacies.appliedAt), desc(candidacies.id)),
  );
}

/** The offers of a hospital that were recommended to a doctor, newest first. */
export async function listRecommendedAt(db: Queryable, hospitalId: string, doctorId: string) {
  return ask(db, 'recommendations of hospital to doctor', { hospitalId, doctorId }, (p) =>
    db
      .select({ at: offerRecommendations.at, offer: { id: offers.id, name: offers.name } })
      .from(offerRecommendations)
      .innerJoin(offers, eq(offers.id, offerRecommendations.offerId))
      .where(and(eq(offers.hospitalId, p.hospitalId), eq(offerRecommendations.doctorId, p.doctorId)))
      .orderBy(desc(offerRecommendations.at), desc(offers.id)),
  );
}
