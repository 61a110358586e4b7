import type { OwnHospital } from '@fonendo/contract/hospitals/hospitals.schema';
import { isCif } from '@fonendo/domain/hospitals/cif';
import { hospitalRoles } from '@fonendo/domain/hospitals/hospital';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { hospitalMembers, hospitals } from '../../db/schema/hospitals.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildHospital, buildHospitalMember } from '../../testing/factories/hospital-factories.ts';
import { buildRunHospital, buildStaff } from '../../testing/scenes/hospital-staff.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

const api = await openTestApi();
const { request, db } = api;

const read = (token?: string) => request('GET', '/api/hospitals/mine', token ? { token } : {});
const readProfile = (token?: string) => request('GET', '/api/hospitals/mine/profile', token ? { token } : {});
const save = (token: string | undefined, body: unknown) =>
  request('PUT', '/api/hospitals/mine', { body, ...(token && { token }) });

const signedInAs = (group: 'hospital' | 'recruiter' | 'admin' | 'certifiedDoctor') =>
  buildSignedIn(api, { policyGroups: [group] });

let serial = 0;
/** No two tests share a CIF: they share a database. */
function takeCif(): string {
  serial += 1;
  const digits = String(serial).padStart(7, '0');
  return Array.from({ length: 10 }, (_, control) => `B${digits}${control}`).find(isCif) ?? '';
}

const data = (overrides: Record<string, unknown> = {}) => ({
  name: 'Hospital Universitario La Ribera',
  cif: takeCif(),
  address: 'Carretera de Corbera, km 1',
  city: 'Alzira',
  postalCode: '46600',
  community: 'ES-VC',
  sector: 'public',
  employees: 1800,
  description: 'Hospital de referencia de la comarca.',
  phonePrefix: '+34',
  phone: '962 45 81 00',
  position: 'Jefa de Recursos Humanos',
  ...overrides,
});

