import type { CandidacyNotes } from '@fonendo/contract/candidacies/notes.schema';
import { mentionOf } from '@fonendo/domain/candidacies/note';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { candidacyNotes, candidacyRatings } from '../../../db/schema/selection.ts';
import { users } from '../../../db/schema/users.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildHospital } from '../../../testing/factories/hospital-factories.ts';
import { buildSelection } from '../../../testing/scenes/document-requests.ts';
import { buildStaff } from '../../../testing/scenes/hospital-staff.ts';
import { buildSignedIn, testPassword } from '../../../testing/sign-in.ts';

const api = await openTestApi();
const { db, request, outbox } = api;

const answered = async (answer: ReturnType<typeof request>) => {
  const { status, body } = await answer;
  return { status, body: body as CandidacyNotes };
};
const read = (token: string, candidacyId: string) =>
  answered(request('GET', `/api/selection/candidacies/${candidacyId}/notes`, { token }));
const write = (token: string, candidacyId: string, text: unknown) =>
  answered(request('POST', `/api/selection/candidacies/${candidacyId}/notes`, { token, body: { text } }));
const edit = (token: string, id: string, text: string) =>
  answered(request('PUT', `/api/notes/${id}`, { token, body: { text } }));
const remove = (token: string, id: string) => answered(request('DELETE', `/api/notes/${id}`, { token }));
const rate = (token: string, candidacyId: string, stars: unknown) =>
  answered(request('PUT', `/api/selection/candidacies/${candidacyId}/rating`, { token, body: { stars } }));
const toldTo = (userId: string) => db.select().from(notifications).where(eq(notifications.userId, userId));

async function noteOf(token: string, candidacyId: string, text = 'Muy sólida en hemodinámica.'): Promise<string> {
  const { body } = await write(token, candidacyId, text);
  const id = body.notes[0]?.id;
  if (!id) throw new Error(`no note: ${JSON.stringify(body)}`);
  return id;
}

