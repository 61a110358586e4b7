import { randomUUID } from 'node:crypto';
import type { Conversation } from '@fonendo/contract/conversations.schema';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { messages } from '../../db/schema/conversations.ts';
import { doctors } from '../../db/schema/doctors.ts';
import { hospitalMembers } from '../../db/schema/hospitals.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { users } from '../../db/schema/users.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildPdf, executable } from '../../testing/files/pdf-files.ts';
import { buildSelection } from '../../testing/scenes/document-requests.ts';
import { blob } from '../../testing/scenes/documents.ts';
import { buildStaff } from '../../testing/scenes/hospital-staff.ts';
import { testPassword } from '../../testing/sign-in.ts';
import { mailMessages } from './mail-messages.ts';

const api = await openTestApi();
const { db, request, clock, outbox } = api;

type Side = 'doctor' | 'hospital';
const base = (side: Side, id: string) => `/api/${side === 'doctor' ? '' : 'selection/'}candidacies/${id}/messages`;

async function list(side: Side, token: string, id: string, query = '') {
  const { status, body } = await request('GET', `${base(side, id)}${query}`, { token });
  return { status, body: body as Conversation };
}

async function write(side: Side, token: string, id: string, text: unknown, key: unknown = randomUUID()) {
  const { status, body } = await request('POST', base(side, id), { token, body: { text, key } });
  return { status, body: body as Conversation };
}

const read = (side: Side, token: string, id: string, upTo: unknown) =>
  request('POST', `${base(side, id)}/read`, { token, body: { upTo } });

async function settle(token: string, id: string, upTo: unknown) {
  const { status, body } = await request('POST', `${base('hospital', id)}/settle`, { token, body: { upTo } });
  return { status, body: body as Conversation };
}

async function attach(
  side: Side,
  token: string,
  id: string,
  content: Uint8Array,
  { name = 'registro.pdf', key }: { name?: string; key?: string } = {},
) {
  const response = await api.api.request(`${base(side, id)}/file`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/pdf',
      'x-file-name': encodeURIComponent(name),
      ...(key && { 'x-upload-key': key }),
    },
    body: blob(content),
  });
  return { status: response.status, body: (await response.json()) as Conversation };
}

const textsOf = ({ messages: shown }: Conversation) => shown.map(({ text }) => text);
const bellsOf = (userId: string) => db.select().from(notifications).where(eq(notifications.userId, userId));
const mailTo = (email: string) => outbox.filter(({ to }) => to === email);
const run = () =>
  mailMessages({
    ...{ db, now: clock.now, publicUrl: 'https://fonendo.test', contactEmail: 'equipo@fonendo.test' },
    replies: null,
    sendMail: async (_tx, mail) => void outbox.push(mail),
  });

beforeEach(async () => {
  outbox.length = 0;
  await db.delete(messages);
});

