import { type MatchLevel, matchLevels } from '@fonendo/domain/offers/match';
import type { OfferFilters } from '@fonendo/domain/offers/search';
import { generalMedicine } from '@fonendo/domain/reference/specialities';
import { exactCount } from '@fonendo/domain/shared/counts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import { keyset, type Position } from '../../../db/keyset.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { hospitals } from '../../../db/schema/hospitals.ts';
import { offers } from '../../../db/schema/offers.ts';
import { isoInstant } from '../../../db/statements/iso-instant.ts';
import { plannedEachTime } from '../../../db/statements/named-statements.ts';
import { pageSize } from '../../../db/statements/page-size.ts';
import { prepared } from '../../../db/statements/prepared.ts';
import { factsOfDoctor } from '../../doctors/doctors.public.ts';
import { matchFacts } from './doctor.repository.ts';
import { type FoundOfferRow, type FoundOffers, foundOffers, listsOf } from './found-offers.repository.ts';
import type { MatchFacts } from './match-doctor.ts';

/** The only offers doctors ever find. Written as the partial indexes are, so that they serve it. */
export const isOpen = sql`(${offers.status} = 'approved' and not ${offers.hospitalBlocked})`;

/** Filters whose text has become a query of the full-text search; without one, any text will do. */
export type OpenOffersFilter = Omit<OfferFilters, 'search'> & {
  words?: string | undefined;
  /** Only what people without an account may read. */
  isPublic?: true | undefined;
  hospitalId?: string | undefined;
};

export type FilterName = keyof OpenOffersFilter;

/** Only some of them: one level of the match with a doctor, what opened since the last mail, what is new to somebody. */
export type Part =
  | { level: MatchLevel; doctor: { speciality: string | null; years: number | null } }
  | { openedAfter: Date; openedUntil: Date }
  | { neverAppliedToBy: string };

const p = sql.placeholder;

/** One condition on open offers by its name, with placeholders for what it compares. */
const conditions = {
  words: () => sql`${sql.raw(plannedEachTime)} ${offers.search} @@ to_tsquery('spanish', ${p('words')})`,
  ...amongConditions('community', offers.community),
  ...amongConditions('speciality', offers.speciality),
  ...amongConditions('contractType', offers.contractType),
  ...amongConditions('workingDay', offers.workingDay),
  isPublic: () => sql`${offers.isPublic}`,
  hospitalId: () => sql`${offers.hospitalId} = ${p('hospitalId')}`,
  salaryMin: () => sql`${offers.salaryMax} >= ${p('salaryMin')}`,
  maxExperience: () => sql`${offers.yearsOfExperience} <= ${p('maxExperience')}`,
  opened: () => sql`${offers.publishedAt} > ${p('openedAfter')} and ${offers.publishedAt} <= ${p('openedUntil')}`,
  neverAppliedToBy: () => sql`not exists (select from ${candidacies}
    where ${candidacies.offerId} = ${offers.id} and ${candidacies.doctorId} = ${p('doctorId')})`,
  ...levelConditions(),
};

/** One value is compared by itself: only then can an index give the rows in their order. */
function amongConditions(name: string, column: PgColumn): Record<string, () => SQL> {
  const array = sql.raw(`${column.getSQLType()}[]`);
  return {
    [name]: () => sql`${column} = ${p(name)}`,
    [`${name}Several`]: () => sql`${column} = any(${p(name)}::${array})`,
  };
}

/**
 * The levels of `matchOffer` as conditions: the best match comes level by level, each newest first, so that no offer
 * has to be judged before the page it stands on.
 */
function levelConditions(): Record<string, () => SQL> {
  const enough = sql`${offers.yearsOfExperience} <= ${p('years')}`;
  const general = sql`${offers.speciality} = ${sql.raw(`'${generalMedicine.replaceAll("'", "''")}'`)}`;
  const levelsOf = (same: SQL, other: SQL): Record<MatchLevel, SQL> => ({
    high: sql`(${same} and ${enough})`,
    medium: sql`((${same} and not ${enough}) or (${other} and ${general} and ${enough}))`,
    low: sql`(${other} and not (${general} and ${enough}))`,
  });
  const own = sql`${offers.speciality} = ${p('ownSpeciality')}`;
  const known = levelsOf(own, sql`${offers.speciality} <> ${p('ownSpeciality')}`);
  const unknown = levelsOf(sql`false`, sql`true`);
  return Object.fromEntries(
    matchLevels.flatMap((level) => [
      [`${level}Match`, () => known[level]],
      [`${level}MatchOfAnybody`, () => unknown[level]],
    ]),
  );
}

