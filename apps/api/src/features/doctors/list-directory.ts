import type { DirectoryDoctor, DirectoryPage, DirectoryQuery } from '@fonendo/contract/directory.schema';
import { madridDate } from '@fonendo/domain/calendar-date';
import { yearsOfExperience } from '@fonendo/domain/cv-experience';
import { certificationOf } from '@fonendo/domain/hospital-view';
import { z } from 'zod';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import {
  countDirectory,
  type DirectoryFilter,
  type DirectoryPosition,
  type DirectoryRow,
  findOpenOfferSpeciality,
  listDirectoryRows,
  listExperienceOf,
  listTiesTo,
} from './directory.repository.ts';
import { readScope } from './directory-scope.ts';
import type { DoctorsContext } from './doctors.context.ts';

/** Doctors as a hospital may find them before any application; for administrators all of them. */
export async function listDirectory(
  { db, now }: Pick<DoctorsContext, 'db' | 'now'>,
  actor: Actor,
  { offer, cursor, limit, ...wanted }: DirectoryQuery,
): Promise<DirectoryPage> {
  const { reach, hospitalId, canRecommend } = await readScope(db, actor);
  const fitting = offer ? await findOpenOfferSpeciality(db, offer, hospitalId) : null;
  if (offer && fitting === null) throw new ApiError('NotFound');
  const filter = { reach, ...wanted };
  const from = cursor ? readCursor(cursor, positionSchema) : null;
  // One more than asked for tells whether there is another page.
  const rows = await listFittingFirst(db, filter, fitting, from, limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  // Counted once: the later pages are told by their cursor.
  const total = from?.total ?? (await countDirectory(db, filter));
  return {
    items: await presentRows(db, page, { offerId: offer ?? null, fitting }, now()),
    nextCursor:
      rows.length > limit && last ? writeCursor([total, last.speciality === fitting, last.searchName, last.id]) : null,
    total,
    can: { recommend: canRecommend },
  };
}

/** Two lists, one after the other, each in the order of its index: who fits the offer, then everybody else. */
async function listFittingFirst(
  db: Queryable,
  filter: DirectoryFilter,
  fitting: string | null,
  from: Position | null,
  limit: number,
): Promise<DirectoryRow[]> {
  if (fitting === null) return listDirectoryRows(db, filter, { fitting, after: from, limit });
  const part = (fits: boolean, after: Position | null, missing: number) =>
    listDirectoryRows(db, filter, { fitting: { speciality: fitting, fits }, after, limit: missing });
  if (from && !from.fits) return part(false, from, limit);
  const fits = await part(true, from, limit);
  return fits.length === limit ? fits : [...fits, ...(await part(false, null, limit - fits.length))];
}

/** Field by field, as presentDoctorForHospitals: whatever a table gains later stays out until it is written here. */
async function presentRows(
  db: Queryable,
  rows: readonly DirectoryRow[],
  { offerId, fitting }: { offerId: string | null; fitting: string | null },
  now: Date,
): Promise<DirectoryDoctor[]> {
  const ids = rows.map(({ id }) => id);
  const experience = new Map((await listExperienceOf(db, ids)).map((row) => [row.doctorId, row.experience]));
  const ties = offerId === null ? null : await listTiesTo(db, offerId, ids);
  const today = madridDate(now);
  return rows.map((row) => ({
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    speciality: row.speciality,
    certification: certificationOf(row),
    countryOfResidence: row.countryOfResidence,
    yearsOfExperience: yearsOfExperience(experience.get(row.id) ?? [], today),
    fits: fitting === null ? null : row.speciality === fitting,
    tie: tieOf(row.id, ties),
  }));
}

function tieOf(id: string, ties: Awaited<ReturnType<typeof listTiesTo>> | null): DirectoryDoctor['tie'] {
  if (ties?.applied.includes(id)) return 'applied';
  return ties?.recommended.includes(id) ? 'recommended' : null;
}

type Position = DirectoryPosition & { fits: boolean; total: number };

const positionSchema: z.ZodType<Position> = z
  .tuple([z.int().min(0), z.boolean(), z.string().max(250), z.uuid()])
  .transform(([total, fits, searchName, id]) => ({ total, fits, searchName, id }));
