import type { UserDetail, UserPage } from '@fonendo/contract/users/users.schema';
import { policyGroups } from '@fonendo/domain/auth/policy-group';
import { describe, expect, test } from 'vitest';
import { openTestApi } from '../../testing/api.ts';
import { buildDoctor, buildEntitlement, buildUser } from '../../testing/factories/factories.ts';
import {
  buildCandidacy,
  buildHospital,
  buildHospitalMember,
  buildOffer,
} from '../../testing/factories/hospital-factories.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

const api = await openTestApi();
const { request, db } = api;
const { jwt: token, user: admin } = await buildSignedIn(api, {
  policyGroups: ['admin'],
  firstname: 'Ágata',
  lastname: 'Zubiri',
});

const list = async (query = ''): Promise<UserPage> => {
  const answer = await request('GET', `/api/users${query}`, { token });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as UserPage;
};
const idsOf = ({ items }: UserPage) => items.map(({ id }) => id);

describe('all users', () => {
  test('active first, each in the order of names; blocked and deleted after them', async () => {
    const mark = 'Ordenada';
    const second = await buildUser(db, { firstname: 'Beatriz', lastname: `${mark} Soler` });
    const first = await buildUser(db, { firstname: 'Ana', lastname: `${mark} Soler` });
    const blocked = await buildUser(db, { firstname: 'Aarón', lastname: `${mark} Soler`, blockedAt: new Date() });
    const page = await list(`?search=${mark}`);
    expect(idsOf(page)).toEqual([first.id, second.id, blocked.id]);
    expect(page).toMatchObject({ total: 3, nextCursor: null });
    expect(idsOf(await list(`?search=${mark}&sort=name&order=desc`))).toEqual([second.id, first.id, blocked.id]);
    expect(idsOf(await list(`?search=${mark}&standing=blocked`))).toEqual([blocked.id]);
    expect(idsOf(await list(`?search=${mark}&standing=blocked,active`))).toHaveLength(3);
  });

  test('the choices of the filters are what occurs, whatever is asked for; later pages have none', async () => {
    expect((await list()).choices).toMatchObject({ verified: [true], paid: ['nothing'] });
    const { choices } = await list('?group=superadmin&search=nobody');
    expect(choices?.groups).toContain('admin');
    expect(choices?.groups).not.toContain('superadmin');
    await buildUser(db, { policyGroups: ['superadmin'], verifiedAt: null });
    expect((await list()).choices).toMatchObject({ verified: [true, false] });
    expect((await list()).choices?.groups).toContain('superadmin');
    const { nextCursor } = await list('?limit=1');
    expect((await list(`?limit=1&cursor=${nextCursor}`)).choices).toBeNull();
  });

  test('somebody deleted is there without name or address', async () => {
    const gone = await buildUser(db, {
      firstname: '',
      lastname: '',
      email: 'x@deleted.invalid',
      deletedAt: new Date(),
    });
    const page = await list('?standing=deleted');
    expect(page.items.find(({ id }) => id === gone.id)).toMatchObject({ name: '', email: '', standing: 'deleted' });
  });

  test('found by words of the name without accents and by parts of the email, in any order', async () => {
    const user = await buildUser(db, {
      firstname: 'Íñigo',
      lastname: 'Núñez de Güell',
      email: 'inigo.nunez_100@correo-propio.test',
    });
    for (const words of ['nunez inigo', 'ÍÑIGO', 'guell', 'nunez_100', 'correo-propio inigo']) {
      expect(idsOf(await list(`?search=${encodeURIComponent(words)}`))).toEqual([user.id]);
    }
    expect(idsOf(await list('?search=nunezX100'))).toEqual([]);
    expect(idsOf(await list(`?search=${encodeURIComponent('%')}`))).toEqual([]);
  });

  test('a slip in a name or an address is forgiven where nobody is found as typed', async () => {
    const user = await buildUser(db, {
      firstname: 'Eduvigis',
      lastname: 'Arrizabalaga',
      email: 'eduvigis@arriza.test',
    });
    for (const [words, understood] of [
      ['Arizabalaga', 'arrizabalaga'],
      ['eduvgis arrizabalga', 'eduvigis arrizabalaga'],
      ['eduvigsi@arriza.test', 'eduvigis arriza test'],
    ]) {
      const page = await list(`?search=${encodeURIComponent(words ?? '')}`);
      expect(idsOf(page)).toEqual([user.id]);
      expect(page).toMatchObject({ total: 1, understood });
    }
    expect(await list('?search=arrizabalaga')).toMatchObject({ total: 1, understood: null });
    expect(await list('?search=arrizabalaga&standing=blocked')).toMatchObject({ total: 0, understood: null });
    expect(await list('?search=xylophon')).toMatchObject({ total: 0, understood: null });
  });

  test('one or two letters are the beginning of a name', async () => {
    const user = await buildUser(db, { firstname: 'Wenceslao', lastname: 'de la Xz', email: 'otra.cosa@fonendo.test' });
    for (const words of ['xz', 'xz we', 'w xz', 'de xz']) {
      expect(idsOf(await list(`?search=${encodeURIComponent(words)}`))).toEqual([user.id]);
    }
    for (const words of ['z xz', 'xz en', 'xz ot']) {
      expect(idsOf(await list(`?search=${encodeURIComponent(words)}`))).toEqual([]);
    }
  });

  test('filtered by group, verification, what was paid for and the day of registration', async () => {
    const mark = 'Filtrada';
    const at = (iso: string) => ({ lastname: mark, createdAt: new Date(iso) });
    // 23:30 UTC is the next day in Madrid.
    const night = await buildUser(db, { ...at('2026-02-10T23:30:00Z'), policyGroups: ['hospital'] });
    const doctor = await buildUser(db, { ...at('2026-02-11T10:00:00Z'), verifiedAt: null });
    const paying = await buildUser(db, { ...at('2026-02-12T10:00:00Z'), policyGroups: ['notCertifiedDoctor'] });
    await buildEntitlement(db, { userId: paying.id, product: 'offersAccess' });
    await buildEntitlement(db, { userId: doctor.id, product: 'recognition', usedUpAt: new Date() });
    const found = async (query: string) => new Set(idsOf(await list(`?search=${mark}&${query}`)));
    expect(await found('group=hospital')).toEqual(new Set([night.id]));
    expect(await found('group=hospital,notCertifiedDoctor')).toEqual(new Set([night.id, paying.id]));
    expect(await found('verified=false')).toEqual(new Set([doctor.id]));
    expect(await found('verified=true')).toEqual(new Set([night.id, paying.id]));
    expect(await found('paid=offersAccess')).toEqual(new Set([paying.id]));
    expect(await found('paid=recognition')).toEqual(new Set());
    expect(await found('paid=nothing')).toEqual(new Set([night.id, doctor.id]));
    expect(await found('from=2026-02-11&to=2026-02-11')).toEqual(new Set([night.id, doctor.id]));
    const page = await list(`?search=${mark}&sort=created`);
    expect(idsOf(page)).toEqual([paying.id, doctor.id, night.id]);
    expect(page.items[0]).toMatchObject({ paid: ['offersAccess'], verified: true });
  });

  test.each(['name', 'created'])('pages by %s hold everybody once, whatever they look like', async (sort) => {
    const mark = `Paginas${sort}`;
    const names = ['Ana', 'ana', 'Ána', 'Bea', 'Bea', 'Z'.repeat(60)];
    for (const [index, firstname] of names.entries()) {
      await buildUser(db, { firstname, lastname: mark, ...(index % 3 === 0 && { blockedAt: new Date() }) });
    }
    for (const order of ['asc', 'desc']) {
      const whole = await list(`?search=${mark}&sort=${sort}&order=${order}&limit=100`);
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: UserPage = await list(
          `?search=${mark}&sort=${sort}&order=${order}&limit=2${cursor && `&cursor=${cursor}`}`,
        );
        expect(page.total).toBe(6);
        seen.push(...idsOf(page));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(idsOf(whole));
      expect(new Set(seen).size).toBe(6);
    }
  });

  test.each([
    '?cursor=nonsense',
    '?group=king',
    '?group=',
    '?standing=gone',
    '?paid=all',
    '?sort=age',
    '?limit=0',
    '?from=yesterday',
  ])('refuses %s', async (query) => {
    expect(await request('GET', `/api/users${query}`, { token })).toMatchObject({
      status: 422,
      body: { code: 'ValidationFailed' },
    });
  });

  test('a cursor of another order is refused', async () => {
    const { nextCursor } = await list('?limit=1');
    expect(await request('GET', `/api/users?sort=created&cursor=${nextCursor}`, { token })).toMatchObject({
      status: 422,
    });
  });
});