describe('writing', () => {
  test('reaches the other side, in order and with its author', async () => {
    const { candidacy, recruiter, doctor, hospital } = await buildSelection(api);
    expect((await list('doctor', doctor.jwt, candidacy.id)).body).toMatchObject({
      ...{ messages: [], earlier: null, side: 'doctor', other: { name: hospital.name } },
      can: { write: true, settle: false },
    });
    expect(await write('doctor', doctor.jwt, candidacy.id, '¿Cuántas guardias hay?')).toMatchObject({ status: 201 });
    clock.advance(1000);
    await write('hospital', recruiter.jwt, candidacy.id, 'Entre 4 y 5 al mes.');
    const { body } = await list('doctor', doctor.jwt, candidacy.id);
    const name = `${recruiter.user.firstname} ${recruiter.user.lastname}`;
    expect(body.messages).toMatchObject([
      { side: 'doctor', text: '¿Cuántas guardias hay?', unanswered: false },
      { side: 'hospital', text: 'Entre 4 y 5 al mes.', author: { name } },
    ]);
    expect(body.readers).toEqual([]);
    expect((await list('hospital', recruiter.jwt, candidacy.id)).body).toMatchObject({
      readers: expect.arrayContaining([name]),
    });
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, candidacy.id));
    const sent = entries.filter(({ action }) => action === 'message.sent');
    expect(sent).toHaveLength(2);
    expect(JSON.stringify(sent)).not.toContain('guardias');
  });

  test('twice with the same key writes once', async () => {
    const { candidacy, doctor } = await buildSelection(api);
    const key = randomUUID();
    await Promise.all([
      write('doctor', doctor.jwt, candidacy.id, 'Hola', key),
      write('doctor', doctor.jwt, candidacy.id, 'Hola', key),
    ]);
    expect(textsOf((await list('doctor', doctor.jwt, candidacy.id)).body)).toEqual(['Hola']);
  });

  test.each([
    ['', randomUUID()],
    ['   ', randomUUID()],
    ['x'.repeat(4001), randomUUID()],
    [undefined, randomUUID()],
    ['Hola', 'no uuid'],
  ])('refuses %j with the key %s', async (text, key) => {
    const { candidacy, doctor } = await buildSelection(api);
    expect((await write('doctor', doctor.jwt, candidacy.id, text, key)).status).toBe(422);
    expect((await list('doctor', doctor.jwt, candidacy.id)).body.messages).toEqual([]);
  });

  test.each(['discarded', 'withdrawn'] as const)(
    'is over once the candidacy is %s; what was said stays',
    async (end) => {
      const { candidacy, doctor, recruiter } = await buildSelection(api);
      await write('doctor', doctor.jwt, candidacy.id, 'Hola');
      const reason = end === 'discarded' ? { discardReason: 'Otra persona' } : {};
      await db
        .update(candidacies)
        .set({ status: end, ...reason })
        .where(eq(candidacies.id, candidacy.id));
      for (const [side, { jwt }] of [
        ['doctor', doctor],
        ['hospital', recruiter],
      ] as const) {
        expect((await write(side, jwt, candidacy.id, 'Tarde')).status).toBe(409);
        expect((await attach(side, jwt, candidacy.id, await buildPdf())).status).toBe(409);
        expect((await list(side, jwt, candidacy.id)).body).toMatchObject({ can: { write: false } });
      }
      expect(textsOf((await list('doctor', doctor.jwt, candidacy.id)).body)).toEqual(['Hola']);
    },
  );

  test('another hospital, another doctor and a colleague who left get nothing', async () => {
    const { candidacy, recruiter } = await buildSelection(api);
    const other = await buildSelection(api);
    const { body } = await write('hospital', recruiter.jwt, candidacy.id, 'Solo para ti');
    const upTo = body.messages[0]?.id;
    for (const [side, { jwt }] of [
      ['doctor', other.doctor],
      ['hospital', other.recruiter],
    ] as const) {
      expect((await list(side, jwt, candidacy.id)).status).toBe(404);
      expect((await write(side, jwt, candidacy.id, 'Hola')).status).toBe(404);
      expect((await read(side, jwt, candidacy.id, upTo)).status).toBe(404);
    }
    await db.delete(hospitalMembers).where(eq(hospitalMembers.userId, recruiter.user.id));
    expect((await list('hospital', recruiter.jwt, candidacy.id)).status).toBe(403);
    expect((await write('hospital', recruiter.jwt, candidacy.id, 'Adiós')).status).toBe(403);
  });

  test('somebody else’s message is no mark in one’s own conversation', async () => {
    const { candidacy, doctor } = await buildSelection(api);
    const other = await buildSelection(api);
    const { body } = await write('hospital', other.recruiter.jwt, other.candidacy.id, 'Hola');
    expect((await read('doctor', doctor.jwt, candidacy.id, body.messages[0]?.id)).status).toBe(404);
    expect((await read('doctor', doctor.jwt, candidacy.id, 'nothing')).status).toBe(422);
  });
});

