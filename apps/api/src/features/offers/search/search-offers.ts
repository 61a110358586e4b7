import type { OfferPage, OfferPageQuery } from '@fonendo/contract/offers/search.schema';
import { type MatchedDoctor, type MatchLevel, matchLevels, matchOffer } from '@fonendo/domain/offers/match';
import { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { cutPage, type Position } from '../../../db/keyset.ts';
import type { Actor } from '../../../http/access/access.ts';
import { countSchema, readCursor, writeCursor } from '../../../http/cursor.ts';
import { readMatchedDoctor } from './match-doctor.ts';
import type { OfferSearchContext } from './search.context.ts';
import { presentFoundOffer } from './search.presenter.ts';
import {
  atLevel,
  countOpenOffers,
  type FoundOfferRow,
  levelsFrom,
  listOpenOffers,
  type OpenOffersFilter,
  offerKeysets,
} from './search.repository.ts';
import { understandSearch } from './words.ts';

/** One page of open offers, the newest or the best match first. */
export async function searchOffers(
  { db, now }: OfferSearchContext,
  actor: Actor,
  { sort, cursor, limit, search, exact, ...filters }: OfferPageQuery,
): Promise<OfferPage> {
  const from = readCursor(cursor, offerKeysets[sort], carriedSchema);
  const [counted, level = 'high'] = from?.carried ?? [];
  const after = from?.after ?? null;
  const [doctor, { words, understood }] = await Promise.all([
    readMatchedDoctor(db, actor.userId, now()),
    understandSearch(db, search, exact === 'true'),
  ]);
  const filter: OpenOffersFilter = { ...filters, words };
  const page = { doctorId: actor.userId, limit: limit + 1 };
  const [rows, total] = await Promise.all([
    sort === 'newest'
      ? listOpenOffers(db, filter, { ...page, after })
      : listByMatch(db, filter, doctor, { ...page, level, after }),
    counted ?? countOpenOffers(db, filter),
  ]);
  const { page: shown, last } = cutPage(rows, limit);
  return {
    items: shown.map((row) => presentFoundOffer(row, doctor)),
    nextCursor: last && writeCursor(offerKeysets[sort], last, [total, matchOffer(last, doctor).level]),
    total,
    understood,
  };
}

/** How many there are, and the level of the last one. */
const carriedSchema = z.tuple([countSchema, z.enum(matchLevels)]);

/** Level by level, until the page is full. */
async function listByMatch(
  db: Database,
  filter: OpenOffersFilter,
  doctor: MatchedDoctor,
  from: { doctorId: string; limit: number; level: MatchLevel; after: Position | null },
): Promise<FoundOfferRow[]> {
  const { doctorId, limit } = from;
  const rows: FoundOfferRow[] = [];
  for (const level of levelsFrom(from.level)) {
    if (rows.length === limit) break;
    const after = level === from.level ? from.after : null;
    const left = { doctorId, after, limit: limit - rows.length, within: atLevel(level, doctor) };
    rows.push(...(await listOpenOffers(db, filter, left)));
  }
  return rows;
}
