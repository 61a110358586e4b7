import type { OfferPage, OfferPageQuery } from '@fonendo/contract/offer-search.schema';
import { type MatchedDoctor, matchOffer } from '@fonendo/domain/offer-match';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../http/access.ts';
import { readMatchedDoctor } from './match-doctor.ts';
import type { OfferSearchContext } from './offer-search.context.ts';
import { presentFoundOffer } from './offer-search.presenter.ts';
import {
  atLevel,
  countOpenOffers,
  type FoundOfferRow,
  levelsFrom,
  listOpenOffers,
  type OpenOffersFilter,
} from './offer-search.repository.ts';
import { type OfferCursor, readOfferCursor, writeOfferCursor } from './search-cursor.ts';
import { understandSearch } from './search-words.ts';

/** One page of open offers, the newest or the best match first. */
export async function searchOffers(
  { db, now }: OfferSearchContext,
  actor: Actor,
  { sort, cursor, limit, search, exact, ...filters }: OfferPageQuery,
): Promise<OfferPage> {
  const from = cursor ? readOfferCursor(cursor, sort) : null;
  const [doctor, { words, understood }] = await Promise.all([
    readMatchedDoctor(db, actor.userId, now()),
    understandSearch(db, search, exact === 'true'),
  ]);
  const filter: OpenOffersFilter = { ...filters, words };
  const page = { doctorId: actor.userId, limit: limit + 1 };
  const [rows, total] = await Promise.all([
    sort === 'newest'
      ? listOpenOffers(db, filter, { ...page, after: from?.after ?? null })
      : listByMatch(db, filter, doctor, from, page),
    from ? from.total : countOpenOffers(db, filter),
  ]);
  const items = rows.slice(0, limit).map((row) => presentFoundOffer(row, doctor));
  const last = rows[limit - 1];
  return {
    items,
    nextCursor: rows.length > limit && last ? writeOfferCursor(sort, cursorAt(last, doctor, total)) : null,
    total,
    understood,
  };
}

const cursorAt = (row: FoundOfferRow, doctor: MatchedDoctor, total: number): OfferCursor => ({
  total,
  after: row,
  level: matchOffer(row, doctor).level,
});

/** Level by level, until the page is full. */
async function listByMatch(
  db: Database,
  filter: OpenOffersFilter,
  doctor: MatchedDoctor,
  from: OfferCursor | null,
  { doctorId, limit }: { doctorId: string; limit: number },
): Promise<FoundOfferRow[]> {
  const rows: FoundOfferRow[] = [];
  for (const level of levelsFrom(from?.level ?? 'high')) {
    if (rows.length === limit) break;
    const after = level === from?.level ? from.after : null;
    const left = { doctorId, after, limit: limit - rows.length, within: atLevel(level, doctor) };
    rows.push(...(await listOpenOffers(db, filter, left)));
  }
  return rows;
}
