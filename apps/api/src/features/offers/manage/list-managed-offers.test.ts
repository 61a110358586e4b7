import type { ManagedOffer, ManagedOfferCounts, ManagedOfferPage } from '@fonendo/contract/offers/offers.schema';
import { expect, test } from 'vitest';
import { buildCandidacy } from '../../../testing/factories/hospital-factories.ts';
import { completeContent, openOffersApi } from '../../../testing/scenes/offers.ts';

const api = await openOffersApi();
const { db, request, ours, admin, buildOfferAt } = api;
const writer = ours.recruiter;

const list = async (token: string, query = '') =>
  (await request('GET', `/api/offers/managed?limit=100${query}`, { token })).body as ManagedOfferPage;

test('the queue holds new offers and revisions, the longest wait first, page by page', async () => {
  const day = (n: number) => new Date(`2025-12-0${n}T09:00:00Z`);
  const waiting = [
    await buildOfferAt('pending', { submittedAt: day(1) }),
    await buildOfferAt('revisionPending', { submittedAt: day(2) }),
    await buildOfferAt('pending', { submittedAt: day(3) }),
  ].map(({ id }) => id);
  const first = (await request('GET', '/api/offers/managed?view=toApprove&limit=2', { token: admin.jwt }))
    .body as ManagedOfferPage;
  expect(first.items.map(({ id }) => id)).toEqual(waiting.slice(0, 2));
  expect(first.items[0]?.waitingDays).toBe(99);
  const path = `/api/offers/managed?view=toApprove&limit=1&cursor=${first.nextCursor}`;
  const second = (await request('GET', path, { token: admin.jwt })).body as ManagedOfferPage;
  expect(second.items.map(({ id }) => id)).toEqual(waiting.slice(2));
  const other = `/api/offers/managed?cursor=${first.nextCursor}`;
  expect(await request('GET', other, { token: admin.jwt })).toMatchObject({
    status: 422,
    body: { fields: { cursor: { key: 'errors.invalid' } } },
  });
});

test('are filtered by status, speciality, hospital and words without accents', async () => {
  const made = await request('POST', '/api/offers', {
    token: writer.jwt,
    body: {
      content: { ...completeContent, name: 'Jefatura de Otoneurología', speciality: 'Otorrinolaringología' },
    },
  });
  const { id } = made.body as ManagedOffer;
  const ids = async (query: string, token = admin.jwt) => (await list(token, query)).items.map((item) => item.id);
  expect(await ids('&search=otoneurologia')).toEqual([id]);
  expect(await ids('&search=otoneurologia+ribera')).toEqual([id]);
  expect(await ids('&search=otoneurologia+cuenca')).toEqual([]);
  expect(await ids('&search=%25')).toEqual([]);
  expect(await ids('&search=Otoneurolog%C3%ADa%2Fa')).toEqual([id]);
  expect(await ids('&search=Jefatura%2FOtoneurolog%C3%ADa')).toEqual([id]);
  expect(await ids('&speciality=Otorrinolaringolog%C3%ADa')).toEqual([id]);
  expect(await ids('&speciality=Otorrinolaringolog%C3%ADa&view=approved')).toEqual([]);
  expect(await ids(`&hospital=${ours.hospital.id}&search=otoneurologia`)).toEqual([id]);
  expect(await ids(`&hospital=${api.theirs.hospital.id}`)).toEqual([]);
});

test('a slip is forgiven where no offer has the word, alike in list and tabs', async () => {
  const { id } = await buildOfferAt('approved', { searchTitle: 'hematologo de planta hematologia' });
  const read = async (query: string, token = writer.jwt) => {
    const page = await list(token, query);
    const counts = (await request('GET', `/api/offers/managed/counts?${query.replace('&', '')}`, { token }))
      .body as ManagedOfferCounts;
    return { ids: page.items.map((item) => item.id), total: page.total, all: counts.all, understood: page.understood };
  };
  const meant = { ids: [id], total: 1, all: 1, understood: 'hematología' };
  expect(await read('&search=hemtaologia')).toEqual(meant);
  expect(await read('&search=hemtaologia', admin.jwt)).toEqual(meant);
  expect(await read('&search=Hematolog%C3%ADa')).toEqual({ ...meant, understood: null });
  const nothing = { ids: [], total: 0, all: 0, understood: null };
  expect(await read('&search=hemtaologia', api.theirs.recruiter.jwt)).toEqual(nothing);
  expect(await read('&search=xylophon')).toEqual(nothing);
  // Another view has none of them, and says what it looked for.
  expect(await list(writer.jwt, '&search=hemtaologia&view=closed')).toMatchObject({
    ...{ total: 0, understood: 'hematología' },
  });
  expect(await list(writer.jwt, '&search=hematologia&view=closed')).toMatchObject({ total: 0, understood: null });
});

