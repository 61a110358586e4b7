import type { ManagedOffer, ManagedOfferCounts, ManagedOfferPage } from '@fonendo/contract/offers/offers.schema';
import { emptyOffer } from '@fonendo/domain/offers/offer';
import { offerEvents } from '@fonendo/domain/offers/offer.lifecycle';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { hospitals } from '../../../db/schema/hospitals.ts';
import { buildCandidacy } from '../../../testing/factories/hospital-factories.ts';
import { openOffersApi } from '../../../testing/scenes/offers.ts';
import { buildSignedIn } from '../../../testing/sign-in.ts';

const api = await openOffersApi();
const { db, request, ours, theirs, admin, otherAdmin, buildOfferAt, call, read } = api;

const secret = 'FEA de Nefrología secreta';
const open = await buildOfferAt('approved', { name: secret, searchTitle: 'fea de nefrologia secreta' });
const draft = await buildOfferAt('draft', { name: `${secret} en borrador`, searchTitle: 'fea de nefrologia secreta' });
await buildCandidacy(db, { offerId: open.id });

const doctors = {
  certifiedDoctor: (await buildSignedIn(api, { policyGroups: ['certifiedDoctor'] })).jwt,
  notCertifiedDoctor: (await buildSignedIn(api, { policyGroups: ['notCertifiedDoctor'] })).jwt,
};
const homeless = (await buildSignedIn(api, { policyGroups: ['recruiter'] })).jwt;

const get = (path: string, token?: string) => request('GET', `/api/offers/managed${path}`, token ? { token } : {});

describe.each(['administrator', 'recruiter', 'selectionCoordinator', 'administrative'] as const)(
  'the %s of another hospital',
  (role) => {
    const { jwt } = theirs[role];

    test('lists and counts nothing of this one, whatever it asks for', async () => {
      const queries = ['', '?view=toApprove', '?view=approved', '?search=secreta', `?hospital=${ours.hospital.id}`];
      for (const query of queries) {
        const { body } = await get(query, jwt);
        expect(body).toMatchObject({ items: [], total: 0, nextCursor: null });
      }
      for (const query of ['', '?search=secreta', `?hospital=${ours.hospital.id}`]) {
        const { body } = await get(`/counts${query}`, jwt);
        const { all, views, candidacies } = body as ManagedOfferCounts;
        expect([all, ...Object.values(views), candidacies]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
      }
    });

    test('opens nothing of it: its offers are as unknown as any other id', async () => {
      const unknown = await get('/0198a1f0-7b1e-7cc0-8c1a-3c1f5a6b7c8d', jwt);
      for (const { id } of [open, draft]) {
        expect(await get(`/${id}`, jwt)).toMatchObject({ status: 404, body: unknown.body });
      }
      expect(await get('/1', jwt)).toMatchObject({ status: 422 });
    });
  },
);

describe.each(['administrator', 'recruiter', 'selectionCoordinator', 'administrative'] as const)('our %s', (role) => {
  const { jwt } = ours[role];
  const writes = role === 'administrator' || role === 'recruiter';

  test('reads every offer of the hospital', async () => {
    const { items } = (await get('?limit=100', jwt)).body as ManagedOfferPage;
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([open.id, draft.id]));
    expect((await read(jwt, draft.id)).content.name).toContain(secret);
  });

  test(`${writes ? 'is' : 'is not'} offered to change them`, async () => {
    const counts = (await get('/counts', jwt)).body as ManagedOfferCounts;
    expect(counts.can.create).toBe(writes);
    expect((await read(jwt, draft.id)).allowedEvents.length > 0).toBe(writes);
    const created = await request('POST', '/api/offers', { token: jwt, body: { content: emptyOffer } });
    expect(created.status).toBe(writes ? 201 : 403);
  });
});

test.each(['certifiedDoctor', 'notCertifiedDoctor'] as const)('a %s manages nothing', async (group) => {
  for (const path of ['', '/counts', `/${open.id}`]) {
    expect(await get(path, doctors[group])).toMatchObject({ status: 403, body: { code: 'Forbidden' } });
  }
  const body = { content: emptyOffer };
  expect(await request('POST', '/api/offers', { token: doctors[group], body })).toMatchObject({ status: 403 });
});

test('who belongs to no hospital manages nothing', async () => {
  for (const path of ['', '/counts', `/${open.id}`]) {
    expect(await get(path, homeless)).toMatchObject({ status: 403, body: { code: 'Forbidden' } });
  }
  const body = { content: emptyOffer };
  expect(await request('POST', '/api/offers', { token: homeless, body })).toMatchObject({ status: 403 });
});

test('administrators see and write all, once they say for which hospital', async () => {
  for (const { jwt } of [admin, otherAdmin]) {
    const { items } = (await get('?view=draft&limit=100', jwt)).body as ManagedOfferPage;
    expect(items.map(({ id }) => id)).toContain(draft.id);
    const { allowedEvents } = await read(jwt, draft.id);
    expect(allowedEvents.map(({ event }) => event).sort()).toEqual([...offerEvents].sort());
    const body = { content: emptyOffer };
    expect(await request('POST', '/api/offers', { token: jwt, body })).toMatchObject({ status: 404 });
  }
});

test('nobody without a session', async () => {
  for (const path of ['', '/counts', `/${open.id}`]) {
    expect(await get(path)).toMatchObject({ status: 401, body: { code: 'Unauthenticated' } });
  }
  expect(await request('POST', '/api/offers', { body: { content: emptyOffer } })).toMatchObject({ status: 401 });
});

test('an administrator who acts as the hospital writes drafts, named in the audit, and publishes none', async () => {
  const { body } = await request('POST', `/api/auth/${ours.recruiter.user.id}/impersonate`, {
    token: admin.jwt,
    body: { reason: 'No puede publicar una oferta' },
  });
  const { jwt } = body as { jwt: string };
  const created = await request('POST', '/api/offers', { token: jwt, body: { content: emptyOffer } });
  const { id } = created.body as { id: string };
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(entry).toMatchObject({ actorId: ours.recruiter.user.id, impersonatorId: admin.user.id });
  expect(await call(jwt, 'publish', (await buildOfferAt('draft')).id)).toMatchObject({
    status: 403,
    body: { code: 'NotWhileImpersonating' },
  });
});

test('the people of a blocked hospital change nothing; administrators still can', async () => {
  const { id } = await buildOfferAt('pending', { hospitalId: theirs.hospital.id });
  await db
    .update(hospitals)
    .set({ blockedAt: new Date('2026-03-01T00:00:00Z'), blockedReason: 'Impago' })
    .where(eq(hospitals.id, theirs.hospital.id));
  for (const answer of [await call(theirs.recruiter.jwt, 'edit', id), await get(`/${id}`, theirs.recruiter.jwt)]) {
    expect([401, 403]).toContain(answer.status);
  }
  const offer = (await call(admin.jwt, 'refuse', id)).body as ManagedOffer;
  expect(offer).toMatchObject({ status: 'refused', hospital: { blocked: true } });
});