describe('notes', () => {
  test('everybody of the hospital writes and reads them, newest first; each changes their own', async () => {
    const { hospital, recruiter, candidacy } = await buildSelection(api);
    const reader = await buildStaff(api, hospital.id, 'administrative', { firstname: 'Ricardo', lastname: 'Palau' });
    const id = await noteOf(recruiter.jwt, candidacy.id);
    api.clock.advance(1000);
    await noteOf(reader.jwt, candidacy.id, '<script>alert(1)</script>');
    const { body } = await read(reader.jwt, candidacy.id);
    expect(body.notes).toMatchObject([
      { author: { name: 'Ricardo Palau' }, text: '<script>alert(1)</script>', can: { change: true } },
      {
        id,
        author: { id: recruiter.user.id },
        text: 'Muy sólida en hemodinámica.',
        editedAt: null,
        can: { change: false },
      },
    ]);
    expect(body.can).toEqual({ write: true, rate: true });
    expect(body.colleagues.map(({ id: one }) => one)).toContain(recruiter.user.id);
    const edited = await edit(recruiter.jwt, id, 'Preguntar por guardias.');
    expect(edited.body.notes[1]).toMatchObject({
      text: 'Preguntar por guardias.',
      editedAt: api.clock.now().toISOString(),
    });
    expect((await remove(recruiter.jwt, id)).body.notes).toHaveLength(1);
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, candidacy.id));
    expect(entries.filter(({ actorId }) => actorId === recruiter.user.id).map(({ action }) => action)).toEqual([
      'note.written',
      'note.edited',
      'note.deleted',
    ]);
    // What was said is in the note alone.
    expect(JSON.stringify(entries)).not.toContain('guardias');
  });

  test('a colleague’s note, another hospital’s, a doctor, an administrator and nobody at all', async () => {
    const { hospital, recruiter, candidacy, doctor } = await buildSelection(api);
    const id = await noteOf(recruiter.jwt, candidacy.id);
    const colleague = await buildStaff(api, hospital.id, 'administrator');
    const rival = await buildStaff(api, (await buildHospital(db)).id, 'administrator');
    const admin = await buildSignedIn(api, { policyGroups: ['superadmin'] });
    const everything = (token: string) => [
      read(token, candidacy.id),
      write(token, candidacy.id, 'x'),
      rate(token, candidacy.id, 3),
      edit(token, id, 'x'),
      remove(token, id),
    ];
    const statuses = async (token: string) => (await Promise.all(everything(token))).map(({ status }) => status);
    expect(await statuses(rival.jwt)).toEqual([404, 404, 404, 404, 404]);
    expect(await statuses(doctor.jwt)).toEqual([403, 403, 403, 403, 403]);
    expect(await statuses('')).toEqual([401, 401, 401, 401, 401]);
    expect(await edit(colleague.jwt, id, 'x')).toMatchObject({ status: 403 });
    expect(await remove(colleague.jwt, id)).toMatchObject({ status: 403 });
    expect((await read(recruiter.jwt, candidacy.id)).body).toMatchObject({
      notes: [{ id, text: 'Muy sólida en hemodinámica.' }],
      rating: { count: 0 },
    });
    // Administrators read, write and rate; the notes of others are not theirs to change.
    expect(await statuses(admin.jwt)).toEqual([200, 201, 200, 404, 404]);
  });

  test.each([
    ['nothing', '', 'errors.required'],
    ['blanks', '  \n ', 'errors.required'],
    ['4,001 letters', 'a'.repeat(4001), 'errors.stringTooBig'],
    ['a number', 7, 'errors.invalid'],
    ['21 mentions', Array.from({ length: 21 }, () => mentionOf(crypto.randomUUID())).join(' '), 'errors.numberTooBig'],
    ['somebody who does not work there', `${mentionOf(crypto.randomUUID())}`, 'errors.invalid'],
  ])('%s is refused', async (_name, text, key) => {
    const { recruiter, candidacy } = await buildSelection(api);
    expect(await write(recruiter.jwt, candidacy.id, text)).toMatchObject({
      status: 422,
      body: { fields: { text: { key } } },
    });
    expect((await read(recruiter.jwt, candidacy.id)).body.notes).toEqual([]);
  });

  test('two deletions of the same note, and one that is gone', async () => {
    const { recruiter, candidacy } = await buildSelection(api);
    const id = await noteOf(recruiter.jwt, candidacy.id);
    const answers = await Promise.all([remove(recruiter.jwt, id), remove(recruiter.jwt, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await edit(recruiter.jwt, id, 'x')).toMatchObject({ status: 404 });
  });

  test('of somebody who no longer works there the note stays and the name goes', async () => {
    const { hospital, recruiter, candidacy } = await buildSelection(api);
    const leaver = await buildStaff(api, hospital.id, 'selectionCoordinator');
    await noteOf(leaver.jwt, candidacy.id, `Ojo con las guardias ${mentionOf(leaver.user.id)}`);
    const left = await request('DELETE', '/api/account', { token: leaver.jwt, body: { password: testPassword } });
    expect(left.status).toBe(204);
    const { body } = await read(recruiter.jwt, candidacy.id);
    expect(body.notes).toMatchObject([{ author: null, text: `Ojo con las guardias ${mentionOf(leaver.user.id)}` }]);
    expect(body.colleagues.map(({ id }) => id)).not.toContain(leaver.user.id);
  });

  test('an administrator who acts as the recruiter is named in the audit', async () => {
    const { recruiter, candidacy } = await buildSelection(api);
    const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
    const { body } = await request('POST', `/api/auth/${recruiter.user.id}/impersonate`, {
      token: admin.jwt,
      body: { reason: 'Ayuda con una nota' },
    });
    await noteOf((body as { jwt: string }).jwt, candidacy.id);
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, candidacy.id));
    expect(entry).toMatchObject({ action: 'note.written', actorId: recruiter.user.id, impersonatorId: admin.user.id });
  });
});