test('carry their figures: who applied, who is new, who waits longest', async () => {
  const { id } = await buildOfferAt('approved', { vacancies: 2, name: 'Con candidaturas' });
  const at = (text: string) => new Date(`${text}T09:00:00Z`);
  await buildCandidacy(db, {
    offerId: id,
    statusSince: at('2026-02-28'),
    seenAt: at('2026-02-28'),
    status: 'inProcess',
  });
  await buildCandidacy(db, { offerId: id, statusSince: at('2026-03-09') });
  await buildCandidacy(db, { offerId: id, statusSince: at('2026-01-01'), status: 'accepted' });
  await buildCandidacy(db, { offerId: id, statusSince: at('2026-01-01'), status: 'withdrawn' });
  const row = (await list(writer.jwt)).items.find((item) => item.id === id);
  expect(row).toMatchObject({
    vacancies: 2,
    figures: { candidacies: 4, newCandidacies: 1, open: 2, accepted: 1, longestWaitDays: 10 },
  });
});

test('the tabs count each status, and what waits', async () => {
  const counts = async () =>
    (await request('GET', '/api/offers/managed/counts', { token: writer.jwt })).body as ManagedOfferCounts;
  const before = await counts();
  await buildOfferAt('revisionPending');
  await buildOfferAt('draft');
  const after = await counts();
  expect(after.all).toBe(before.all + 2);
  expect(after.views).toEqual({
    ...before.views,
    toApprove: before.views.toApprove + 1,
    approved: before.views.approved + 1,
    draft: before.views.draft + 1,
  });
});

test('the applications are counted in the same open offers as the tabs', async () => {
  const counts = async (query: string) =>
    (await request('GET', `/api/offers/managed/counts${query}`, { token: writer.jwt })).body as ManagedOfferCounts;
  const { id } = await buildOfferAt('approved', { searchTitle: 'geriatra de tarde geriatria' });
  await buildCandidacy(db, { offerId: id });
  await buildCandidacy(db, { offerId: (await buildOfferAt('approved')).id });
  expect(await counts('?search=geriatra')).toMatchObject({ candidacies: 1, views: { approved: 1 } });
  expect(await counts('?search=xylophon')).toMatchObject({ candidacies: 0, views: { approved: 0 } });
  expect((await counts('')).candidacies).toBeGreaterThan(1);
});

test('the specialities to choose from are those that occur, whichever is chosen', async () => {
  const choices = async (query = '') => {
    const { body } = await request('GET', `/api/offers/managed/counts${query}`, { token: writer.jwt });
    return (body as ManagedOfferCounts).specialities;
  };
  expect(await choices()).toEqual([...new Set(await choices())]);
  expect(await choices()).not.toContain('Psiquiatría');
  await buildOfferAt('draft', { speciality: 'Psiquiatría' });
  expect(await choices()).toContain('Psiquiatría');
  expect(await choices('?speciality=Psiquiatr%C3%ADa')).toEqual(await choices());
});

test('administrators choose from hospitals with offers, whichever is chosen; a hospital has none to choose', async () => {
  const choices = async (token: string, query = '') =>
    ((await request('GET', `/api/offers/managed/counts${query}`, { token })).body as ManagedOfferCounts).hospitals;
  await buildOfferAt('draft');
  const { id, name } = ours.hospital;
  expect(await choices(admin.jwt)).toEqual([{ id, name }]);
  expect(await choices(admin.jwt, `?hospital=${api.theirs.hospital.id}`)).toEqual([{ id, name }]);
  expect(await choices(writer.jwt)).toEqual([]);
});
