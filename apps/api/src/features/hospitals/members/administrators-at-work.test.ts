import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { offers } from '../../../db/schema/offers.ts';
import { openTestApi } from '../../../testing/api.ts';
import { readAuditOf } from '../../../testing/audit.ts';
import {
  buildCandidacy,
  buildHospital,
  buildHospitalMember,
  buildOffer,
} from '../../../testing/factories/hospital-factories.ts';
import { completeContent } from '../../../testing/scenes/offers.ts';
import { buildSignedIn } from '../../../testing/sign-in.ts';

const api = await openTestApi();
const { db, request } = api;
const { jwt: token, user: admin } = await buildSignedIn(api, { policyGroups: ['admin'] });

async function buildScene() {
  const owner = await buildSignedIn(api, { policyGroups: ['hospital'] });
  const hospital = await buildHospital(db, { administratorId: owner.user.id });
  const offer = await buildOffer(db, { hospitalId: hospital.id });
  const candidacy = await buildCandidacy(db, { offerId: offer.id, status: 'applied' });
  return { owner, hospital, candidacy };
}

const at = (hospitalId: string) => ({ 'x-hospital': hospitalId });

describe('an administrator of the platform', () => {
  test('works for the hospital they choose; without one there is nothing to list', async () => {
    const { hospital, owner } = await buildScene();
    for (const path of ['/api/selection/candidates', '/api/profiles', '/api/processes']) {
      expect(await request('GET', path, { token }), path).toMatchObject({ status: 404 });
      expect(await request('GET', path, { token, headers: at(crypto.randomUUID()) })).toMatchObject({ status: 404 });
      expect(await request('GET', path, { token, headers: at('no-id') })).toMatchObject({ status: 404 });
      expect(await request('GET', path, { token, headers: at(hospital.id) }), path).toMatchObject({ status: 200 });
    }
    expect(await request('GET', '/api/profiles', { token, headers: at(hospital.id) })).toMatchObject({
      body: { members: [{ userId: owner.user.id }] },
    });
  });

  test('acts on what a path names without choosing, as themselves', async () => {
    const { candidacy } = await buildScene();
    const other = await buildHospital(db);
    const path = `/api/selection/candidacies/${candidacy.id}`;
    expect(await request('GET', path, { token })).toMatchObject({ status: 200 });
    const body = { reason: 'Buscamos más experiencia.' };
    // The thing decides, whichever hospital was chosen before.
    const discarded = await request('POST', `${path}/discard`, { token, body, headers: at(other.id) });
    expect(discarded.status).toBe(200);
    expect(await readAuditOf(db, candidacy.id, 'candidacy.discarded')).toMatchObject([
      { actorId: admin.id, impersonatorId: null },
    ]);
  });

  test('writes an offer for the chosen hospital, edits and publishes it', async () => {
    const { hospital } = await buildScene();
    const content = completeContent;
    expect(await request('POST', '/api/offers', { token, body: { content } })).toMatchObject({ status: 404 });
    const created = await request('POST', '/api/offers', { token, body: { content }, headers: at(hospital.id) });
    expect(created).toMatchObject({
      status: 201,
      body: {
        allowedEvents: expect.arrayContaining([
          { event: 'edit', refused: null },
          { event: 'publish', refused: null },
        ]),
      },
    });
    const { id, version } = created.body as { id: string; version: number };
    const [{ hospitalId } = { hospitalId: '' }] = await db.select().from(offers).where(eq(offers.id, id));
    expect(hospitalId).toBe(hospital.id);
    const published = await request('POST', `/api/offers/managed/${id}/publish`, { token, body: { version } });
    expect(published).toMatchObject({ status: 200, body: { status: 'pending' } });
    expect(await readAuditOf(db, id, 'offer.created')).toMatchObject([
      { actorId: admin.id, after: { by: 'administrator' } },
    ]);
  });

  test('does not edit the last administrator of a hospital', async () => {
    const { hospital, owner } = await buildScene();
    const body = { role: 'administrator', position: 'Gerente' };
    const change = () => request('PUT', `/api/profiles/${owner.user.id}`, { token, body, headers: at(hospital.id) });
    expect(await change()).toMatchObject({ status: 409, body: { code: 'LastAdministrator' } });
    const second = await buildSignedIn(api, { policyGroups: ['hospital'] });
    await buildHospitalMember(db, { userId: second.user.id, hospitalId: hospital.id, role: 'administrator' });
    expect(await change()).toMatchObject({ status: 200 });
  });
});

test('choosing a hospital opens nothing to anybody else', async () => {
  const { hospital, candidacy } = await buildScene();
  const { owner: stranger } = await buildScene();
  const mine = await request('GET', '/api/profiles', { token: stranger.jwt, headers: at(hospital.id) });
  expect(mine).toMatchObject({ status: 200, body: { members: [{ userId: stranger.user.id }] } });
  const theirs = await request('GET', `/api/selection/candidacies/${candidacy.id}`, {
    token: stranger.jwt,
    headers: at(hospital.id),
  });
  expect(theirs.status).toBe(404);
});