describe('marks', () => {
  test('reading is shown to the other side, clears the bell, and counts once', async () => {
    const { candidacy, doctor, recruiter } = await buildSelection(api);
    const { body } = await write('hospital', recruiter.jwt, candidacy.id, 'Hola');
    const own = async () => (await request('GET', `/api/candidacies/${candidacy.id}`, { token: doctor.jwt })).body;
    expect(await own()).toMatchObject({ unread: 1 });
    expect(await bellsOf(doctor.userId)).toMatchObject([{ kind: 'messageFromHospital', readAt: null }]);
    clock.advance(60_000);
    const readAt = clock.now();
    await read('doctor', doctor.jwt, candidacy.id, body.messages[0]?.id);
    clock.advance(60_000);
    await read('doctor', doctor.jwt, candidacy.id, body.messages[0]?.id);
    const shown = await list('hospital', recruiter.jwt, candidacy.id);
    expect(shown.body.messages).toMatchObject([{ readAt: readAt.toISOString() }]);
    expect(await own()).toMatchObject({ unread: 0 });
    expect(await bellsOf(doctor.userId)).toMatchObject([{ readAt }]);
  });

  test('the hospital sees what waits for an answer, until it answers or says that none is needed', async () => {
    const { candidacy, doctor, recruiter } = await buildSelection(api);
    const waiting = async () =>
      (await request('GET', `/api/selection/candidacies/${candidacy.id}`, { token: recruiter.jwt })).body;
    await write('doctor', doctor.jwt, candidacy.id, 'Una pregunta');
    await write('doctor', doctor.jwt, candidacy.id, 'Y otra');
    expect(await waiting()).toMatchObject({ unanswered: 2 });
    await write('hospital', recruiter.jwt, candidacy.id, 'Una respuesta');
    expect(await waiting()).toMatchObject({ unanswered: 0 });
    await write('doctor', doctor.jwt, candidacy.id, 'Gracias');
    expect(await waiting()).toMatchObject({ unanswered: 1 });
    const { body } = await list('hospital', recruiter.jwt, candidacy.id);
    const settled = await settle(recruiter.jwt, candidacy.id, body.messages.at(-1)?.id);
    expect(settled).toMatchObject({ status: 200, body: { waiting: 0 } });
    expect(await waiting()).toMatchObject({ unanswered: 0 });
  });

  test('what came after the last message that was shown still waits when the others need no answer', async () => {
    const { candidacy, doctor, recruiter } = await buildSelection(api);
    await write('doctor', doctor.jwt, candidacy.id, 'Gracias');
    const { body: shown } = await list('hospital', recruiter.jwt, candidacy.id);
    await write('doctor', doctor.jwt, candidacy.id, '¿Y las guardias?');
    const settled = await settle(recruiter.jwt, candidacy.id, shown.messages.at(-1)?.id);
    expect(settled.body.messages.map(({ unanswered }) => unanswered)).toEqual([false, true]);
    expect(settled.body).toMatchObject({ waiting: 1 });
    const other = await buildSelection(api);
    expect(await settle(other.recruiter.jwt, other.candidacy.id, shown.messages[0]?.id)).toMatchObject({ status: 404 });
  });

  test.each(['settled', 'answered'])(
    'what another process wrote by a clock that goes ahead is %s, too',
    async (how) => {
      const { candidacy, doctor, recruiter } = await buildSelection(api);
      await write('doctor', doctor.jwt, candidacy.id, 'Una pregunta');
      await db.update(messages).set({ sentAt: new Date(clock.now().getTime() + 2_000) });
      const { body: shown } = await list('hospital', recruiter.jwt, candidacy.id);
      const { body } =
        how === 'settled'
          ? await settle(recruiter.jwt, candidacy.id, shown.messages[0]?.id)
          : await write('hospital', recruiter.jwt, candidacy.id, 'Una respuesta');
      expect(body).toMatchObject({ waiting: 0 });
      expect(body.messages.filter(({ unanswered }) => unanswered)).toEqual([]);
    },
  );
});

