import type { CandidacyStatus } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { generalMedicine, type MatchLevel, matchLevels } from '@fonendo/domain/offers/match';
import type { OfferContent } from '@fonendo/domain/offers/offer';
import type { OfferFilters } from '@fonendo/domain/offers/search';
import { and, count, eq, getTableColumns, gt, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import { keyset, type Position } from '../../../db/keyset.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { hospitals } from '../../../db/schema/hospitals.ts';
import { offers } from '../../../db/schema/offers.ts';

/** The only offers doctors ever find. Written as the partial indexes are, so that they serve it. */
export const isOpen = sql`(${offers.status} = 'approved' and not ${offers.hospitalBlocked})`;

/** Filters whose text has become a query of the full-text search; without one, any text will do. */
export type OpenOffersFilter = Omit<OfferFilters, 'search'> & { words?: string | undefined };

export type FilterName = keyof OpenOffersFilter;

/** Everything an open offer has to be, but for the named filter: a facet counts what its own options would find. */
export function openOffers(filter: OpenOffersFilter, except?: FilterName): SQL | undefined {
  const conditions: Record<FilterName, SQL | undefined> = {
    words: filter.words === undefined ? undefined : sql`${offers.search} @@ to_tsquery('spanish', ${filter.words})`,
    community: among(offers.community, filter.community),
    speciality: among(offers.speciality, filter.speciality),
    contractType: among(offers.contractType, filter.contractType),
    workingDay: among(offers.workingDay, filter.workingDay),
    salaryMin: filter.salaryMin === undefined ? undefined : gte(offers.salaryMax, filter.salaryMin),
    maxExperience: filter.maxExperience === undefined ? undefined : lte(offers.yearsOfExperience, filter.maxExperience),
  };
  const wanted = Object.entries(conditions).filter(([name]) => name !== except);
  return and(isOpen, ...wanted.map(([, condition]) => condition));
}

const among = (column: PgColumn, values: readonly string[] | undefined) =>
  values === undefined || values.length === 0 ? undefined : inArray(column, [...values]);

const newestFirst = { publishedAt: offers.publishedAt, id: offers.id };

/** By the best match it is the newest first within a level. */
export const offerKeysets = { newest: keyset('newest', newestFirst), match: keyset('match', newestFirst) };

type Page = {
  doctorId: string;
  after: Position | null;
  limit: number;
  /** Only a part of them: of one level of the match, or since the last mail. */
  within?: SQL | undefined;
};

/** The newest first. The page is cut on the index alone; only its own rows are read whole. */
export async function listOpenOffers(
  db: Queryable,
  filter: OpenOffersFilter,
  { doctorId, after, limit, within }: Page,
): Promise<FoundOfferRow[]> {
  const page = db
    .select({ id: offers.id })
    .from(offers)
    .where(and(openOffers(filter), within, offerKeysets.newest.beyond(after, 'desc')))
    .orderBy(...offerKeysets.newest.orderBy('desc'))
    .limit(limit)
    .as('page');
  return db
    .select(foundColumns)
    .from(page)
    .innerJoin(offers, eq(offers.id, page.id))
    .innerJoin(hospitals, eq(hospitals.id, offers.hospitalId))
    .leftJoin(candidacies, and(eq(candidacies.offerId, offers.id), eq(candidacies.doctorId, doctorId)))
    .orderBy(...offerKeysets.newest.orderBy('desc')) as Promise<FoundOfferRow[]>;
}

/** What a card shows. An open offer is complete: the table says so. */
export type FoundOfferRow = OfferContentRow & {
  id: string;
  publishedAt: Date;
  hospital: { name: string; city: string };
  candidacy: { id: string; status: CandidacyStatus; appliedAt: Date } | null;
};

type OfferContentRow = Omit<OfferContent, 'description'>;

const { id, name, community, speciality, salaryMin, salaryMax, workingDay, contractType } = getTableColumns(offers);

const ownCandidacy = { id: candidacies.id, status: candidacies.status, appliedAt: candidacies.appliedAt };

const foundColumns = {
  ...{ id, name, community, speciality, salaryMin, salaryMax, workingDay, contractType },
  yearsOfExperience: offers.yearsOfExperience,
  vacancies: offers.vacancies,
  publishedAt: offers.publishedAt,
  hospital: { name: hospitals.name, city: hospitals.city },
  candidacy: ownCandidacy,
};

/**
 * The levels of `matchOffer` as conditions: the best match comes level by level, each newest first, so that no offer
 * has to be judged before the page it stands on.
 */
export function atLevel(level: MatchLevel, doctor: { speciality: string | null; years: number | null }): SQL {
  const same = doctor.speciality === null ? sql`false` : eq(offers.speciality, doctor.speciality);
  const other = doctor.speciality === null ? sql`true` : sql`${offers.speciality} <> ${doctor.speciality}`;
  const enough = lte(offers.yearsOfExperience, doctor.years ?? 0);
  const general = eq(offers.speciality, generalMedicine);
  const levels: Record<MatchLevel, SQL | undefined> = {
    high: and(same, enough),
    medium: or(and(same, sql`not ${enough}`), and(other, general, enough)),
    low: and(other, sql`not (${general} and ${enough})`),
  };
  return sql`(${levels[level]})`;
}

export const levelsFrom = (level: MatchLevel): readonly MatchLevel[] => matchLevels.slice(matchLevels.indexOf(level));

/** Opened after one moment and until another. */
export const openedBetween = (from: Date, until: Date) =>
  and(gt(offers.publishedAt, from), lte(offers.publishedAt, until));

export async function countOpenOffers(db: Queryable, filter: OpenOffersFilter, within?: SQL): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(offers)
    .where(and(openOffers(filter), within));
  return row?.total ?? 0;
}

/** An open offer, or one that closed after this doctor applied to it; of a blocked hospital neither. */
export async function findOfferForDoctor(db: Queryable, offerId: string, doctorId: string) {
  const [row] = await db
    .select({ offer: offers, hospital: hospitals, candidacy: ownCandidacy })
    .from(offers)
    .innerJoin(hospitals, eq(hospitals.id, offers.hospitalId))
    .leftJoin(candidacies, and(eq(candidacies.offerId, offers.id), eq(candidacies.doctorId, doctorId)))
    .where(
      and(
        eq(offers.id, offerId),
        eq(offers.hospitalBlocked, false),
        or(eq(offers.status, 'approved'), and(eq(offers.status, 'closed'), sql`${candidacies.id} is not null`)),
      ),
    );
  return row ?? null;
}
