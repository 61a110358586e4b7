import type { SavedSearches } from '@fonendo/contract/offers/search.schema';
import { offerSearchTexts, searchWords } from '@fonendo/domain/offers/search';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { doctors } from '../../../db/schema/doctors.ts';
import { type offers, offerWords, savedSearches } from '../../../db/schema/offers.ts';
import { users } from '../../../db/schema/users.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildSignedInDoctor } from '../../../testing/doctor-sign-in.ts';
import { buildHospital, buildOffer } from '../../../testing/factories/hospital-factories.ts';
import { buildSignedIn } from '../../../testing/sign-in.ts';
import { mailNewOffers } from './saved-search-mails.ts';

const api = await openTestApi();
const { request, db, clock, outbox } = api;

const input = (overrides: Record<string, unknown> = {}) => ({
  name: 'Urgencias en Madrid',
  filters: { search: 'urgencias', community: ['ES-MD'] },
  mailed: true,
  ...overrides,
});

const list = (token?: string) => request('GET', '/api/saved-searches', token ? { token } : {});
const save = (token: string | undefined, body: unknown) =>
  request('POST', '/api/saved-searches', { body, ...(token && { token }) });
const change = (token: string | undefined, id: string, body: unknown) =>
  request('PUT', `/api/saved-searches/${id}`, { body, ...(token && { token }) });
const remove = (token: string | undefined, id: string) =>
  request('DELETE', `/api/saved-searches/${id}`, token ? { token } : {});

async function saved(token: string, body: unknown): Promise<string> {
  const answer = await save(token, body);
  expect(answer).toMatchObject({ status: 201 });
  return (answer.body as SavedSearches).items.at(-1)?.id ?? '';
}

describe('saved searches', () => {
  test('are kept, changed and forgotten by their owner', async () => {
    const { jwt } = await buildSignedInDoctor(api);
    expect(await list(jwt)).toMatchObject({ status: 200, body: { items: [], can: { add: true }, mailsWanted: true } });
    const id = await saved(jwt, input());
    expect(await list(jwt)).toMatchObject({ body: { items: [{ id, ...input() }] } });
    const changed = input({ name: 'Madrid', filters: { salaryMin: 50_000 }, mailed: false });
    expect(await change(jwt, id, changed)).toMatchObject({ status: 200, body: { items: [{ id, ...changed }] } });
    expect(await remove(jwt, id)).toMatchObject({ status: 200, body: { items: [] } });
    expect(await remove(jwt, id)).toMatchObject({ status: 404 });
  });

  test('are ten at most, also where two tabs save the tenth at once', async () => {
    const { jwt } = await buildSignedInDoctor(api);
    for (let count = 1; count < 10; count += 1) await saved(jwt, input({ name: `Búsqueda ${count}` }));
    const answers = await Promise.all([save(jwt, input()), save(jwt, input()), save(jwt, input())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'TooManySavedSearches' } });
    expect(await list(jwt)).toMatchObject({ body: { can: { add: false } } });
  });

  test.each([
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ filters: { community: ['ES-XX'] } }, 'filters.community.0'],
    [{ filters: { search: 'x'.repeat(101) } }, 'filters.search'],
    [{ mailed: 'yes' }, 'mailed'],
  ])('%o is refused', async (overrides, field) => {
    const { jwt } = await buildSignedInDoctor(api);
    const answer = await save(jwt, input(overrides));
    expect(answer).toMatchObject({ status: 422, body: { code: 'ValidationFailed' } });
    expect(Object.keys((answer.body as { fields: object }).fields)).toContain(field);
  });

  test('of others are not there', async () => {
    const [owner, other] = [await buildSignedInDoctor(api), await buildSignedInDoctor(api)];
    const id = await saved(owner.jwt, input());
    expect(await change(other.jwt, id, input())).toMatchObject({ status: 404 });
    expect(await remove(other.jwt, id)).toMatchObject({ status: 404 });
    expect(await list(other.jwt)).toMatchObject({ body: { items: [] } });
    expect(await list(owner.jwt)).toMatchObject({ body: { items: [{ id }] } });
  });

  test('are for doctors only', async () => {
    const id = '01900000-0000-7000-8000-000000000001';
    for (const group of ['admin', 'hospital', 'recruiter'] as const) {
      const { jwt } = await buildSignedIn(api, { policyGroups: [group] });
      const answers = [
        await list(jwt),
        await save(jwt, input()),
        await change(jwt, id, input()),
        await remove(jwt, id),
      ];
      for (const answer of answers) expect(answer).toMatchObject({ status: 403 });
    }
    const signedOut = [await list(), await save(undefined, input()), await change(undefined, id, input())];
    for (const answer of [...signedOut, await remove(undefined, id)]) expect(answer).toMatchObject({ status: 401 });
  });

  test('go with the doctor', async () => {
    const { userId, jwt } = await buildSignedInDoctor(api);
    const id = await saved(jwt, input());
    await db.delete(doctors).where(eq(doctors.userId, userId));
    expect(await db.select().from(savedSearches).where(eq(savedSearches.id, id))).toEqual([]);
  });
});