describe('one user', () => {
  const read = async (id: string) => {
    const answer = await request('GET', `/api/users/${id}`, { token });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body as UserDetail;
  };

  test('a doctor with what they declared, sent and applied to', async () => {
    const { userId } = await buildDoctor(db, { user: { phone: '+34612345678' } });
    await buildCandidacy(db, { doctorId: userId });
    await buildEntitlement(db, { userId, product: 'offersAccess' });
    const user = await read(userId);
    expect(user).toMatchObject({
      firstname: 'Valentina',
      phonePrefix: '+34',
      standing: 'active',
      paid: ['offersAccess'],
      doctor: { nationality: 'CO', speciality: 'Cardiología' },
      hospital: null,
      candidacies: { applied: 1, accepted: 0 },
      can: { groups: ['certifiedDoctor'] },
    });
    expect(JSON.stringify(user)).not.toContain('passwordHash');
  });

  test('somebody of a hospital with their role and its offers', async () => {
    const hospital = await buildHospital(db, { name: 'Hospital del Mar' });
    const member = await buildUser(db, { policyGroups: ['recruiter'] });
    await buildHospitalMember(db, { userId: member.id, hospitalId: hospital.id, role: 'selectionCoordinator' });
    await buildOffer(db, { hospitalId: hospital.id });
    expect(await read(member.id)).toMatchObject({
      hospital: {
        id: hospital.id,
        name: 'Hospital del Mar',
        role: 'selectionCoordinator',
        blocked: false,
        offers: { approved: 1 },
      },
      doctor: null,
      candidacies: null,
      can: { groups: [] },
    });
    expect((await list('?search=Restrepo&group=recruiter')).items[0]).toMatchObject({
      hospital: 'Hospital del Mar',
      hospitalRole: 'selectionCoordinator',
    });
  });

  test('oneself: nothing to do here', async () => {
    expect(await read(admin.id)).toMatchObject({ can: { actions: [], groups: [] } });
  });

  test('an unknown id is not found; what is no id is refused', async () => {
    expect(await request('GET', '/api/users/0198c5a0-0000-7000-8000-000000000000', { token })).toMatchObject({
      status: 404,
    });
    expect(await request('GET', '/api/users/someone', { token })).toMatchObject({ status: 422 });
  });

  test('their devices, the last used first', async () => {
    const signedIn = await buildSignedIn(api);
    const answer = await request('GET', `/api/users/${signedIn.user.id}/sessions`, { token });
    expect(answer).toMatchObject({ status: 200, body: { items: [{ id: expect.any(String) }] } });
  });
});

describe('who may look', () => {
  const reads = ['/api/users', `/api/users/${admin.id}`, `/api/users/${admin.id}/sessions`];

  test.each(policyGroups)('%s', async (group) => {
    const { jwt } = await buildSignedIn(api, { policyGroups: [group] });
    const allowed = group === 'admin' || group === 'superadmin';
    for (const path of reads) {
      expect(await request('GET', path, { token: jwt })).toMatchObject(
        allowed ? { status: 200 } : { status: 403, body: { code: 'Forbidden' } },
      );
    }
  });

  test('nobody signed out', async () => {
    for (const path of reads) expect(await request('GET', path)).toMatchObject({ status: 401 });
  });
});
