import type { FoundOffer } from '@fonendo/contract/offers/search.schema';
import type { Community } from '@fonendo/domain/reference/communities';
import type { Database } from '../../../db/database.ts';
import { countByFacets } from './facets.repository.ts';
import { readMatchedDoctor } from './match-doctor.ts';
import { presentFoundOffer } from './search.presenter.ts';
import { countOpenOffers, listOpenOffers } from './search.repository.ts';

type FittingOffers = {
  /** What the search is to be asked for to find the same. */
  filter: { speciality: string; maxExperience: number };
  total: number;
  /** Without those that the doctor applied to: what became of them stands among the candidacies. */
  items: FoundOffer[];
  /** Where they are, the most first. */
  places: { community: Community; count: number }[];
};

/**
 * The open offers that match a doctor highly: their speciality, and no more years than they have. The newest first, as
 * the search shows them. Null while no speciality is told.
 */
export async function readFittingOffers(
  { db, now }: { db: Database; now: () => Date },
  doctorId: string,
  limit: number,
): Promise<FittingOffers | null> {
  const doctor = await readMatchedDoctor(db, doctorId, now());
  if (doctor.speciality === null) return null;
  const filter = { speciality: doctor.speciality, maxExperience: doctor.years ?? 0 };
  const asked = { ...filter, speciality: [filter.speciality] };
  const [total, rows, { community: counts }] = await Promise.all([
    countOpenOffers(db, asked),
    listOpenOffers(db, asked, { doctorId, after: null, limit, part: { neverAppliedToBy: doctorId } }),
    countByFacets(db, asked),
  ]);
  // The column holds nothing but the codes.
  const places = counts.map(({ value, count }) => ({ community: value as Community, count }));
  return { filter, total, items: rows.map((row) => presentFoundOffer(row, doctor)), places };
}