describe('mentions', () => {
  test('tell each colleague once for each note, with who wrote and without the candidate’s name', async () => {
    const { hospital, recruiter, candidacy } = await buildSelection(api);
    const ricardo = await buildStaff(api, hospital.id, 'administrative', { locale: 'en' });
    const quiet = await buildStaff(api, hospital.id, 'administrator');
    await db.update(users).set({ mailFamilies: [] }).where(eq(users.id, quiet.user.id));
    await db.update(users).set({ firstname: 'Marta', lastname: 'Soler' }).where(eq(users.id, recruiter.user.id));
    outbox.length = 0;
    const text = [ricardo, quiet, recruiter, ricardo].map(({ user }) => mentionOf(user.id)).join(' ');
    const id = await noteOf(recruiter.jwt, candidacy.id, `¿Lo veis? ${text}`);
    await edit(recruiter.jwt, id, `¿Lo veis hoy? ${text}`);
    const expected = [
      { kind: 'mentionedInNote', params: { by: recruiter.user.id }, link: `/candidate/${candidacy.id}` },
    ];
    expect(await toldTo(ricardo.user.id)).toMatchObject(expected);
    expect(await toldTo(quiet.user.id)).toMatchObject(expected);
    expect(await toldTo(recruiter.user.id)).toEqual([]);
    expect(outbox).toMatchObject([
      { to: ricardo.user.email, locale: 'en', subject: 'Marta Soler mentions you in a note: Cardiólogo/a' },
    ]);
    expect(JSON.stringify(outbox)).not.toContain('Lo veis');
    const [row] = await db.select().from(candidacyNotes).where(eq(candidacyNotes.id, id));
    expect(row?.mentions.toSorted()).toEqual([ricardo, quiet, recruiter].map(({ user }) => user.id).toSorted());
    // Another note is another matter.
    await noteOf(recruiter.jwt, candidacy.id, mentionOf(ricardo.user.id));
    expect(await toldTo(ricardo.user.id)).toHaveLength(2);
  });
});

describe('stars', () => {
  test('everybody has their own; the average is of all', async () => {
    const { hospital, recruiter, candidacy } = await buildSelection(api);
    const colleague = await buildStaff(api, hospital.id, 'administrative');
    expect((await read(recruiter.jwt, candidacy.id)).body.rating).toEqual({ average: null, count: 0, mine: null });
    await Promise.all([rate(recruiter.jwt, candidacy.id, 5), rate(recruiter.jwt, candidacy.id, 5)]);
    await rate(colleague.jwt, candidacy.id, 2);
    expect((await rate(colleague.jwt, candidacy.id, 4)).body.rating).toEqual({ average: 4.5, count: 2, mine: 4 });
    expect((await read(recruiter.jwt, candidacy.id)).body.rating.mine).toBe(5);
    expect((await rate(recruiter.jwt, candidacy.id, null)).body.rating).toEqual({ average: 4, count: 1, mine: null });
  });

  test.each([0, 6, 2.5, '3', undefined])('%s stars are refused', async (stars) => {
    const { recruiter, candidacy } = await buildSelection(api);
    expect(await rate(recruiter.jwt, candidacy.id, stars)).toMatchObject({ status: 422 });
  });
});

test('who leaves takes along what was said about them, and nothing more is said', async () => {
  const { recruiter, candidacy, doctor } = await buildSelection(api);
  const staying = await buildSelection(api);
  await noteOf(staying.recruiter.jwt, staying.candidacy.id);
  await noteOf(recruiter.jwt, candidacy.id);
  await rate(recruiter.jwt, candidacy.id, 3);
  const [left] = await Promise.all([
    request('DELETE', '/api/account', { token: doctor.jwt, body: { password: testPassword } }),
    write(recruiter.jwt, candidacy.id, 'Justo ahora'),
    rate(recruiter.jwt, candidacy.id, 4),
  ]);
  expect(left.status).toBe(204);
  const of = (table: typeof candidacyNotes | typeof candidacyRatings) =>
    db.select().from(table).where(eq(table.candidacyId, candidacy.id));
  expect(await of(candidacyNotes)).toEqual([]);
  expect(await of(candidacyRatings)).toEqual([]);
  expect(await write(recruiter.jwt, candidacy.id, 'Después')).toMatchObject({ status: 404 });
  expect((await read(recruiter.jwt, candidacy.id)).body).toMatchObject({ notes: [], can: { write: false } });
  expect((await read(staying.recruiter.jwt, staying.candidacy.id)).body.notes).toHaveLength(1);
});
