import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { Conversation } from '@fonendo/contract/conversations.schema';
import type { PetitionPage } from '@fonendo/contract/petitions/queue.schema';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { messages } from '../../db/schema/conversations.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { petitionConditions } from '../../db/schema/petitions.ts';
import { users } from '../../db/schema/users.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildDoctor } from '../../testing/factories/factories.ts';
import { buildPetition } from '../../testing/factories/petition-factories.ts';
import { buildPdf, executable } from '../../testing/files/pdf-files.ts';
import { buildSelection } from '../../testing/scenes/document-requests.ts';
import { blob } from '../../testing/scenes/documents.ts';
import { buildSignedIn, testPassword } from '../../testing/sign-in.ts';
import { petitionFilesStep } from '../petitions/petitions.public.ts';
import { mailMessages } from './mail-messages.ts';

const api = await openTestApi();
const { db, request, clock, outbox } = api;
const team = 'equipo@fonendo.test';
let admin: Awaited<ReturnType<typeof buildSignedIn>>;
let colleague: typeof admin;

type Overrides = Partial<Parameters<typeof buildPetition>[1]>;

async function scene(overrides: Overrides = {}) {
  const doctor = await buildSignedIn(api, { policyGroups: ['notCertifiedDoctor'] });
  await buildDoctor(db, { userId: doctor.user.id, countryOfResidence: 'ES' });
  const petition = await buildPetition(db, { doctorId: doctor.user.id, status: 'Pending', ...overrides });
  return { doctor, petition, base: `/api/petitions/${petition.id}/messages` };
}

async function list(token: string, base: string, query = '') {
  const { status, body } = await request('GET', `${base}${query}`, { token });
  return { status, body: body as Conversation };
}

async function write(token: string, base: string, text: unknown, key: unknown = randomUUID()) {
  const { status, body } = await request('POST', base, { token, body: { text, key } });
  return { status, body: body as Conversation };
}

async function attach(token: string, base: string, content: Uint8Array) {
  const response = await api.api.request(`${base}/file`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/pdf', 'x-file-name': 'tasa.pdf' },
    body: blob(content),
  });
  return { status: response.status, body: (await response.json()) as Conversation };
}

const textsOf = ({ messages: shown }: Conversation) => shown.map(({ text }) => text);
const bellsOf = (userId: string) => db.select().from(notifications).where(eq(notifications.userId, userId));
const rowsOf = (petitionId: string) => db.select().from(messages).where(eq(messages.petitionId, petitionId));
const run = () =>
  mailMessages({
    ...{ db, now: clock.now, publicUrl: 'https://fonendo.test', contactEmail: team },
    replies: null,
    sendMail: async (_tx, mail) => void outbox.push(mail),
  });

beforeEach(async () => {
  clock.set('2026-03-10T12:00:00Z');
  admin = await buildSignedIn(api, { policyGroups: ['admin'], firstname: 'Lucía', lastname: 'Prieto' });
  colleague = await buildSignedIn(api, { policyGroups: ['superadmin'] });
  outbox.length = 0;
  await db.delete(messages);
  await db.delete(notifications);
});

