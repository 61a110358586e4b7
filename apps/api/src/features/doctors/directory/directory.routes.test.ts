import { randomUUIDv7 } from 'node:crypto';
import type { DirectoryPage } from '@fonendo/contract/doctors/directory.schema';
import { emptyCv } from '@fonendo/domain/cv/cv';
import type { Certification } from '@fonendo/domain/hospitals/view';
import { certifications } from '@fonendo/domain/hospitals/view';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cvs } from '../../../db/schema/cvs.ts';
import { doctors } from '../../../db/schema/doctors.ts';
import { hospitals } from '../../../db/schema/hospitals.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildDocument } from '../../../testing/factories/document-factories.ts';
import { buildDoctor, buildUser } from '../../../testing/factories/factories.ts';
import { buildCandidacy, buildHospital, buildOffer } from '../../../testing/factories/hospital-factories.ts';
import { buildPetition } from '../../../testing/factories/petition-factories.ts';
import { buildStaff } from '../../../testing/scenes/hospital-staff.ts';
import { buildSignedIn } from '../../../testing/sign-in.ts';

const api = await openTestApi();
const { db, request, clock } = api;
const hospital = await buildHospital(db);
const staff = await buildStaff(api, hospital.id, 'recruiter');
const clerk = await buildStaff(api, hospital.id, 'administrative');
const admin = await buildSignedIn(api, { policyGroups: ['admin'] });

type Sketch = { name: [string, string]; speciality?: string | null; user?: Parameters<typeof buildUser>[1] };
type Declared = Omit<NonNullable<Parameters<typeof buildDoctor>[1]>, 'user' | 'userId'>;

async function build({ name: [firstname, lastname], user, ...sketch }: Sketch & Declared): Promise<string> {
  const person = await buildUser(db, { policyGroups: ['notCertifiedDoctor'], firstname, lastname, ...user });
  await buildDoctor(db, { findable: true, ...sketch, userId: person.id });
  return person.id;
}

const certified = { user: { policyGroups: ['certifiedDoctor' as const] } };
const alvarez = await build({ name: ['Bruno', 'Álvarez'], ...certified, hasDegreeSpain: true });
const nanez = await build({ name: ['María José', 'Ñáñez Ruiz'], speciality: 'Pediatría y sus Áreas Específicas' });
const quispe = await build({ name: ['Camila', 'Quispe'], ...certified, hasDegreeSpain: true, speciality: null });
const zambrano = await build({ name: ['Diego', 'Zambrano'], countryOfResidence: 'VE' });
const hidden = await build({ name: ['Hugo', 'Hidalgo'], findable: false });
await build({ name: ['Bea', 'Bloqueada'], user: { blockedAt: clock.now() } });
await build({ name: ['Nora', 'Nueva'], user: { verifiedAt: null } });
await buildDocument(db, { doctorId: quispe, kind: 'recognitionCredential', status: 'approved' });
await buildPetition(db, { doctorId: zambrano, status: 'Sended' });
await db.insert(cvs).values({
  doctorId: zambrano,
  version: 1,
  updatedAt: clock.now(),
  content: {
    ...emptyCv,
    objective: 'Trabajar en España',
    experience: [
      {
        id: randomUUIDv7(),
        position: 'Cardiólogo de planta',
        company: 'Hospital Central',
        city: 'Caracas',
        country: 'VE',
        startDate: '2020-03',
        endDate: null,
        current: true,
        achievements: '',
      },
    ],
  },
});

const read = (query: string, token = staff.jwt) => request('GET', `/api/doctors${query}`, { token });
const list = async (query = '', token = staff.jwt) => {
  const { status, body } = await read(query, token);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as DirectoryPage;
};
const ids = async (query: string, token = staff.jwt) => (await list(query, token)).items.map(({ id }) => id);

