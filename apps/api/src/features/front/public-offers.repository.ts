import type { OfferContent } from '@fonendo/domain/offers/offer';
import type { ProcessStep } from '@fonendo/domain/processes/process';
import type { Community } from '@fonendo/domain/reference/communities';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { isoInstant } from '../../db/statements/iso-instant.ts';
import { prepared } from '../../db/statements/prepared.ts';
import { askFor, isOpen, type OpenOffersFilter, openOffers } from '../offers/offers.public.ts';

const p = sql.placeholder;

/** What anybody may read: open, of a hospital that is not blocked, and not kept inside. */
const isPublicOffer = sql`(${isOpen} and ${offers.isPublic})`;

/** The same, or it was until it closed: such an offer keeps its address. */
const hasPage = sql`(${isPublicOffer} or ${offers.isPublic} and not ${offers.hospitalBlocked} and ${offers.status} = 'closed')`;

const newestFirst = sql`${offers.publishedAt} desc, ${offers.id} desc`;

/** An offer in few words, beside another one that it resembles. */
export type SimilarOffer = Pick<OfferContent, 'name' | 'salaryMin' | 'salaryMax'> & {
  id: string;
  hospital: { name: string; city: string };
};

export type PublicOffer = OfferContent & {
  id: string;
  status: 'approved' | 'closed';
  steps: readonly ProcessStep[];
  publishedAt: string;
  closedAt: string | null;
  hospital: Pick<
    typeof hospitals.$inferSelect,
    'id' | 'name' | 'address' | 'city' | 'postalCode' | 'sector' | 'employees'
  >;
  /** How many offers of the hospital anybody may read. */
  ofHospital: number;
  similar: readonly SimilarOffer[];
};

/** Inside each of these the table's name means the offers among which is searched; `own` is the one that is read. */
const among = (rank: number, condition: SQL) => sql`(
  select ${offers.id}, ${sql.raw(String(rank))} as rank, ${offers.publishedAt} as since from ${offers}
  where ${isPublicOffer} and ${offers.id} <> own.id and ${condition} order by ${newestFirst} limit 3)`;

/** Of the same speciality, then of the same community, the newest first. */
const similarOffers = sql`(
  select coalesce(json_agg(json_build_object('id', ${offers.id}, 'name', ${offers.name}, 'salaryMin', ${offers.salaryMin},
      'salaryMax', ${offers.salaryMax}, 'hospital', json_build_object('name', ${hospitals.name}, 'city', ${hospitals.city}))
    order by found.rank, ${newestFirst}), '[]')
  from (${among(0, sql`${offers.speciality} = own.speciality`)}
    union all ${among(1, sql`${offers.community} = own.community and ${offers.speciality} <> own.speciality`)}
    order by rank, since desc limit 3) as found
  join ${offers} on ${offers.id} = found.id join ${hospitals} on ${hospitals.id} = ${offers.hospitalId})`;

const ofHospital = sql`(
  select count(*)::int from ${offers} where ${offers.hospitalId} = own.hospital_id and ${isPublicOffer})`;

/**
 * One that is open to everybody, or was until it closed, with what resembles it. Nothing else has ever a page: neither a
 * draft nor what waits or was sent back, nor what its hospital keeps inside. One statement and one JSON: under load, pages
 * of offers are what is asked for most.
 */
export async function findPublicOffer(db: Queryable, id: string): Promise<PublicOffer | null> {
  const statement = prepared(db, 'public offer', () =>
    db
      .select({
        // The table says that an offer which has been open is complete.
        offer: sql<PublicOffer>`json_build_object('id', ${offers.id}, 'status', ${offers.status}, 'name', ${offers.name},
          'description', ${offers.description}, 'community', ${offers.community}, 'speciality', ${offers.speciality},
          'salaryMin', ${offers.salaryMin}, 'salaryMax', ${offers.salaryMax}, 'workingDay', ${offers.workingDay},
          'contractType', ${offers.contractType}, 'yearsOfExperience', ${offers.yearsOfExperience},
          'vacancies', ${offers.vacancies}, 'steps', ${offers.steps}, 'publishedAt', ${isoInstant(offers.publishedAt)},
          'closedAt', ${isoInstant(offers.closedAt)}, 'hospital', json_build_object('id', ${hospitals.id},
            'name', ${hospitals.name}, 'address', ${hospitals.address}, 'city', ${hospitals.city},
            'postalCode', ${hospitals.postalCode}, 'sector', ${hospitals.sector}, 'employees', ${hospitals.employees}),
          'ofHospital', ${ofHospital}, 'similar', ${similarOffers})`,
      })
      .from(offers)
      .innerJoin(hospitals, eq(hospitals.id, offers.hospitalId))
      .crossJoin(
        sql`lateral (select ${offers.id}, ${offers.hospitalId}, ${offers.speciality}, ${offers.community}) as own`,
      )
      .where(and(eq(offers.id, p('id')), hasPage)),
  );
  const [row] = await statement.execute({ id });
  return row?.offer ?? null;
}

/** What its picture shows. */
export type PicturedOffer = Pick<PublicOffer, 'id' | 'status' | 'name' | 'community' | 'salaryMin' | 'salaryMax'> & {
  hospital: Pick<PublicOffer['hospital'], 'name' | 'city'>;
};