/** What a statement asks of open offers: the names of its conditions, which make its text, and the values. */
export type Asked = { shape: string; values: Record<string, unknown> };

/** Everything an open offer has to be, but for the named filter: a facet counts what its own options would find. */
export function askFor(
  filter: OpenOffersFilter,
  { part, except }: { part?: Part | undefined; except?: FilterName } = {},
): Asked {
  const names: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(filter)) {
    if (name === except || value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    const several = Array.isArray(value) && value.length > 1;
    names.push(several ? `${name}Several` : name);
    values[name] = Array.isArray(value) && !several ? value[0] : value;
  }
  if (part && 'level' in part) {
    names.push(part.doctor.speciality === null ? `${part.level}MatchOfAnybody` : `${part.level}Match`);
    Object.assign(values, { ownSpeciality: part.doctor.speciality, years: part.doctor.years ?? 0 });
  } else if (part && 'neverAppliedToBy' in part) {
    names.push('neverAppliedToBy');
    Object.assign(values, { doctorId: part.neverAppliedToBy });
  } else if (part) {
    names.push('opened');
    Object.assign(values, { openedAfter: part.openedAfter, openedUntil: part.openedUntil });
  }
  return { shape: names.sort().join(), values };
}

/** The conditions of a shape, to be filled in with its values. */
export const openOffers = ({ shape }: Asked): SQL =>
  sql.join([isOpen, ...shape.split(',').filter(Boolean).map(conditionOf)], sql` and `);

function conditionOf(name: string): SQL {
  const condition = (conditions as Record<string, () => SQL>)[name];
  if (!condition) throw new Error(`open offers have no ${name}`);
  return condition();
}

const newestFirst = { publishedAt: offers.publishedAt, id: offers.id };

/** By the best match it is the newest first within a level. */
export const offerKeysets = { newest: keyset('newest', newestFirst), match: keyset('match', newestFirst) };

type Page = { doctorId: string; after: Position | null; limit: number; part?: Part | undefined };

/** The newest first. Only the page's own rows are read whole, and come as JSON. */
export async function listOpenOffers(db: Queryable, filter: OpenOffersFilter, page: Page): Promise<FoundOfferRow[]> {
  const asked = askFor(filter, page);
  const shape = shapeOfPage(asked, page);
  const statement = prepared(db, `open offers ${shape.key}`, () =>
    db.select({ items: sql<FoundOffers>`items` }).from(sql`(${itemsOfPage(asked, shape)}) as found`),
  );
  const [row] = await statement.execute(valuesOf(asked, page));
  return row ? foundOffers(row.items).slice(0, page.limit) : [];
}

/** A page with all that its answer says besides: how many there are, unless that is known, and whom they are matched with. */
export async function readOfferPage(
  db: Queryable,
  filter: OpenOffersFilter,
  page: Page,
  known: { total: number | undefined },
): Promise<{ items: FoundOfferRow[]; total: number; facts: MatchFacts | null }> {
  const asked = askFor(filter, page);
  const shape = shapeOfPage(asked, page);
  const counts = known.total === undefined;
  const statement = prepared(db, `page of open offers ${shape.key} ${counts}`, () =>
    db
      .select({
        items: sql<FoundOffers>`items`,
        total: sql<number | null>`total`,
        facts: sql<MatchFacts | null>`facts`,
      })
      .from(
        sql`(select (${itemsOfPage(asked, shape)}) as items, ${counts ? sql`(${countOf(asked)})` : sql`null`} as total,
          ${matchFacts(p('doctorId'))} as facts) as found`,
      ),
  );
  const [row] = await statement.execute(valuesOf(asked, page));
  return {
    items: row ? foundOffers(row.items).slice(0, page.limit) : [],
    total: known.total ?? row?.total ?? 0,
    facts: row?.facts ?? null,
  };
}

type ShapeOfPage = { key: string; goesOn: boolean; size: number; byLevel: boolean };