describe('who is in it', () => {
  test('for hospitals those who allow it, can sign in and are verified, by name', async () => {
    const page = await list();
    expect(page.items.map(({ id }) => id)).toEqual([alvarez, nanez, quispe, zambrano]);
    expect(page).toMatchObject({ total: 4, nextCursor: null, can: { recommend: true } });
    expect((await list('', clerk.jwt)).can).toEqual({ recommend: false });
  });

  test('for administrators also those who do not', async () => {
    expect(await ids('', admin.jwt)).toEqual([alvarez, hidden, nanez, quispe, zambrano]);
  });

  test('the choices of the filters are what occurs among doctors who can be found', async () => {
    const somebody = await build({ name: ['Ada', 'Oculta'], speciality: 'Alergología', findable: false });
    const { choices } = await list('?search=nobody');
    expect(choices?.specialities).toEqual(['Cardiología', 'Pediatría y sus Áreas Específicas']);
    const occurring = new Set((await list('')).items.map(({ certification }) => certification));
    expect(choices?.certifications).toEqual(certifications.filter((one) => occurring.has(one)));
    expect((await list('', admin.jwt)).choices?.specialities).toContain('Alergología');
    await db.delete(doctors).where(eq(doctors.userId, somebody));
    const { nextCursor } = await list('?limit=1');
    expect((await list(`?limit=1&cursor=${nextCursor}`)).choices).toBeNull();
  });

  test('what recommending needs and nothing else', async () => {
    const [row] = (await list('?search=zambrano')).items;
    expect(row).toEqual({
      id: zambrano,
      firstname: 'Diego',
      lastname: 'Zambrano',
      speciality: 'Cardiología',
      certification: 'inProgress',
      countryOfResidence: 'VE',
      yearsOfExperience: 6,
      match: null,
      tie: null,
    });
  });
});