/** Of the same offers as above, without what only their page says. */
export async function findPicturedOffer(db: Queryable, id: string): Promise<PicturedOffer | null> {
  const statement = prepared(db, 'pictured offer', () =>
    db
      .select({
        id: offers.id,
        status: sql<PicturedOffer['status']>`${offers.status}`,
        ...{ name: listed.name, community: listed.community, salaryMin: listed.salaryMin, salaryMax: listed.salaryMax },
        hospital: { name: hospitals.name, city: hospitals.city },
      })
      .from(offers)
      .innerJoin(hospitals, eq(hospitals.id, offers.hospitalId))
      .where(and(eq(offers.id, p('id')), hasPage)),
  );
  const [row] = await statement.execute({ id });
  return row ?? null;
}

/** An offer as a row of a list. */
export type ListedOffer = Omit<OfferContent, 'description'> & {
  id: string;
  publishedAt: string;
  hospital: { name: string; city: string; postalCode: string };
};

const listed = {
  id: offers.id,
  name: sql<string>`${offers.name}`,
  community: sql<Community>`${offers.community}`,
  speciality: sql<string>`${offers.speciality}`,
  salaryMin: sql<number>`${offers.salaryMin}`,
  salaryMax: sql<number>`${offers.salaryMax}`,
  workingDay: sql<OfferContent['workingDay']>`${offers.workingDay}`,
  contractType: sql<OfferContent['contractType']>`${offers.contractType}`,
  yearsOfExperience: sql<number>`${offers.yearsOfExperience}`,
  vacancies: sql<number>`${offers.vacancies}`,
  publishedAt: sql<string>`${isoInstant(offers.publishedAt)}`,
  hospital: { name: hospitals.name, city: hospitals.city, postalCode: hospitals.postalCode },
};

/** Which rows are on a page is found by the index alone; only these are read whole. */
const listOf = (db: Queryable, found: SQL) =>
  db
    .select(listed)
    .from(sql`(${found}) as found`)
    .innerJoin(offers, sql`${offers.id} = found.id`)
    .innerJoin(hospitals, eq(hospitals.id, offers.hospitalId));

/** One page, the newest first. */
export async function listPublicOffers(
  db: Queryable,
  filter: OpenOffersFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedOffer[]> {
  const asked = askFor({ ...filter, isPublic: true });
  const statement = prepared(db, `public offers ${asked.shape}`, () =>
    listOf(
      db,
      sql`select ${offers.id} from ${offers} where ${openOffers(asked)} order by ${newestFirst}
        limit ${p('limit')}::int offset ${p('offset')}::int`,
    ).orderBy(newestFirst),
  );
  return statement.execute({ ...asked.values, offset, limit });
}

/** For the list of all addresses: the oldest first, so that a page of it stays as it is. */
export async function listPublicAddresses(db: Queryable, { offset, limit }: { offset: number; limit: number }) {
  const statement = prepared(db, 'addresses of public offers', () =>
    db
      .select({ id: offers.id, name: sql<string>`${offers.name}`, updatedAt: offers.updatedAt })
      .from(offers)
      .where(isPublicOffer)
      .orderBy(offers.publishedAt, offers.id)
      .limit(p('limit'))
      .offset(p('offset')),
  );
  return statement.execute({ offset, limit });
}

export async function countPublicOffers(db: Queryable): Promise<number> {
  const statement = prepared(db, 'number of public offers', () =>
    db.select({ total: sql<number>`count(*)::int` }).from(offers).where(isPublicOffer),
  );
  const [row] = await statement.execute();
  return row?.total ?? 0;
}

/** Which lists by place and speciality have something in them. */
export async function listPublicPlaces(db: Queryable) {
  const statement = prepared(db, 'places of public offers', () =>
    db
      .select({ community: sql<Community>`${offers.community}`, speciality: sql<string>`${offers.speciality}` })
      .from(offers)
      .where(isPublicOffer)
      .groupBy(offers.community, offers.speciality)
      .orderBy(offers.community, offers.speciality),
  );
  return statement.execute();
}

/** A hospital that has, or had, a public offer: the others have no page. */
export async function findPublicHospital(db: Queryable, id: string) {
  const statement = prepared(db, 'public hospital', () =>
    db
      .select({
        id: hospitals.id,
        name: hospitals.name,
        city: hospitals.city,
        community: hospitals.community,
        sector: hospitals.sector,
        employees: hospitals.employees,
        description: hospitals.description,
      })
      .from(hospitals)
      .where(
        and(
          eq(hospitals.id, p('id')),
          sql`${hospitals.blockedAt} is null and exists (select from ${offers} where ${offers.hospitalId} = ${hospitals.id}
            and ${hasPage})`,
        ),
      ),
  );
  const [row] = await statement.execute({ id });
  return row ?? null;
}

export type PublicHospital = NonNullable<Awaited<ReturnType<typeof findPublicHospital>>>;

/** In how many hospitals, and what they pay on average. Null where there is none. */
export async function summarisePublicOffers(db: Queryable, filter: OpenOffersFilter) {
  const asked = askFor({ ...filter, isPublic: true });
  const statement = prepared(db, `summary of public offers ${asked.shape}`, () =>
    db
      .select({
        hospitals: sql<number>`count(distinct ${offers.hospitalId})::int`,
        salaryMin: sql<number | null>`round(avg(${offers.salaryMin}), -2)::int`,
        salaryMax: sql<number | null>`round(avg(${offers.salaryMax}), -2)::int`,
      })
      .from(offers)
      .where(openOffers(asked)),
  );
  const [row] = await statement.execute(asked.values);
  return row?.salaryMin == null || row.salaryMax === null
    ? null
    : { hospitals: row.hospitals, salaryMin: row.salaryMin, salaryMax: row.salaryMax };
}