describe('the doctor and the team', () => {
  test('write to each other: the doctor to Fonendo, and who answers says who they are', async () => {
    const { doctor, petition, base } = await scene();
    expect((await list(doctor.jwt, base)).body).toMatchObject({
      ...{ messages: [], side: 'doctor', other: { name: 'Fonendo' }, readers: [] },
      can: { write: true, settle: false },
    });
    expect((await write(doctor.jwt, base, '¿Cuánto tarda?')).status).toBe(201);
    clock.advance(1000);
    expect((await write(admin.jwt, base, 'Unos meses.')).status).toBe(201);
    expect((await list(doctor.jwt, base)).body.messages).toMatchObject([
      { side: 'doctor', text: '¿Cuánto tarda?' },
      { side: 'team', text: 'Unos meses.', author: { name: 'Lucía Prieto', position: 'Fonendo' } },
    ]);
    const { body } = await list(admin.jwt, base, '?search=CUANTO');
    expect(textsOf(body)).toEqual(['¿Cuánto tarda?']);
    expect(body).toMatchObject({
      ...{ side: 'team', other: { name: `${doctor.user.firstname} ${doctor.user.lastname}` } },
      readers: expect.arrayContaining(['Lucía Prieto']),
      can: { write: true, settle: true },
    });
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, petition.id));
    const sent = entries.filter(({ action }) => action === 'message.sent');
    expect(sent.map(({ subjectType }) => subjectType)).toEqual(['petition', 'petition']);
    expect(JSON.stringify(sent)).not.toContain('tarda');
  });

  test('a second click writes nothing twice', async () => {
    const { doctor, base } = await scene();
    const key = randomUUID();
    await Promise.all([write(doctor.jwt, base, 'Hola', key), write(doctor.jwt, base, 'Hola', key)]);
    expect(textsOf((await list(doctor.jwt, base)).body)).toEqual(['Hola']);
  });

  test('nobody else finds it: another doctor, a hospital, nobody without a petition', async () => {
    const { petition, base } = await scene();
    const other = await scene();
    const { recruiter } = await buildSelection(api);
    await write(admin.jwt, base, 'Solo para ti');
    expect((await list(other.doctor.jwt, base)).status).toBe(404);
    expect((await write(other.doctor.jwt, base, 'Hola')).status).toBe(404);
    expect((await list(recruiter.jwt, base)).status).toBe(403);
    expect((await request('GET', '/api/petitions/nothing/messages', { token: admin.jwt })).status).toBe(400);
    // What doctors and hospitals talk about stays closed to the team.
    expect((await request('GET', `/api/candidacies/${petition.id}/messages`, { token: admin.jwt })).status).toBe(403);
  });

  test('a message of another conversation is no mark in this one', async () => {
    const { doctor, base } = await scene();
    const other = await scene();
    const { body } = await write(admin.jwt, other.base, 'Hola');
    const upTo = body.messages[0]?.id;
    expect((await request('POST', `${base}/read`, { token: doctor.jwt, body: { upTo } })).status).toBe(404);
    const file = await attach(admin.jwt, other.base, await buildPdf());
    const id = file.body.files[0]?.id;
    const open = (at: string, token: string) => request('GET', `${at}/${id}/file`, { token });
    expect((await open(base, doctor.jwt)).status).toBe(404);
    expect((await open(base, admin.jwt)).status).toBe(404);
    const mine = await api.api.request(`${other.base}/${id}/file`, {
      headers: { authorization: `Bearer ${other.doctor.jwt}` },
    });
    expect(mine.status).toBe(200);
  });

  test('files are checked as every upload is', async () => {
    const { doctor, base } = await scene();
    expect((await attach(doctor.jwt, base, executable)).status).toBe(422);
    expect((await attach(doctor.jwt, base, await buildPdf())).body.files).toMatchObject([{ name: 'tasa.pdf' }]);
  });

  test.each([
    ['2025-03-09T12:00:00Z', 409],
    ['2025-03-10T12:00:00Z', 201],
  ])('what ended at %s answers %i: it is open while the files are kept', async (resolvedAt, expected) => {
    const ended = { status: 'Refused', resolutionKind: 'denied', resolvedAt: new Date(resolvedAt) } as const;
    const { doctor, base } = await scene(ended);
    expect((await write(doctor.jwt, base, '¿Puedo recurrir?')).status).toBe(expected);
    expect((await list(doctor.jwt, base)).body.can.write).toBe(expected === 201);
  });

  test('a condition that is open keeps it open', async () => {
    const resolvedAt = new Date('2024-03-10T12:00:00Z');
    const { doctor, petition, base } = await scene({ status: 'Aproved', resolutionKind: 'conditional', resolvedAt });
    const condition = { petitionId: petition.id, position: 0, text: 'Prácticas' };
    await db.insert(petitionConditions).values({ id: randomUUIDv7(), ...condition });
    expect((await write(doctor.jwt, base, 'Sigo con las prácticas')).status).toBe(201);
  });
});

describe('what waits', () => {
  test('is counted for both sides, on the dashboard and in the list, until it is answered or settled', async () => {
    const { doctor, petition, base } = await scene();
    const other = await scene();
    const waiting = async (token: string) =>
      (await request('GET', `/api/petitions/${petition.id}`, { token })).body as { waitingMessages: number };
    const figure = async () =>
      ((await request('GET', '/api/dashboards/administrator', { token: admin.jwt })).body as { queue: object }).queue;
    const listed = async (token: string) =>
      (await request('GET', '/api/petitions?messages=unanswered', { token })).body as PetitionPage;
    await write(doctor.jwt, base, 'Una pregunta');
    await write(doctor.jwt, base, 'Y otra');
    expect(await waiting(admin.jwt)).toMatchObject({ waitingMessages: 2 });
    await db.update(messages).set({ sentAt: new Date('2026-03-07T12:00:00Z') });
    expect(await figure()).toMatchObject({
      messages: { count: 1, worstDays: 3, filter: { messages: 'unanswered' } },
    });
    expect((await listed(admin.jwt)).items.map(({ id }) => id)).toEqual([petition.id]);
    expect((await listed(other.doctor.jwt)).items).toEqual([]);
    await write(admin.jwt, base, 'Una respuesta');
    expect(await waiting(admin.jwt)).toMatchObject({ waitingMessages: 0 });
    expect(await waiting(doctor.jwt)).toMatchObject({ waitingMessages: 1 });
    await write(doctor.jwt, base, 'Gracias');
    const { messages: shown } = (await request('GET', base, { token: colleague.jwt })).body as Conversation;
    const body = { upTo: shown.at(-1)?.id };
    expect((await request('POST', `${base}/settle`, { token: doctor.jwt, body })).status).toBe(403);
    for (let times = 0; times < 2; times += 1) {
      const settled = await request('POST', `${base}/settle`, { token: colleague.jwt, body });
      expect(settled).toMatchObject({ status: 200, body: { waiting: 0 } });
    }
    expect(await figure()).toMatchObject({ messages: { count: 0, worstDays: null } });
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, petition.id));
    expect(entries.filter(({ action }) => action === 'message.settled')).toHaveLength(1);
  });

  test('reading is shown to the other side and clears the bell', async () => {
    const { doctor, base } = await scene();
    const { body } = await write(admin.jwt, base, 'Hola');
    expect(await bellsOf(doctor.user.id)).toMatchObject([{ kind: 'messageFromTeam', readAt: null }]);
    const upTo = body.messages[0]?.id;
    expect((await request('POST', `${base}/read`, { token: doctor.jwt, body: { upTo } })).status).toBe(204);
    expect((await list(admin.jwt, base)).body.messages[0]?.readAt).not.toBeNull();
    expect(await bellsOf(doctor.user.id)).toMatchObject([{ readAt: clock.now() }]);
  });
});