describe('finding', () => {
  test.each([
    ['?search=nanez', [nanez]],
    ['?search=MARÍA%20ruiz', [nanez]],
    ['?search=bruno', [alvarez]],
    ['?search=hidalgo', []],
    ['?search=100%25', []],
    [`?speciality=${encodeURIComponent('Cardiología;Pediatría y sus Áreas Específicas')}`, [alvarez, nanez, zambrano]],
    ['?search=a&speciality=Alergolog%C3%ADa', []],
  ])('%s', async (query, expected) => {
    const page = await list(query);
    expect(page.items.map(({ id }) => id)).toEqual(expected);
    expect(page.total).toBe(expected.length);
  });

  test.each([
    ['?search=Zambrno', [zambrano], 'zambrano'],
    ['?search=maria%20jsoe%20nanes', [nanez], 'maria jose nanez'],
    ['?search=alvares&limit=1', [alvarez], 'alvarez'],
    ['?search=zambrno&certification=recognised', [], 'zambrano'],
    // Nobody within reach is called so, or it is too far from every name.
    ['?search=hidlago', [], null],
    ['?search=xylophon', [], null],
    ['?search=ruzi', [nanez], 'ruiz'],
    ['?search=zambrano&certification=recognised', [], null],
  ])('a slip is forgiven where nobody is found as typed: %s', async (query, expected, understood) => {
    const page = await list(query);
    expect(page.items.map(({ id }) => id)).toEqual(expected);
    expect(page).toMatchObject({ total: expected.length, understood });
  });

  test('a search with a slip goes on page by page', async () => {
    const twins = [
      await build({ name: ['Ana', 'Irigoyen'] }),
      await build({ name: ['Luz', 'Irigoyen'] }),
      await build({ name: ['Mar', 'Irigoyen'] }),
    ];
    const first = await list('?search=irigoyne&limit=2');
    const rest = await list(`?search=irigoyne&limit=2&cursor=${first.nextCursor}`);
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(twins);
    expect(rest).toMatchObject({ total: 3, understood: 'irigoyen', nextCursor: null });
    await db.delete(doctors).where(inArray(doctors.userId, twins));
  });

  test.each<[Certification, string]>([
    ['recognised', quispe],
    ['pendingVerification', alvarez],
    ['inProgress', zambrano],
    ['notStarted', nanez],
  ])('by certification: %s', async (certification, expected) => {
    const { items } = await list(`?certification=${certification}`);
    expect(items).toMatchObject([{ id: expected, certification }]);
  });

  test('who fits an offer comes first, with what ties them to it; page by page', async () => {
    const offer = await buildOffer(db, { hospitalId: hospital.id, speciality: 'Pediatría y sus Áreas Específicas' });
    await buildCandidacy(db, { doctorId: zambrano, offerId: offer.id });
    const seen: DirectoryPage['items'] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: DirectoryPage = await list(`?offer=${offer.id}&limit=1${cursor && `&cursor=${cursor}`}`);
      expect(page.total).toBe(4);
      seen.push(...page.items);
      cursor = page.nextCursor;
    }
    expect(seen.map(({ id, match, tie }) => [id, match?.reasons[0]?.key, tie])).toEqual([
      [nanez, 'specialitySame', null],
      [alvarez, 'specialityOther', null],
      [quispe, 'specialityOther', null],
      [zambrano, 'specialityOther', 'applied'],
    ]);
  });

  test('only some of them, with what ties each to an offer: who hides is not among them', async () => {
    const offer = await buildOffer(db, { hospitalId: hospital.id });
    await buildCandidacy(db, { doctorId: quispe, offerId: offer.id });
    const told = { doctorIds: [nanez] };
    await request('POST', `/api/offers/managed/${offer.id}/recommendations`, { token: staff.jwt, body: told });
    const page = await list(`?offer=${offer.id}&ids=${[nanez, hidden, quispe, zambrano].join(';')}&limit=100`);
    expect(page.items.map(({ id, tie }) => [id, tie]).toSorted()).toEqual(
      [
        [nanez, 'recommended'],
        [quispe, 'applied'],
        [zambrano, null],
      ].toSorted(),
    );
    const tooMany = Array.from({ length: 51 }, () => randomUUIDv7()).join(';');
    for (const ids of ['1', tooMany]) expect(await read(`?ids=${ids}`)).toMatchObject({ status: 422 });
  });

  test('by name, page by page', async () => {
    const { nextCursor, items } = await list('?limit=2');
    expect([...items.map(({ id }) => id), ...(await ids(`?limit=2&cursor=${nextCursor}`))]).toEqual([
      alvarez,
      nanez,
      quispe,
      zambrano,
    ]);
  });

  test.each(['?cursor=abc', '?cursor=W10', '?speciality=Astrología', '?certification=none', '?offer=1', '?limit=500'])(
    '%s is refused',
    async (query) => {
      expect(await read(query)).toMatchObject({ status: 422 });
    },
  );
});

describe('nobody else', () => {
  test('an offer of another hospital is none; for administrators it is', async () => {
    const foreign = await buildOffer(db);
    const draft = await buildOffer(db, { hospitalId: hospital.id, status: 'draft', publishedAt: null });
    for (const id of [foreign.id, draft.id, randomUUIDv7()]) {
      expect(await read(`?offer=${id}`)).toMatchObject({ status: 404 });
    }
    expect(await read(`?offer=${foreign.id}`, admin.jwt)).toMatchObject({ status: 200 });
  });

  test.each(['certifiedDoctor', 'notCertifiedDoctor'] as const)('a %s is refused', async (group) => {
    const { jwt } = await buildSignedIn(api, { policyGroups: [group] });
    expect(await read('', jwt)).toMatchObject({ status: 403 });
  });

  test('neither who works for no hospital, nor for one that is blocked, nor who is not signed in', async () => {
    const { jwt } = await buildSignedIn(api, { policyGroups: ['hospital'] });
    expect(await read('', jwt)).toMatchObject({ status: 403, body: { code: 'Forbidden' } });
    const blocked = await buildHospital(db);
    const member = await buildStaff(api, blocked.id, 'recruiter');
    await db
      .update(hospitals)
      .set({ blockedAt: clock.now(), blockedReason: 'Prueba' })
      .where(eq(hospitals.id, blocked.id));
    expect((await read('', member.jwt)).status).toBeOneOf([401, 403]);
    expect(await request('GET', '/api/doctors')).toMatchObject({ status: 401 });
  });
});