describe('the data of a new hospital', () => {
  test('are not there until they are given; giving them makes the hospital and its administrator', async () => {
    const { user, jwt } = await signedInAs('hospital');
    expect(await read(jwt)).toMatchObject({ status: 200, body: { hospital: null, can: { edit: true } } });
    expect(await readProfile(jwt)).toMatchObject({ status: 200, body: { profile: null } });
    const body = data({ cif: ' b-64.717.838 ' });
    const answer = await save(jwt, body);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        hospital: {
          name: body.name,
          cif: 'B64717838',
          phonePrefix: '+34',
          phone: '962458100',
          position: body.position,
        },
        can: { edit: true },
      },
    });
    expect((await read(jwt)).body).toEqual(answer.body);
    const [member] = await db.select().from(hospitalMembers).where(eq(hospitalMembers.userId, user.id));
    expect(member).toMatchObject({ role: 'administrator', position: body.position });
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, member?.hospitalId ?? ''));
    expect(entries).toMatchObject([{ action: 'hospital.created', actorId: user.id, after: { cif: 'B64717838' } }]);
  });

  test('sent by ten tabs at once make one hospital', async () => {
    const { user, jwt } = await signedInAs('hospital');
    const body = data();
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(jwt, body)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await db.select().from(hospitals).where(eq(hospitals.cif, body.cif))).toHaveLength(1);
    expect(await db.select().from(hospitalMembers).where(eq(hospitalMembers.userId, user.id))).toHaveLength(1);
  });

  test('with the CIF of another hospital are refused at the field, and nothing is made', async () => {
    const cif = takeCif();
    await buildHospital(db, { cif });
    const { user, jwt } = await signedInAs('hospital');
    expect(await save(jwt, data({ cif }))).toMatchObject({
      status: 409,
      body: { code: 'CifClaimed', fields: { cif: { key: 'errors.cifClaimed' } } },
    });
    expect(await db.select().from(hospitalMembers).where(eq(hospitalMembers.userId, user.id))).toEqual([]);
  });

  test('sent by two hospitals with one CIF at once: one gets it, the other is told', async () => {
    const [one, other] = [await signedInAs('hospital'), await signedInAs('hospital')];
    const body = data();
    const answers = await Promise.all([save(one.jwt, body), save(other.jwt, body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('a change', () => {
  test('names the fields in the audit, not what is in them; the same again changes nothing', async () => {
    const { user, jwt } = await signedInAs('hospital');
    const body = data();
    await save(jwt, body);
    const changed = { ...body, name: 'Hospital La Ribera', employees: 2000, position: undefined };
    expect(await save(jwt, changed)).toMatchObject({
      status: 200,
      body: { hospital: { name: 'Hospital La Ribera', employees: 2000, position: null } },
    });
    await save(jwt, changed);
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.actorId, user.id));
    expect(entries.filter(({ action }) => action === 'hospital.updated').map(({ after }) => after)).toEqual([
      { changed: ['name', 'employees', 'position'] },
    ]);
  });

  test('to the CIF of another hospital is refused, and the rest stays as it was', async () => {
    const cif = takeCif();
    await buildHospital(db, { cif });
    const { jwt } = await signedInAs('hospital');
    const body = data();
    await save(jwt, body);
    expect(await save(jwt, { ...body, cif, name: 'Otro nombre' })).toMatchObject({
      status: 409,
      body: { code: 'CifClaimed', fields: { cif: { key: 'errors.cifClaimed' } } },
    });
    expect(await read(jwt)).toMatchObject({ body: { hospital: { cif: body.cif, name: body.name } } });
  });

  test.each([
    ['name', '', 'errors.required'],
    ['cif', 'B64717839', 'errors.cif'],
    ['cif', '12345678Z', 'errors.cif'],
    ['address', '  ', 'errors.required'],
    ['postalCode', '99999', 'errors.postalCode'],
    ['postalCode', '28013', 'errors.postalCodeCommunity'],
    ['community', 'ES-XX', 'errors.oneOf'],
    ['sector', undefined, 'errors.selectValue'],
    ['employees', 0, 'errors.numberTooShort'],
    ['employees', 1.5, 'errors.invalid'],
    ['description', 'x'.repeat(2001), 'errors.stringTooBig'],
    ['phone', '000000000', 'errors.phone'],
  ])('%s: %s is refused with %s', async (field, value, key) => {
    const { jwt } = await signedInAs('hospital');
    expect(await save(jwt, data({ [field]: value }))).toMatchObject({
      status: 422,
      body: { code: 'ValidationFailed', fields: { [field]: { key } } },
    });
  });

  test('tells everything that is wrong at once', async () => {
    const { jwt } = await signedInAs('hospital');
    const answer = await save(jwt, data({ name: '', cif: 'B64717839', postalCode: '28013', employees: 0 }));
    expect(Object.keys((answer.body as { fields: object }).fields).toSorted()).toEqual([
      'cif',
      'employees',
      'name',
      'postalCode',
    ]);
  });
});

describe('two administrators of one hospital', () => {
  const open = async () => {
    const { administrator, hospital } = await buildRunHospital(api);
    const marta = await buildStaff(api, hospital.id, 'administrator', { firstname: 'Marta', lastname: 'Gil' });
    const first = data();
    await save(administrator.jwt, first);
    const was = ((await read(marta.jwt)).body as OwnHospital).hospital;
    return { administrator, marta, first, hospitalId: hospital.id, was };
  };

  test('with a page that is stale: what each changed is kept', async () => {
    const { administrator, marta, first, was } = await open();
    const changed = { ...first, position: undefined, read: was };
    const sent = { ...changed, city: 'Carcaixent', phonePrefix: '+34', phone: '962 45 81 01' };
    expect(await save(marta.jwt, sent)).toMatchObject({ status: 200 });
    const own = ((await read(administrator.jwt)).body as OwnHospital).hospital;
    expect(own?.city).toBe('Carcaixent');
    const stale = { ...first, employees: 1900, read: { ...was, position: first.position } };
    expect(await save(administrator.jwt, stale)).toMatchObject({
      status: 200,
      body: {
        hospital: { city: 'Carcaixent', phone: '962458101', employees: 1900, position: first.position },
        kept: [{ author: 'Marta Gil', byTeam: false, fields: ['city', 'phone'] }],
      },
    });
    // Said once.
    const after = ((await read(administrator.jwt)).body as OwnHospital).hospital;
    const again = { ...first, ...{ city: 'Carcaixent', phonePrefix: '+34', phone: '962458101', employees: 2000 } };
    expect((await save(administrator.jwt, { ...again, read: after })).body).not.toHaveProperty('kept');
  });

  test('who change the same field: nothing is stored, and the field says who changed it to what', async () => {
    const { administrator, marta, first, was } = await open();
    await save(marta.jwt, { ...first, position: undefined, city: 'Carcaixent', read: was });
    const mine = { ...first, city: 'Algemesí', employees: 1900, read: { ...was, position: first.position } };
    expect(await save(administrator.jwt, mine)).toMatchObject({
      status: 409,
      body: {
        code: 'Conflict',
        fields: { city: { key: 'errors.changedByPerson', params: { name: 'Marta Gil', value: 'Carcaixent' } } },
      },
    });
    const now = ((await read(administrator.jwt)).body as OwnHospital).hospital;
    expect(now).toMatchObject({ city: 'Carcaixent', employees: 1800 });
    // Whoever has seen it may replace it.
    expect(await save(administrator.jwt, { ...mine, read: now })).toMatchObject({
      body: { hospital: { city: 'Algemesí', employees: 1900 } },
    });
  });

  test('and the team of Fonendo, whose names only the team sees', async () => {
    const { administrator, first, was, hospitalId } = await open();
    const admin = await signedInAs('admin');
    const correct = (body: object) => request('PUT', `/api/hospitals/${hospitalId}`, { token: admin.jwt, body });
    const { position, ...corrected } = first;
    expect(await correct({ ...corrected, city: 'Carcaixent', read: was })).toMatchObject({ status: 200 });
    const stale = { ...first, city: 'Algemesí', read: { ...was, position } };
    expect(await save(administrator.jwt, stale)).toMatchObject({
      status: 409,
      body: { fields: { city: { key: 'errors.changedByTeam', params: { value: 'Carcaixent' } } } },
    });
    const { firstname, lastname } = admin.user;
    expect(await correct({ ...corrected, city: 'Alberic', read: was })).toMatchObject({
      status: 409,
      body: { fields: { city: { key: 'errors.changedByPerson', params: { name: `${firstname} ${lastname}` } } } },
    });
  });
});

describe('who may do what', () => {
  test('a recruiter reads and does not change', async () => {
    const hospital = await buildHospital(db);
    const { user, jwt } = await signedInAs('recruiter');
    await buildHospitalMember(db, { userId: user.id, hospitalId: hospital.id, role: 'recruiter' });
    expect(await read(jwt)).toMatchObject({
      status: 200,
      body: { hospital: { id: hospital.id }, can: { edit: false } },
    });
    expect(await save(jwt, data())).toMatchObject({ status: 403, body: { code: 'Forbidden' } });
  });

  test('a member of the group hospital who is not its administrator does not change it', async () => {
    const hospital = await buildHospital(db);
    const { user, jwt } = await signedInAs('hospital');
    await buildHospitalMember(db, { userId: user.id, hospitalId: hospital.id, role: 'administrative' });
    expect(await read(jwt)).toMatchObject({ body: { can: { edit: false } } });
    expect(await save(jwt, data())).toMatchObject({ status: 403, body: { code: 'Forbidden' } });
  });

  test.each(hospitalRoles)('%s reads; only administrators change', async (role) => {
    const { hospital } = await buildRunHospital(api);
    const { jwt } = await buildStaff(api, hospital.id, role);
    const edit = role === 'administrator';
    expect(await read(jwt)).toMatchObject({ status: 200, body: { hospital: { id: hospital.id }, can: { edit } } });
    expect(await readProfile(jwt)).toMatchObject({ status: 200, body: { profile: { id: hospital.id } } });
    expect((await save(jwt, data())).status).toBe(edit ? 200 : 403);
  });

  test('another hospital neither reads nor changes this one, whatever id it sends', async () => {
    const hospital = await buildHospital(db, { name: 'Hospital ajeno' });
    const { user, jwt } = await signedInAs('hospital');
    const own = await buildHospital(db, { administratorId: user.id, name: 'Hospital propio' });
    const body = data({ id: hospital.id, hospitalId: hospital.id, name: 'Cambiado' });
    expect(await save(jwt, body)).toMatchObject({ status: 200, body: { hospital: { id: own.id, name: 'Cambiado' } } });
    const [untouched] = await db.select().from(hospitals).where(eq(hospitals.id, hospital.id));
    expect(untouched).toEqual(hospital);
    for (const answer of [await read(jwt), await readProfile(jwt)]) {
      expect(JSON.stringify(answer.body)).not.toContain(hospital.id);
      expect(JSON.stringify(answer.body)).not.toContain('Hospital ajeno');
    }
  });

  test.each(['admin', 'certifiedDoctor'] as const)('%s has no hospital of their own', async (group) => {
    const { jwt } = await signedInAs(group);
    for (const answer of [await read(jwt), await readProfile(jwt), await save(jwt, data())]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'Forbidden' } });
    }
  });

  test('nobody without a session', async () => {
    for (const answer of [await read(), await readProfile(), await save(undefined, data())]) {
      expect(answer).toMatchObject({ status: 401, body: { code: 'Unauthenticated' } });
    }
  });
});

test('doctors see the hospital without its CIF, its phone or its people', async () => {
  const { jwt } = await signedInAs('hospital');
  const body = data();
  await save(jwt, body);
  const answer = await readProfile(jwt);
  expect(answer).toMatchObject({ status: 200, body: { profile: { name: body.name, community: 'ES-VC' } } });
  const text = JSON.stringify(answer.body);
  for (const hidden of [body.cif, '962458100', body.position]) expect(text).not.toContain(hidden);
});
