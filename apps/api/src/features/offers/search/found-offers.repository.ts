import type { CandidacyStatus } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import type { OfferContent } from '@fonendo/domain/offers/offer';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { hospitals } from '../../../db/schema/hospitals.ts';
import { offers } from '../../../db/schema/offers.ts';
import { isoInstant } from '../../../db/statements/iso-instant.ts';

/** What a card shows, as it is sent. An open offer is complete: the table says so. */
export type FoundOfferRow = Omit<OfferContent, 'description'> & {
  id: string;
  publishedAt: string;
  hospital: { name: string; city: string };
  candidacy: { id: string; status: CandidacyStatus; appliedAt: string } | null;
};

/** What is read of an offer of a page. */
type FoundOfferValues = Omit<FoundOfferRow, 'hospital'> & { hospitalName: string; hospitalCity: string };

const valuesOfOffer: Record<keyof FoundOfferValues, PgColumn | SQL> = {
  ...{ id: offers.id, name: offers.name, community: offers.community, speciality: offers.speciality },
  ...{ salaryMin: offers.salaryMin, salaryMax: offers.salaryMax, vacancies: offers.vacancies },
  ...{ workingDay: offers.workingDay, contractType: offers.contractType, yearsOfExperience: offers.yearsOfExperience },
  ...{ publishedAt: isoInstant(offers.publishedAt), hospitalName: hospitals.name, hospitalCity: hospitals.city },
  candidacy: sql`case when ${candidacies.id} is not null then json_build_object(
    'id', ${candidacies.id}, 'status', ${candidacies.status}, 'appliedAt', ${isoInstant(candidacies.appliedAt)}) end`,
};

/** All offers of a page as they come from the database: a list for each value. Null where there is no offer. */
export type FoundOffers = { [Name in keyof FoundOfferValues]: FoundOfferValues[Name][] | null };

/** Named one by one: this runs for every offer of every list. */
export function foundOffers({ id: ids, ...of }: FoundOffers): FoundOfferRow[] {
  return (ids ?? []).map((id, index) => ({
    id,
    name: at(of.name, index),
    community: at(of.community, index),
    speciality: at(of.speciality, index),
    salaryMin: at(of.salaryMin, index),
    salaryMax: at(of.salaryMax, index),
    workingDay: at(of.workingDay, index),
    contractType: at(of.contractType, index),
    yearsOfExperience: at(of.yearsOfExperience, index),
    vacancies: at(of.vacancies, index),
    publishedAt: at(of.publishedAt, index),
    hospital: { name: at(of.hospitalName, index), city: at(of.hospitalCity, index) },
    candidacy: at(of.candidacy, index),
  }));
}

function at<Value>(values: readonly Value[] | null, index: number): Value {
  const value = values?.[index];
  if (value === undefined) throw new Error('every value of a page has as many entries as the page has offers');
  return value;
}

/**
 * A list for each value, because PostgreSQL needs an eighth less for them than for an array of each offer. Each
 * offer looks up its own hospital (`limit 1`): joining all hospitals to twenty offers took twice as long. The doctor's
 * candidacies are few and read once: an offer that looks for its own reads those of everybody else.
 */
export function listsOf(page: SQL, doctorId: Placeholder, order: SQL): SQL {
  const values = Object.entries(valuesOfOffer);
  const named = values.map(([name, value]) => sql`${value} as ${sql.identifier(name)}`);
  const lists = values.map(([name]) => sql`${sql.raw(`'${name}'`)}, json_agg(${sql.identifier(name)})`);
  return sql`
    select json_build_object(${sql.join(lists, sql`, `)}) as items from (
      select ${sql.join(named, sql`, `)} from ${page} cross join lateral (
        select ${hospitals.name}, ${hospitals.city} from ${hospitals} where ${hospitals.id} = ${offers.hospitalId} limit 1
      ) as ${hospitals} left join ${candidacies}
        on ${candidacies.offerId} = ${offers.id} and ${candidacies.doctorId} = ${doctorId}
      order by ${order}) as found`;
}
