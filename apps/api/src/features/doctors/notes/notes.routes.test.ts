import type { DoctorNotes } from '@fonendo/contract/doctors/notes.schema';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { doctors } from '../../../db/schema/doctors.ts';
import { doctorNotes } from '../../../db/schema/selection.ts';
import { users } from '../../../db/schema/users.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildSignedInDoctor } from '../../../testing/doctor-sign-in.ts';
import { buildDoctor } from '../../../testing/factories/factories.ts';
import { buildHospital } from '../../../testing/factories/hospital-factories.ts';
import { buildStaff } from '../../../testing/scenes/hospital-staff.ts';
import { buildSignedIn, testPassword } from '../../../testing/sign-in.ts';

const api = await openTestApi();
const { db, request, clock } = api;
const hospital = await buildHospital(db);
const staff = await buildStaff(api, hospital.id, 'recruiter', { firstname: 'Marta', lastname: 'Soler' });

const answered = async (answer: ReturnType<typeof request>) => {
  const { status, body } = await answer;
  return { status, body: body as DoctorNotes };
};
const read = (id: string, token = staff.jwt) => answered(request('GET', `/api/doctors/${id}/notes`, { token }));
const write = (id: string, text: unknown, token = staff.jwt) =>
  answered(request('POST', `/api/doctors/${id}/notes`, { token, body: { text } }));
const edit = (id: string, text: string, token = staff.jwt) =>
  answered(request('PUT', `/api/doctors/notes/${id}`, { token, body: { text } }));
const remove = (id: string, token = staff.jwt) => answered(request('DELETE', `/api/doctors/notes/${id}`, { token }));

const findable = async () => (await buildDoctor(db, { findable: true })).userId;
const signedIn = async () => {
  const doctor = await buildSignedInDoctor(api);
  await db.update(doctors).set({ findable: true }).where(eq(doctors.userId, doctor.userId));
  return doctor;
};
const storedAbout = (id: string) => db.select().from(doctorNotes).where(eq(doctorNotes.doctorId, id));

async function noteOn(id: string, text = 'Muy sólida en hemodinámica.', token = staff.jwt): Promise<string> {
  const { body } = await write(id, text, token);
  const note = body.notes[0]?.id;
  if (!note) throw new Error(`no note: ${JSON.stringify(body)}`);
  return note;
}

test('everybody of the hospital writes and reads them, newest first; each changes their own', async () => {
  const doctor = await findable();
  const clerk = await buildStaff(api, hospital.id, 'administrative');
  const id = await noteOn(doctor);
  clock.advance(1000);
  await noteOn(doctor, 'Llamar el lunes.', clerk.jwt);
  expect((await read(doctor, clerk.jwt)).body).toMatchObject({
    doctorId: doctor,
    notes: [
      { text: 'Llamar el lunes.', can: { change: true } },
      { id, author: { name: 'Marta Soler' }, editedAt: null, can: { change: false } },
    ],
    can: { write: true },
  });
  expect(await edit(id, 'x', clerk.jwt)).toMatchObject({ status: 403 });
  expect(await remove(id, clerk.jwt)).toMatchObject({ status: 403 });
  expect((await edit(id, 'Preguntar por guardias.')).body.notes[1]).toMatchObject({
    text: 'Preguntar por guardias.',
    editedAt: clock.now().toISOString(),
  });
  expect((await remove(id)).body.notes).toHaveLength(1);
  expect(await edit(id, 'x')).toMatchObject({ status: 404 });
});

test('another hospital, a doctor, an administrator and nobody at all', async () => {
  const doctor = await findable();
  const id = await noteOn(doctor);
  const rival = await buildStaff(api, (await buildHospital(db)).id, 'administrator');
  expect((await read(doctor, rival.jwt)).body.notes).toEqual([]);
  expect(await edit(id, 'x', rival.jwt)).toMatchObject({ status: 404 });
  expect(await remove(id, rival.jwt)).toMatchObject({ status: 404 });
  for (const group of ['certifiedDoctor', 'admin'] as const) {
    const { jwt } = await buildSignedIn(api, { policyGroups: [group] });
    const all = [read(doctor, jwt), write(doctor, 'x', jwt), edit(id, 'x', jwt), remove(id, jwt)];
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  }
  expect(await read(doctor, '')).toMatchObject({ status: 401 });
  expect((await read(doctor)).body.notes).toMatchObject([{ id, text: 'Muy sólida en hemodinámica.' }]);
});

test.each([
  ['nothing', '', 'errors.required'],
  ['blanks', ' \n ', 'errors.required'],
  ['4,001 letters', 'a'.repeat(4001), 'errors.stringTooBig'],
])('%s is refused', async (_, text, key) => {
  const doctor = await findable();
  expect(await write(doctor, text)).toMatchObject({ status: 422, body: { fields: { text: { key } } } });
  expect(await storedAbout(doctor)).toEqual([]);
});

test('the audit names who wrote, also for whom, under the hospital and without the text', async () => {
  const doctor = await signedIn();
  const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
  const { body } = await request('POST', `/api/auth/${staff.user.id}/impersonate`, {
    token: admin.jwt,
    body: { reason: 'Ayuda con una nota' },
  });
  const { jwt } = body as { jwt: string };
  const id = await noteOn(doctor.userId, 'Nota-Obsidiana', jwt);
  expect(await edit(id, 'x', jwt)).toMatchObject({ status: 403 });
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.impersonatorId, admin.user.id));
  expect(entries.filter(({ action }) => action === 'note.written')).toMatchObject([
    { actorId: staff.user.id, subjectType: 'hospital', subjectId: hospital.id, after: { note: id } },
  ]);
  expect(JSON.stringify(entries)).not.toContain('Obsidiana');
  // Nothing about the doctor says that there is a note: their own copy of their data holds what is filed under them.
  const about = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, doctor.userId));
  expect(about.map(({ action }) => action)).not.toContain('note.written');
});

describe('they go with what they rest on', () => {
  test('a doctor who hides takes them along, whoever writes meanwhile', async () => {
    const doctor = await signedIn();
    const id = await noteOn(doctor.userId);
    await Promise.all([
      request('PUT', '/api/doctors/me/findable', { token: doctor.jwt, body: { findable: false } }),
      write(doctor.userId, 'Justo ahora'),
    ]);
    expect(await storedAbout(doctor.userId)).toEqual([]);
    expect(await write(doctor.userId, 'Después')).toMatchObject({ status: 404 });
    expect(await edit(id, 'x')).toMatchObject({ status: 404 });
    await request('PUT', '/api/doctors/me/findable', { token: doctor.jwt, body: { findable: true } });
    expect((await read(doctor.userId)).body.notes).toEqual([]);
  });

  test('so does one who leaves', async () => {
    const doctor = await signedIn();
    await noteOn(doctor.userId);
    await Promise.all([
      request('DELETE', '/api/account', { token: doctor.jwt, body: { password: testPassword } }),
      write(doctor.userId, 'Justo ahora'),
    ]);
    expect(await storedAbout(doctor.userId)).toEqual([]);
    expect(await read(doctor.userId)).toMatchObject({ status: 404 });
  });

  test('of one who is blocked they are kept and not shown', async () => {
    const doctor = await findable();
    await noteOn(doctor);
    await db.update(users).set({ blockedAt: clock.now() }).where(eq(users.id, doctor));
    expect(await read(doctor)).toMatchObject({ status: 404 });
    expect(await write(doctor, 'x')).toMatchObject({ status: 404 });
    await db.update(users).set({ blockedAt: null }).where(eq(users.id, doctor));
    expect((await read(doctor)).body.notes).toHaveLength(1);
  });
});