describe('files', () => {
  test('are messages that both sides open, and nobody else', async () => {
    const { candidacy, doctor, recruiter } = await buildSelection(api);
    const other = await buildSelection(api);
    const content = await buildPdf({ text: 'registro' });
    const { body } = await attach('doctor', doctor.jwt, candidacy.id, content, { name: 'Registro 2026.pdf' });
    expect(body.messages).toMatchObject([{ text: '', file: { name: 'Registro 2026.pdf', bytes: content.length } }]);
    expect(body.files).toMatchObject([{ name: 'Registro 2026.pdf', side: 'doctor' }]);
    const open = async (token: string) =>
      (
        await api.api.request(`/api/messages/${body.messages[0]?.id}/file`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status;
    expect(await open(doctor.jwt)).toBe(200);
    expect(await open(recruiter.jwt)).toBe(200);
    expect(await open(other.recruiter.jwt)).toBe(404);
    expect(await open(other.doctor.jwt)).toBe(404);
  });

  test('sent again, because the answer was lost, are one message', async () => {
    const { doctor, candidacy } = await buildSelection(api);
    const key = randomUUID();
    const content = await buildPdf();
    await attach('doctor', doctor.jwt, candidacy.id, content, { key });
    const { status, body } = await attach('doctor', doctor.jwt, candidacy.id, content, { key });
    expect(status).toBe(200);
    expect(body.messages).toHaveLength(1);
  });

  test('are checked as every upload is', async () => {
    const { candidacy, doctor } = await buildSelection(api);
    expect(await attach('doctor', doctor.jwt, candidacy.id, executable)).toMatchObject({
      status: 422,
      body: { fields: { file: { key: 'errors.onlyPdf' } } },
    });
    expect((await list('doctor', doctor.jwt, candidacy.id)).body.messages).toEqual([]);
  });
});

describe('bells and mails', () => {
  test('one bell for a run of messages, and one mail with all of them after a pause', async () => {
    const { candidacy, doctor, recruiter } = await buildSelection(api);
    const { email } = (await request('GET', '/api/account', { token: doctor.jwt })).body as { email: string };
    await db.update(doctors).set({ countryOfResidence: 'ES' }).where(eq(doctors.userId, doctor.userId));
    await write('hospital', recruiter.jwt, candidacy.id, 'Buenos días.');
    clock.advance(30_000);
    await write('hospital', recruiter.jwt, candidacy.id, 'Jefatura ha dado el visto bueno.');
    expect(await bellsOf(doctor.userId)).toHaveLength(1);
    await run();
    expect(mailTo(email)).toEqual([]);
    clock.advance(120_000);
    await run();
    await run();
    const [mail, ...more] = mailTo(email);
    expect(more).toEqual([]);
    expect(mail?.paragraphs.join('\n')).toContain('Buenos días.');
    expect(mail?.paragraphs.join('\n')).toContain('Jefatura ha dado el visto bueno.');
    expect((await list('hospital', recruiter.jwt, candidacy.id)).body.messages).toMatchObject([
      { byMail: true },
      { byMail: true },
    ]);
    expect(mail?.button?.url).toBe(`https://fonendo.test/candidate/${candidacy.id}?view=conversation`);
  });

  test('who reads at once gets no mail', async () => {
    const { candidacy, doctor, recruiter } = await buildSelection(api);
    const { body } = await write('doctor', doctor.jwt, candidacy.id, 'Hola');
    await read('hospital', recruiter.jwt, candidacy.id, body.messages[0]?.id);
    clock.advance(600_000);
    await run();
    expect(outbox).toEqual([]);
  });

  test('who wants none of these mails gets none, and nobody is told otherwise', async () => {
    const { candidacy, doctor, recruiter } = await buildSelection(api);
    await db.update(doctors).set({ countryOfResidence: 'ES' }).where(eq(doctors.userId, doctor.userId));
    await db.update(users).set({ mailFamilies: [] }).where(eq(users.id, doctor.userId));
    await write('hospital', recruiter.jwt, candidacy.id, 'Hola');
    clock.advance(600_000);
    await run();
    expect(outbox).toEqual([]);
    expect((await list('hospital', recruiter.jwt, candidacy.id)).body.messages).toMatchObject([{ byMail: false }]);
  });

  test('a doctor is not woken: what was written in their night is mailed in their morning', async () => {
    clock.set('2026-03-11T08:00:00Z');
    const { candidacy, doctor, recruiter } = await buildSelection(api);
    await db.update(doctors).set({ countryOfResidence: 'CO' }).where(eq(doctors.userId, doctor.userId));
    await write('hospital', recruiter.jwt, candidacy.id, 'Buenos días.');
    clock.advance(600_000);
    await run();
    expect(outbox).toEqual([]);
    clock.set('2026-03-11T13:01:00Z');
    await run();
    expect(outbox).toHaveLength(1);
  });

  test('the answer goes to whoever wrote last, and to everybody where they left', async () => {
    const { candidacy, doctor, recruiter, hospital } = await buildSelection(api);
    const colleague = await buildStaff(api, hospital.id, 'administrative');
    await write('hospital', recruiter.jwt, candidacy.id, 'Hola');
    await write('doctor', doctor.jwt, candidacy.id, 'Hola a usted');
    expect(await bellsOf(recruiter.user.id)).toHaveLength(1);
    expect(await bellsOf(colleague.user.id)).toHaveLength(0);
    await db.update(messages).set({ readAt: clock.now() }).where(eq(messages.candidacyId, candidacy.id));
    await db.delete(hospitalMembers).where(eq(hospitalMembers.userId, recruiter.user.id));
    await write('doctor', doctor.jwt, candidacy.id, '¿Sigue ahí?');
    expect(await bellsOf(colleague.user.id)).toHaveLength(1);
  });
});

describe('long conversations', () => {
  test('are read from the end, page by page, none twice and none missing', async () => {
    const { candidacy, doctor } = await buildSelection(api);
    const start = clock.now().getTime();
    const rows = Array.from({ length: 5_000 }, (_, index) => ({
      ...{ id: randomUUID(), candidacyId: candidacy.id, side: 'hospital' as const, key: randomUUID() },
      ...{ text: `Mensaje ${index}`, searchText: `mensaje ${index}`, sentAt: new Date(start + Math.floor(index / 3)) },
    }));
    for (let at = 0; at < rows.length; at += 1_000) await db.insert(messages).values(rows.slice(at, at + 1_000));
    const seen = new Set<string>();
    let cursor: string | null = '';
    let pages = 0;
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `?cursor=${cursor}`;
      const { body } = await list('doctor', doctor.jwt, candidacy.id, query);
      for (const { id } of body.messages) seen.add(id);
      cursor = body.earlier;
      pages += 1;
    }
    expect(pages).toBe(100);
    expect(seen.size).toBe(5_000);
    const found = await list('doctor', doctor.jwt, candidacy.id, '?search=m%C3%89nsaje%204999');
    expect(textsOf(found.body)).toEqual(['Mensaje 4999']);
    expect((await list('doctor', doctor.jwt, candidacy.id, '?cursor=x')).status).toBe(422);
  });
});

test('who leaves takes the conversation along, with its files', async () => {
  const { candidacy, doctor, recruiter } = await buildSelection(api);
  await attach('doctor', doctor.jwt, candidacy.id, await buildPdf());
  const [row] = await db.select().from(messages).where(eq(messages.candidacyId, candidacy.id));
  const fileKey = row?.fileKey ?? '';
  await api.files.stat(fileKey);
  const left = await request('DELETE', '/api/account', { token: doctor.jwt, body: { password: testPassword } });
  expect(left.status).toBe(204);
  expect(
    await db
      .select()
      .from(messages)
      .where(and(eq(messages.candidacyId, candidacy.id))),
  ).toEqual([]);
  await expect(api.files.stat(fileKey)).rejects.toThrow();
  expect((await list('hospital', recruiter.jwt, candidacy.id)).body).toMatchObject({
    ...{ other: null, messages: [], can: { write: false } },
  });
  expect((await write('hospital', recruiter.jwt, candidacy.id, 'Hola')).status).toBe(409);
});