function shapeOfPage({ shape }: Asked, { after, limit, part }: Page): ShapeOfPage {
  const size = pageSize(limit);
  const byLevel = part !== undefined && 'level' in part;
  return { key: `${shape} ${size}${after ? ' after' : ''}`, goesOn: after !== null, size, byLevel };
}

function valuesOf({ values }: Asked, { doctorId, after }: Page): Record<string, unknown> {
  const [publishedAt, id] = after ?? [];
  return { ...values, doctorId, publishedAt, id };
}

const order = sql`${offers.publishedAt} desc, ${offers.id} desc`;

/** Only the page's own rows are read whole. */
function itemsOfPage(asked: Asked, { goesOn, size, byLevel }: ShapeOfPage): SQL {
  const beyond = sql`(${offers.publishedAt}, ${offers.id}) < (${p('publishedAt')}::timestamptz, ${p('id')}::uuid)`;
  const cut = sql`from ${offers} where ${openOffers(asked)}${goesOn ? sql` and ${beyond}` : sql``}
    order by ${order} limit ${sql.raw(String(size))}`;
  // A level passes many offers over: those are judged by the index alone.
  const page = byLevel
    ? sql`(select ${offers.id} ${cut}) as page join ${offers} on ${offers.id} = page.id`
    : sql`(select * ${cut}) as ${offers}`;
  return listsOf(page, p('doctorId'), order);
}

export const levelsFrom = (level: MatchLevel): readonly MatchLevel[] => matchLevels.slice(matchLevels.indexOf(level));

/** Counts up to one more than is said exactly: that one tells that there are more. */
export async function countOpenOffers(db: Queryable, filter: OpenOffersFilter, part?: Part): Promise<number> {
  const asked = askFor(filter, { part });
  const statement = prepared(db, `count of open offers ${asked.shape}`, () =>
    db.select({ total: sql<number>`total` }).from(sql`(${countOf(asked)}) as counted`),
  );
  const [row] = await statement.execute(asked.values);
  return row?.total ?? 0;
}

const countOf = (asked: Asked): SQL => sql`
  select count(*)::int as total
  from (select from ${offers} where ${openOffers(asked)} limit ${sql.raw(String(exactCount + 1))}) as found`;

const shownOfOffer = {
  ...{ id: offers.id, status: offers.status, name: offers.name, description: offers.description },
  ...{ community: offers.community, speciality: offers.speciality, vacancies: offers.vacancies, steps: offers.steps },
  ...{ salaryMin: offers.salaryMin, salaryMax: offers.salaryMax, yearsOfExperience: offers.yearsOfExperience },
  ...{ workingDay: offers.workingDay, contractType: offers.contractType },
  publishedAt: isoInstant(sql`coalesce(${offers.publishedAt}, ${offers.createdAt})`),
};

const shownOfHospital = {
  ...{ id: hospitals.id, name: hospitals.name, address: hospitals.address, city: hospitals.city },
  ...{ community: hospitals.community, sector: hospitals.sector, employees: hospitals.employees },
  description: hospitals.description,
};

const ownCandidacy = sql<FoundOfferRow['candidacy']>`case when ${candidacies.id} is not null then json_build_object(
  'id', ${candidacies.id}, 'status', ${candidacies.status}, 'appliedAt', ${isoInstant(candidacies.appliedAt)}) end`;

/**
 * An open offer, or one that closed after this doctor applied to it; of a blocked hospital neither. With all that is
 * known of the doctor: how it fits them, and what they lack to apply.
 */
export async function findOfferForDoctor(db: Queryable, offerId: string, doctorId: string) {
  const statement = prepared(db, 'offer for doctor', () =>
    db
      .select({
        ...{ offer: shownOfOffer, hospital: shownOfHospital, candidacy: ownCandidacy },
        doctor: factsOfDoctor(p('doctorId')),
      })
      .from(offers)
      .innerJoin(hospitals, eq(hospitals.id, offers.hospitalId))
      .leftJoin(candidacies, and(eq(candidacies.offerId, offers.id), eq(candidacies.doctorId, p('doctorId'))))
      .where(
        and(
          eq(offers.id, p('offerId')),
          sql`not ${offers.hospitalBlocked}`,
          sql`(${offers.status} = 'approved' or ${offers.status} = 'closed' and ${candidacies.id} is not null)`,
        ),
      ),
  );
  const [row] = await statement.execute({ offerId, doctorId });
  return row ?? null;
}
