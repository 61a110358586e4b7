import { expect, test } from 'vitest';
import { openOffersApi } from '../../testing/scenes/offers.ts';
import { findPublicOffer } from './public-offers.repository.ts';

const { db, buildOfferAt } = await openOffersApi();
const day = (date: number) => new Date(Date.UTC(2026, 0, date));

test('what resembles an offer: its speciality before its community, the newest first, three at most', async () => {
  const { id } = await buildOfferAt('approved', { publishedAt: day(9) });
  const build = (overrides: Parameters<typeof buildOfferAt>[1]) => buildOfferAt('approved', overrides);
  const near = await build({ speciality: 'Cardiología', publishedAt: day(8) });
  const older = await build({ community: 'ES-GA', publishedAt: day(3) });
  await build({ speciality: 'Cardiología', community: 'ES-GA', publishedAt: day(7) });
  await build({ isPublic: false, publishedAt: day(6) });
  await buildOfferAt('draft');
  const found = async () => (await findPublicOffer(db, id))?.similar.map((offer) => offer.id);
  expect(await found()).toEqual([older.id, near.id]);
  const newer = await build({ publishedAt: day(5) });
  const newest = await build({ publishedAt: day(6) });
  expect(await found()).toEqual([newest.id, newer.id, older.id]);
});

test('an offer like no other', async () => {
  const { id } = await buildOfferAt('approved', { speciality: 'Geriatría', community: 'ES-ML' });
  expect(await findPublicOffer(db, id)).toMatchObject({ id, similar: [], closedAt: null });
});