describe('the daily mail', () => {
  /** Less than a token lives. */
  const later = 2 * 60 * 60 * 1000;
  const run = () =>
    mailNewOffers({
      db,
      now: clock.now,
      publicUrl: 'https://fonendo.test',
      sendMail: async (_tx, mail) => {
        outbox.push(mail);
      },
    });

  /** Opened now, as an approval would do it. */
  async function open(
    overrides: Omit<Partial<typeof offers.$inferInsert>, 'name' | 'speciality' | 'description'> & {
      name?: string;
    } = {},
  ) {
    const content = {
      name: 'Médico/a de urgencias',
      speciality: 'Cardiología',
      description: 'Un puesto.',
      ...overrides,
    };
    const texts = offerSearchTexts(content);
    const words = searchWords(texts.searchTitle, texts.searchBody).map((word) => ({ word }));
    await db.insert(offerWords).values(words).onConflictDoNothing();
    return buildOffer(db, { community: 'ES-MD', publishedAt: clock.now(), ...texts, ...content });
  }

  beforeEach(async () => {
    await db.delete(savedSearches);
    outbox.length = 0;
    clock.advance(later);
  });

  test('tells of what opened since, once', async () => {
    const { jwt, email } = await buildSignedInDoctor(api);
    await open({ name: 'Urgencias de ayer' });
    clock.advance(1000);
    await saved(jwt, input());
    await run();
    expect(outbox).toEqual([]);
    clock.advance(1000);
    const offer = await open({ salaryMin: 42_000, salaryMax: 48_500 });
    await open({ name: 'Urgencias en otra parte', community: 'ES-CT' });
    clock.advance(later);
    await run();
    expect(outbox).toHaveLength(1);
    expect(outbox[0]).toMatchObject({ to: email, locale: 'es', subject: 'Ofertas nuevas en «Urgencias en Madrid»' });
    const text = outbox[0]?.paragraphs.join('\n') ?? '';
    expect(text).toContain(
      'Médico/a de urgencias. Hospital Universitario La Ribera, Comunidad de Madrid. 42.000 – 48.500 €',
    );
    expect(text).toContain(`https://fonendo.test/offers/${offer.id}`);
    expect(text).not.toMatch(/ayer|otra parte/);
    expect(outbox[0]?.button.url).toBe('https://fonendo.test/offers?search=urgencias&community=ES-MD');
    expect(outbox[0]?.note).toContain('https://fonendo.test/account?tab=privacy');
    await run();
    clock.advance(later);
    await run();
    expect(outbox).toHaveLength(1);
  });

  test('is one for all searches, in the doctor’s language, and tells how many more there are', async () => {
    const { jwt } = await buildSignedInDoctor(api, { user: { locale: 'en' } });
    await saved(jwt, input());
    await saved(jwt, input({ name: 'Todo Madrid', filters: { community: ['ES-MD'] } }));
    await saved(jwt, input({ name: 'Sin aviso', filters: {}, mailed: false }));
    clock.advance(1000);
    for (let count = 0; count < 7; count += 1) await open();
    clock.advance(later);
    await run();
    expect(outbox).toHaveLength(1);
    expect(outbox[0]).toMatchObject({ locale: 'en', subject: 'New offers in your searches' });
    const text = outbox[0]?.paragraphs.join('\n') ?? '';
    expect(text).toContain('“Todo Madrid”');
    expect(text).toContain('And 2 more in this search.');
    expect(text).not.toContain('Sin aviso');
    expect(outbox[0]?.button.url).toBe('https://fonendo.test/offers');

    outbox.length = 0;
    for (let count = 0; count < 6; count += 1) await open();
    clock.advance(later);
    await run();
    expect(outbox[0]?.paragraphs.join('\n')).toContain('And one more in this search.');
  });

  test('is not sent where nothing is new, and not of blocked hospitals or offers that closed again', async () => {
    const { jwt } = await buildSignedInDoctor(api);
    await saved(jwt, input());
    clock.advance(1000);
    const hospital = await buildHospital(db, { name: 'Hospital bloqueado' });
    await open({ hospitalId: hospital.id, hospitalBlocked: true });
    await open({ status: 'closed' });
    clock.advance(later);
    await run();
    expect(outbox).toEqual([]);
  });

  test('is not sent to who does without mails of offers, is blocked or has left; nor made good later', async () => {
    const { jwt, userId } = await buildSignedInDoctor(api, { user: { mailFamilies: ['petitions'] } });
    expect(await list(jwt)).toMatchObject({ body: { mailsWanted: false } });
    await saved(jwt, input());
    const blocked = await buildSignedInDoctor(api);
    await saved(blocked.jwt, input());
    await db.update(users).set({ blockedAt: clock.now() }).where(eq(users.id, blocked.userId));
    clock.advance(1000);
    await open();
    clock.advance(later);
    await run();
    await db
      .update(users)
      .set({ mailFamilies: ['offers'] })
      .where(eq(users.id, userId));
    await run();
    expect(outbox).toEqual([]);
  });

  test('begins anew with other filters, and when it is switched on', async () => {
    const { jwt } = await buildSignedInDoctor(api);
    const id = await saved(jwt, input({ mailed: false }));
    clock.advance(1000);
    await open();
    clock.advance(1000);
    await change(jwt, id, input());
    clock.advance(later);
    await run();
    expect(outbox).toEqual([]);
    await open();
    clock.advance(1000);
    await change(jwt, id, input({ filters: { community: ['ES-MD'] } }));
    clock.advance(later);
    await run();
    expect(outbox).toEqual([]);
  });

  test('and what was told until when go together: a mail that cannot be promised is told the next time', async () => {
    const { jwt } = await buildSignedInDoctor(api);
    await saved(jwt, input());
    clock.advance(1000);
    await open();
    clock.advance(later);
    const failing = mailNewOffers({
      db,
      now: clock.now,
      publicUrl: 'https://fonendo.test',
      sendMail: () => Promise.reject(new Error('no queue')),
    });
    await expect(failing).rejects.toThrow('no queue');
    await run();
    expect(outbox).toHaveLength(1);
  });

  test('runs twice at once and is sent once', async () => {
    const { jwt } = await buildSignedInDoctor(api);
    await saved(jwt, input());
    clock.advance(1000);
    await open();
    clock.advance(later);
    await Promise.all([run(), run()]);
    expect(outbox).toHaveLength(1);
  });
});
