import type { OfferPage, OfferPageQuery } from '@fonendo/contract/offers/search.schema';
import { type MatchedDoctor, type MatchLevel, matchLevels, matchOffer } from '@fonendo/domain/offers/match';
import { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { cutPage, type Position } from '../../../db/keyset.ts';
import type { Actor } from '../../../http/access/access.ts';
import { countSchema, readCursor, writeCursor } from '../../../http/cursor.ts';
import type { FoundOfferRow } from './found-offers.repository.ts';
import type { ManyOffers } from './many-offers.ts';
import { matchedDoctorOf, readMatchedDoctor } from './match-doctor.ts';
import type { OfferSearchContext } from './search.context.ts';
import { presentFoundOffer } from './search.presenter.ts';
import {
  countOpenOffers,
  levelsFrom,
  listOpenOffers,
  type OpenOffersFilter,
  offerKeysets,
  readOfferPage,
} from './search.repository.ts';
import { understandSearch } from './words.ts';

/** One page of open offers, the newest or the best match first. */
export async function searchOffers(
  { db, now }: OfferSearchContext,
  many: ManyOffers,
  actor: Actor,
  { sort, cursor, limit, search, exact, ...filters }: OfferPageQuery,
): Promise<OfferPage> {
  const from = readCursor(cursor, offerKeysets[sort], carriedSchema);
  const [carried, level = 'high'] = from?.carried ?? [];
  const after = from?.after ?? null;
  const { words, understood } = await understandSearch(db, search, exact === 'true');
  const filter: OpenOffersFilter = { ...filters, words };
  const counted = carried ?? many.totalOf(filter);
  const page = { doctorId: actor.userId, after, limit: limit + 1 };
  const { rows, total, doctor } =
    sort === 'newest'
      ? await readNewest(db, now(), filter, page, counted)
      : await readByMatch(db, now(), filter, { ...page, level }, counted);
  many.noteTotal(filter, total);
  const { page: shown, last } = cutPage(rows, limit);
  return {
    items: shown.map((row) => presentFoundOffer(row, doctor)),
    nextCursor: last && writeCursor(offerKeysets[sort], last, [total, matchOffer(last, doctor).level]),
    total,
    understood,
  };
}

type From = { doctorId: string; after: Position | null; limit: number };
type Found = { rows: FoundOfferRow[]; total: number; doctor: MatchedDoctor };

async function readNewest(
  db: Database,
  now: Date,
  filter: OpenOffersFilter,
  from: From,
  counted: number | undefined,
): Promise<Found> {
  const { items, total, facts } = await readOfferPage(db, filter, from, { total: counted });
  return { rows: items, total, doctor: matchedDoctorOf(facts, now) };
}

/** Whom they are matched with decides what comes first, so it is read before. */
async function readByMatch(
  db: Database,
  now: Date,
  filter: OpenOffersFilter,
  from: From & { level: MatchLevel },
  counted: number | undefined,
): Promise<Found> {
  const [doctor, total] = await Promise.all([
    readMatchedDoctor(db, from.doctorId, now),
    counted ?? countOpenOffers(db, filter),
  ]);
  return { rows: await listByMatch(db, filter, doctor, from), total, doctor };
}

/** How many there are, and the level of the last one. */
const carriedSchema = z.tuple([countSchema, z.enum(matchLevels)]);

/** Level by level, until the page is full. */
async function listByMatch(
  db: Database,
  filter: OpenOffersFilter,
  doctor: MatchedDoctor,
  from: From & { level: MatchLevel },
): Promise<FoundOfferRow[]> {
  const { doctorId, limit } = from;
  const rows: FoundOfferRow[] = [];
  for (const level of levelsFrom(from.level)) {
    if (rows.length === limit) break;
    const after = level === from.level ? from.after : null;
    const left = { doctorId, after, limit: limit - rows.length, part: { level, doctor } };
    rows.push(...(await listOpenOffers(db, filter, left)));
  }
  return rows;
}
