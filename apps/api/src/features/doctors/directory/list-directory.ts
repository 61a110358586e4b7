import type { DirectoryDoctor, DirectoryPage, DirectoryQuery } from '@fonendo/contract/doctors/directory.schema';
import { yearsOfExperience } from '@fonendo/domain/cv/experience';
import { certificationOf, certifications } from '@fonendo/domain/hospitals/view';
import { type MatchedOffer, matchCandidate } from '@fonendo/domain/offers/match';
import { specialities } from '@fonendo/domain/reference/specialities';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { z } from 'zod';
import type { Queryable } from '../../../db/database.ts';
import { cutPage, type Position } from '../../../db/keyset.ts';
import type { Actor } from '../../../http/access/access.ts';
import { rightsFor } from '../../../http/access/rights.ts';
import { ApiError } from '../../../http/api-error.ts';
import { countSchema, readCursor, writeCursor } from '../../../http/cursor.ts';
import { readForgiving } from '../../search/slips/slips.public.ts';
import { certificationsAmong, mostLookedUp } from '../certification.repository.ts';
import type { DoctorsContext } from '../doctors.context.ts';
import {
  countDirectory,
  type DirectoryFilter,
  type DirectoryRow,
  directoryKeyset,
  findOpenOffer,
  listCertificationFacts,
  listDirectoryRows,
  listExperienceOf,
  listSpecialities,
  listTiesTo,
  searchedDirectory,
} from './directory.repository.ts';
import { readScope } from './directory-scope.ts';

/** Doctors as a hospital may find them before any application; administrators see all. */
export async function listDirectory(
  { db, now }: Pick<DoctorsContext, 'db' | 'now'>,
  actor: Actor,
  { offer, cursor, limit, ...wanted }: DirectoryQuery,
): Promise<DirectoryPage> {
  const { reach, hospitalId, canRecommend } = await readScope(db, actor);
  const asked = offer ? await findOpenOffer(db, offer, hospitalId) : null;
  if (offer && asked === null) throw new ApiError('NotFound');
  const fitting = asked?.speciality ?? null;
  const from = readCursor(cursor, directoryKeyset, carriedSchema);
  const [counted, lastFits = true] = from?.carried ?? [];
  const read = async (search: string | undefined) => {
    const filter = { reach, ...wanted, search };
    return Promise.all([
      // One more than requested shows whether there is another page.
      listFittingFirst(db, filter, fitting, { after: from?.after ?? null, lastFits, limit: limit + 1 }),
      // Counted once: later pages have it in their cursor.
      counted ?? countDirectory(db, filter),
    ]);
  };
  const [{ found, understood }, choices] = await Promise.all([
    readForgiving(db, searchedDirectory(db, reach), {
      ...{ search: wanted.search, read },
      isEmpty: ([rows]) => rows.length === 0,
    }),
    from ? null : readChoices(db, reach),
  ]);
  const [rows, total] = found;
  const { page, last } = cutPage(rows, limit);
  return {
    items: await presentRows(db, page, { offerId: offer ?? null, asked }, now()),
    nextCursor: last && writeCursor(directoryKeyset, last, [total, last.speciality === fitting]),
    total,
    understood,
    choices,
    can: rightsFor(actor, { recommend: canRecommend }),
  };
}

async function readChoices(db: Queryable, reach: DirectoryFilter['reach']): Promise<DirectoryPage['choices']> {
  const [occurring, some] = await Promise.all([
    listSpecialities(db, reach),
    listCertificationFacts(db, reach, mostLookedUp + 1),
  ]);
  return {
    specialities: specialities.filter((one) => occurring.includes(one)),
    certifications: some.length > mostLookedUp ? [...certifications] : certificationsAmong(some),
  };
}

/** Two lists, one after the other, each sorted by its index: doctors who fit the offer, then all others. */
async function listFittingFirst(
  db: Queryable,
  filter: DirectoryFilter,
  fitting: string | null,
  { after, lastFits, limit }: { after: Position | null; lastFits: boolean; limit: number },
): Promise<DirectoryRow[]> {
  if (fitting === null) return listDirectoryRows(db, filter, { fitting, after, limit });
  const part = (fits: boolean, beginning: Position | null, missing: number) =>
    listDirectoryRows(db, filter, { fitting: { speciality: fitting, fits }, after: beginning, limit: missing });
  if (!lastFits) return part(false, after, limit);
  const fits = await part(true, after, limit);
  return fits.length === limit ? fits : [...fits, ...(await part(false, null, limit - fits.length))];
}

/** Field by field, like presentDoctorForHospitals: a new column is not shown until it is added here. */
async function presentRows(
  db: Queryable,
  rows: readonly DirectoryRow[],
  { offerId, asked }: { offerId: string | null; asked: MatchedOffer | null },
  now: Date,
): Promise<DirectoryDoctor[]> {
  const ids = rows.map(({ id }) => id);
  const [experiences, ties] = await Promise.all([
    listExperienceOf(db, ids),
    offerId === null ? null : listTiesTo(db, offerId, ids),
  ]);
  const experience = new Map(experiences.map((row) => [row.doctorId, row.experience]));
  const today = madridDate(now);
  return rows.map((row) => {
    const years = yearsOfExperience(experience.get(row.id) ?? [], today);
    return {
      id: row.id,
      firstname: row.firstname,
      lastname: row.lastname,
      speciality: row.speciality,
      certification: certificationOf(row),
      countryOfResidence: row.countryOfResidence,
      yearsOfExperience: years,
      match: asked && matchCandidate(asked, { speciality: row.speciality, years }),
      tie: tieOf(row.id, ties),
    };
  });
}

function tieOf(id: string, ties: Awaited<ReturnType<typeof listTiesTo>> | null): DirectoryDoctor['tie'] {
  if (ties?.applied.includes(id)) return 'applied';
  return ties?.recommended.includes(id) ? 'recommended' : null;
}

/** The total, and whether the last doctor fits the offer. */
const carriedSchema = z.tuple([countSchema, z.boolean()]);