describe('bells and mails', () => {
  test('the team gets one mail at its address, without a name, and every bell until somebody leads', async () => {
    const { doctor, petition, base } = await scene();
    await write(doctor.jwt, base, 'Una pregunta');
    await write(doctor.jwt, base, 'Y otra');
    expect(await bellsOf(admin.user.id)).toHaveLength(1);
    expect(await bellsOf(colleague.user.id)).toHaveLength(1);
    clock.advance(120_000);
    await run();
    await run();
    expect(outbox.map(({ to }) => to)).toEqual([team]);
    const text = outbox[0]?.paragraphs.join('\n') ?? '';
    expect(text).toContain('Una pregunta');
    expect(text).toContain('Y otra');
    expect(text).not.toContain(doctor.user.lastname);
    expect(outbox[0]?.button?.url).toBe(`https://fonendo.test/petitions/${petition.id}?view=conversation`);
    await write(admin.jwt, base, 'Una respuesta');
    await db.update(messages).set({ readAt: clock.now() });
    await write(doctor.jwt, base, 'Gracias');
    expect(await bellsOf(admin.user.id)).toHaveLength(2);
    expect(await bellsOf(colleague.user.id)).toHaveLength(1);
    await db.update(messages).set({ readAt: clock.now() });
    await db.update(users).set({ blockedAt: clock.now() }).where(eq(users.id, admin.user.id));
    await write(doctor.jwt, base, '¿Hay alguien?');
    await db.update(users).set({ blockedAt: null }).where(eq(users.id, admin.user.id));
    expect(await bellsOf(colleague.user.id)).toHaveLength(2);
  });

  test('a doctor is not woken by the team either', async () => {
    clock.set('2026-03-10T23:00:00Z');
    const { doctor, base } = await scene();
    const { jwt } = await buildSignedIn(api, { policyGroups: ['admin'] });
    await write(jwt, base, 'Buenas noches.');
    clock.advance(600_000);
    await run();
    expect(outbox).toEqual([]);
    clock.set('2026-03-11T07:01:00Z');
    await run();
    expect(outbox.map(({ to }) => to)).toEqual([doctor.user.email]);
  });
});

describe('in the end', () => {
  test('a deleted account takes the conversation along, with its files', async () => {
    const { doctor, petition, base } = await scene();
    await attach(doctor.jwt, base, await buildPdf());
    const [row] = await rowsOf(petition.id);
    await api.files.stat(row?.fileKey ?? '');
    const left = await request('DELETE', '/api/account', { token: doctor.jwt, body: { password: testPassword } });
    expect(left.status).toBe(204);
    expect(await rowsOf(petition.id)).toEqual([]);
    await expect(api.files.stat(row?.fileKey ?? '')).rejects.toThrow();
  });

  test('it goes with the files of a petition that ended long ago, also where there was no other file', async () => {
    const ended = {
      status: 'Refused',
      resolutionKind: 'denied',
      resolvedAt: new Date('2025-03-10T12:00:00Z'),
    } as const;
    const { doctor, petition, base } = await scene(ended);
    await attach(doctor.jwt, base, await buildPdf());
    const [row] = await rowsOf(petition.id);
    const forget = () => petitionFilesStep({ db, files: api.files, now: clock.now }).run(10);
    await forget();
    expect(await rowsOf(petition.id)).toHaveLength(1);
    clock.set('2026-03-12T12:00:00Z');
    await forget();
    expect(await rowsOf(petition.id)).toEqual([]);
    await expect(api.files.stat(row?.fileKey ?? '')).rejects.toThrow();
  });
});
