import { randomUUID } from 'node:crypto';
import type { ReportedConversation, ReportedList } from '@fonendo/contract/conversations/reports.schema';
import type { Conversation } from '@fonendo/contract/conversations.schema';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { conversationReports, messages, reportedConversations } from '../../../db/schema/conversations.ts';
import { doctors } from '../../../db/schema/doctors.ts';
import { hospitalMembers } from '../../../db/schema/hospitals.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildPdf } from '../../../testing/files/pdf-files.ts';
import { buildSelection } from '../../../testing/scenes/document-requests.ts';
import { blob } from '../../../testing/scenes/documents.ts';
import { buildStaff } from '../../../testing/scenes/hospital-staff.ts';
import { buildSignedIn, testPassword } from '../../../testing/sign-in.ts';
import { mailMessages } from '../mail-messages.ts';

const api = await openTestApi();
const { db, request, clock, outbox } = api;
const start = clock.now().toISOString();
const administrator = await buildSignedIn(api, { policyGroups: ['admin'] });
const colleague = await buildSignedIn(api, { policyGroups: ['superadmin'] });

type Side = 'doctor' | 'hospital';
const base = (side: Side, id: string) => `/api/${side === 'doctor' ? '' : 'selection/'}candidacies/${id}/messages`;
const insult = { reason: 'disrespect', text: 'Me insulta.' };

async function read(side: Side, token: string, id: string) {
  const { status, body } = await request('GET', base(side, id), { token });
  return { status, body: body as Conversation };
}

const write = (side: Side, token: string, id: string, text: string) =>
  request('POST', base(side, id), { token, body: { text, key: randomUUID() } });

async function report(side: Side, token: string, id: string, body: unknown = insult) {
  const answer = await request('POST', `${base(side, id)}/report`, { token, body });
  return { status: answer.status, body: answer.body as Conversation };
}

const list = async (standing = 'reported', token = administrator.jwt) =>
  (await request('GET', `/api/reported-conversations?standing=${standing}`, { token })).body as ReportedList;

const open = (id: string, token = administrator.jwt) =>
  request('POST', `/api/reported-conversations/${id}/open`, { token });

async function openAndRead(id: string, token = administrator.jwt) {
  const { opening } = (await open(id, token)).body as { opening: string };
  const { status, body } = await request('GET', `/api/reported-conversations/${id}?opening=${opening}`, { token });
  return { opening, status, body: body as ReportedConversation };
}

const decide = (decision: string, id: string, body: unknown, token = administrator.jwt) =>
  request('POST', `/api/reported-conversations/${id}/${decision}`, { token, body });

const bellsOf = async (userId: string) =>
  (await db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ kind }) => kind);

const auditOf = async (id: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)))
    .filter(({ action }) => action.startsWith('conversation.'))
    .map(({ action, actorId }) => ({ action, actorId }));

/** Both have written. */
async function buildTalk() {
  const scene = await buildSelection(api);
  await write('hospital', scene.recruiter.jwt, scene.candidacy.id, 'Es usted un inútil');
  await write('doctor', scene.doctor.jwt, scene.candidacy.id, 'No me hable así');
  return { ...scene, id: scene.candidacy.id };
}

async function buildReported() {
  const scene = await buildTalk();
  await report('doctor', scene.doctor.jwt, scene.id);
  return scene;
}

beforeEach(async () => {
  clock.set(start);
  outbox.length = 0;
  await db.delete(reportedConversations);
  await db.delete(notifications);
  await db.delete(messages);
});

describe('reporting', () => {
  test('tells the team by bell and mail, and the other side nothing', async () => {
    const { id, doctor, recruiter } = await buildTalk();
    expect((await read('doctor', doctor.jwt, id)).body).toMatchObject({ report: null, can: { report: true } });
    await db.delete(notifications);
    expect(await report('doctor', doctor.jwt, id)).toMatchObject({
      status: 201,
      body: { report: { reportedAt: clock.now().toISOString() }, can: { report: false, write: true } },
    });
    expect(await bellsOf(administrator.user.id)).toEqual(['conversationReported']);
    expect(outbox).toHaveLength(1);
    expect(outbox[0]?.button?.url).toContain(`/reports/${id}`);
    expect(JSON.stringify(outbox)).not.toContain('Me insulta');
    expect(await bellsOf(recruiter.user.id)).toEqual([]);
    expect((await read('hospital', recruiter.jwt, id)).body).toMatchObject({ report: null, closure: null });
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.action, 'conversation.reported'));
    expect(entry).toMatchObject({ actorId: doctor.userId, after: { reason: 'disrespect' } });
  });

  test('twice at once is one report; a colleague’s is another', async () => {
    const { id, recruiter, hospital } = await buildTalk();
    const other = await buildStaff(api, hospital.id, 'recruiter');
    const answers = await Promise.all([report('hospital', recruiter.jwt, id), report('hospital', recruiter.jwt, id)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await db.$count(conversationReports)).toBe(1);
    expect((await report('hospital', other.jwt, id)).status).toBe(201);
    expect(await db.$count(conversationReports)).toBe(2);
    expect((await list()).items).toMatchObject([{ id, turn: 'team', reports: [{ side: 'hospital' }, {}] }]);
  });

  test.each([
    [{}, 'reason'],
    [{ reason: 'boring', text: '' }, 'reason'],
    [{ reason: 'other', text: '  ' }, 'text'],
    [{ reason: 'fraud', text: 'x'.repeat(1001) }, 'text'],
    [{ reason: 'fraud', text: 7 }, 'text'],
  ])('refuses %j at %s', async (body, field) => {
    const { id, doctor } = await buildTalk();
    const answer = await report('doctor', doctor.jwt, id, body);
    expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: expect.anything() } } });
    expect(await db.$count(conversationReports)).toBe(0);
  });

  test('there is nothing to report where the other side never wrote', async () => {
    const { candidacy, doctor, recruiter } = await buildSelection(api);
    await write('doctor', doctor.jwt, candidacy.id, 'Hola');
    expect((await report('doctor', doctor.jwt, candidacy.id)).status).toBe(409);
    expect((await report('hospital', recruiter.jwt, candidacy.id)).status).toBe(201);
  });

  test('is for both sides alone: not for others, for who left, or for the team', async () => {
    const { id, recruiter } = await buildTalk();
    const other = await buildTalk();
    expect((await report('doctor', other.doctor.jwt, id)).status).toBe(404);
    expect((await report('hospital', other.recruiter.jwt, id)).status).toBe(404);
    expect((await report('hospital', administrator.jwt, id)).status).toBe(403);
    await db.delete(hospitalMembers).where(eq(hospitalMembers.userId, recruiter.user.id));
    expect((await report('hospital', recruiter.jwt, id)).status).toBe(403);
  });

  test('is refused to whoever acts as somebody', async () => {
    const { id, doctor } = await buildTalk();
    const acting = await request('POST', `/api/auth/${doctor.userId}/impersonate`, {
      token: administrator.jwt,
      body: { reason: 'Ayuda', password: testPassword },
    });
    const { jwt } = acting.body as { jwt: string };
    expect((await request('POST', `${base('doctor', id)}/report`, { token: jwt, body: insult })).status).toBe(403);
  });

  test('only so often', async () => {
    const { doctor } = await buildTalk();
    const answers: number[] = [];
    for (let at = 0; at < 12; at += 1) answers.push((await report('doctor', doctor.jwt, randomUUID())).status);
    expect(answers).toContain(429);
  });
});

describe('the team', () => {
  test('reads what is reported, each opening once in the audit, and nothing else', async () => {
    const { id, doctor, recruiter, hospital } = await buildReported();
    const quiet = await buildTalk();
    for (const unreported of [quiet.id, randomUUID()]) {
      expect((await open(unreported)).status).toBe(404);
      expect((await decide('close', unreported, { reason: 'x', version: 1 })).status).toBe(404);
    }
    const { status, body, opening } = await openAndRead(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ id, standing: 'reported', version: 1, hospital: hospital.name, closeReason: null },
      reports: [{ side: 'doctor', ...insult }],
      messages: [{ text: 'Es usted un inútil' }, { text: 'No me hable así' }],
      can: { close: true, dismiss: true, reopen: false },
    });
    const again = await request('GET', `/api/reported-conversations/${id}?opening=${opening}`, {
      token: administrator.jwt,
    });
    expect(again.status).toBe(200);
    expect(await auditOf(id)).toEqual([
      { action: 'conversation.reported', actorId: doctor.userId },
      { action: 'conversation.opened', actorId: administrator.user.id },
    ]);
    // Nobody reads by another's opening, without one, by one of another conversation, or by an old one.
    const path = `/api/reported-conversations/${id}`;
    const read = (query: string, token = administrator.jwt) => request('GET', `${path}${query}`, { token });
    expect((await read(`?opening=${opening}`, colleague.jwt)).status).toBe(404);
    expect((await read('')).status).toBe(422);
    expect((await read(`?opening=${randomUUID()}`)).status).toBe(404);
    const second = await buildReported();
    const foreign = await openAndRead(second.id);
    expect((await read(`?opening=${foreign.opening}`)).status).toBe(404);
    // Nor either side by the team's address.
    for (const { jwt } of [doctor, recruiter]) {
      expect((await read(`?opening=${opening}`, jwt)).status).toBe(403);
      expect((await open(id, jwt)).status).toBe(403);
    }
  });

  test('opens anew what it opened long ago', async () => {
    const { id } = await buildReported();
    const { opening } = await openAndRead(id);
    clock.advance(12 * 60 * 60 * 1000 + 1);
    const { jwt } = (
      await request('POST', '/api/auth/login', {
        body: { email: administrator.user.email, password: testPassword, provider: 'password' },
      })
    ).body as { jwt: string };
    const late = await request('GET', `/api/reported-conversations/${id}?opening=${opening}`, { token: jwt });
    expect(late.status).toBe(404);
  });

  test('opens the files of what is reported', async () => {
    const { id, recruiter } = await buildReported();
    const sent = await api.api.request(`${base('hospital', id)}/file`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${recruiter.jwt}`,
        'content-type': 'application/pdf',
        'x-file-name': 'carta.pdf',
      },
      body: blob(await buildPdf()),
    });
    const messageId = ((await sent.json()) as Conversation).messages.at(-1)?.id;
    const { opening } = await openAndRead(id);
    const file = (query: string) =>
      api.api.request(`/api/reported-conversations/${id}/messages/${messageId}/file${query}`, {
        headers: { authorization: `Bearer ${administrator.jwt}` },
      });
    expect((await file(`?opening=${opening}`)).status).toBe(200);
    expect((await file('')).status).toBe(422);
    await decide('dismiss', id, { version: 1 });
    expect((await file(`?opening=${opening}`)).status).toBe(404);
  });

  test('closes: nobody writes, both sides read why, and everybody is told once', async () => {
    const { id, doctor, recruiter } = await buildReported();
    await db.delete(notifications);
    outbox.length = 0;
    expect((await decide('close', id, { reason: ' Insultos ', version: 1 })).status).toBe(204);
    for (const [side, { jwt }] of [
      ['doctor', doctor],
      ['hospital', recruiter],
    ] as const) {
      expect((await read(side, jwt, id)).body).toMatchObject({
        closure: { reason: 'Insultos' },
        report: null,
        can: { write: false, report: false },
      });
      expect((await write(side, jwt, id, 'Una cosa más')).status).toBe(409);
      expect((await report(side, jwt, id)).status).toBe(409);
    }
    expect(await bellsOf(doctor.userId)).toEqual(['reportUpheld']);
    expect(await bellsOf(recruiter.user.id)).toEqual(['conversationClosed']);
    expect(outbox).toHaveLength(2);
    expect(outbox.every(({ paragraphs }) => paragraphs.join().includes('«Insultos»'))).toBe(true);
    // Nothing waits for an answer that nobody can give, and no mail repeats what was said.
    const waiting = await request('GET', `/api/selection/candidacies/${id}`, { token: recruiter.jwt });
    expect(waiting.body).toMatchObject({ unanswered: 0 });
    outbox.length = 0;
    await db.update(doctors).set({ countryOfResidence: 'ES' }).where(eq(doctors.userId, doctor.userId));
    clock.advance(60 * 60_000);
    await mailMessages({
      ...{ db, now: clock.now, publicUrl: 'https://fonendo.test', contactEmail: 'equipo@fonendo.test' },
      ...{ replies: null, sendMail: async (_tx, mail) => void outbox.push(mail) },
    });
    expect(outbox).toEqual([]);
    expect((await list()).items).toEqual([]);
    expect((await list('closed')).items).toMatchObject([{ id, turn: null, reports: [{ reason: 'disrespect' }] }]);
    const { body } = await openAndRead(id);
    expect(body).toMatchObject({ closeReason: 'Insultos', can: { close: false, dismiss: false, reopen: true } });
  });

  test('reopens: both sides write again, and the team reads it no longer', async () => {
    const { id, doctor, recruiter } = await buildReported();
    await decide('close', id, { reason: 'Insultos', version: 1 });
    const { opening } = await openAndRead(id);
    expect((await decide('reopen', id, { version: 2 })).status).toBe(204);
    expect((await write('doctor', doctor.jwt, id, 'Seguimos')).status).toBe(201);
    expect((await write('hospital', recruiter.jwt, id, 'Seguimos')).status).toBe(201);
    expect((await open(id)).status).toBe(404);
    const later = await request('GET', `/api/reported-conversations/${id}?opening=${opening}`, {
      token: administrator.jwt,
    });
    expect(later.status).toBe(404);
    expect(await bellsOf(doctor.userId)).toContain('conversationReopened');
    expect(await bellsOf(recruiter.user.id)).toContain('conversationReopened');
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      ...['conversation.reported', 'conversation.closed', 'conversation.opened', 'conversation.reopened'],
    ]);
    // And it may be reported again.
    expect((await report('doctor', doctor.jwt, id)).status).toBe(201);
    expect((await list()).items).toMatchObject([{ id, reports: [{ side: 'doctor' }] }]);
  });

  test('dismisses: it goes on, the reporter is told, and the team reads it no longer', async () => {
    const { id, doctor, recruiter } = await buildReported();
    await db.delete(notifications);
    expect((await decide('dismiss', id, { version: 1 })).status).toBe(204);
    expect(await bellsOf(doctor.userId)).toEqual(['reportDismissed']);
    expect(await bellsOf(recruiter.user.id)).toEqual([]);
    expect((await open(id)).status).toBe(404);
    expect((await read('doctor', doctor.jwt, id)).body).toMatchObject({
      ...{ report: null, closure: null, can: { write: true, report: true } },
    });
    expect((await auditOf(id)).at(-1)).toEqual({
      action: 'conversation.reportDismissed',
      actorId: administrator.user.id,
    });
  });

  test('decides once, and never about a report it has not seen', async () => {
    const { id, recruiter } = await buildReported();
    const closing = { reason: 'Insultos', version: 1 };
    await report('hospital', recruiter.jwt, id);
    expect((await decide('dismiss', id, { version: 1 })).status).toBe(409);
    const both = await Promise.all([
      decide('close', id, { ...closing, version: 2 }),
      decide('close', id, { ...closing, version: 2 }, colleague.jwt),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect((await decide('dismiss', id, { version: 3 })).status).toBe(409);
    expect((await auditOf(id)).filter(({ action }) => action === 'conversation.closed')).toHaveLength(1);
  });

  test.each([
    ['close', { version: 1 }],
    ['close', { reason: '   ', version: 1 }],
    ['close', { reason: 'x'.repeat(501), version: 1 }],
    ['close', { reason: 'Insultos' }],
    ['dismiss', {}],
    ['dismiss', { version: 'one' }],
  ])('%s refuses %j', async (decision, body) => {
    const { id } = await buildReported();
    expect((await decide(decision, id, body)).status).toBe(422);
  });

  test('decisions are the team’s alone', async () => {
    const { id, doctor, recruiter } = await buildReported();
    for (const { jwt } of [doctor, recruiter]) {
      for (const decision of ['close', 'dismiss', 'reopen']) {
        expect((await decide(decision, id, { reason: 'x', version: 1 }, jwt)).status).toBe(403);
      }
      expect((await request('GET', '/api/reported-conversations', { token: jwt })).status).toBe(403);
    }
  });

  test('lists page by page, what waits longest first', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 27; at += 1) {
      const { candidacy } = await buildSelection(api);
      clock.advance(1000);
      const since = clock.now();
      await db.insert(reportedConversations).values({ candidacyId: candidacy.id, standing: 'reported', since });
      ids.push(candidacy.id);
    }
    const first = await list();
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 25));
    const second = await list(`reported&cursor=${first.nextCursor}`);
    expect(second.items.map(({ id }) => id)).toEqual(ids.slice(25));
    expect(second.nextCursor).toBeNull();
    const answer = await request('GET', '/api/reported-conversations?standing=settled', { token: administrator.jwt });
    expect(answer.status).toBe(422);
  });
});

test('a closing and a message at the same moment: what is closed holds nothing written later', async () => {
  const { id, doctor } = await buildReported();
  const [closed, written] = await Promise.all([
    decide('close', id, { reason: 'Insultos', version: 1 }),
    write('doctor', doctor.jwt, id, 'A la vez'),
  ]);
  expect(closed.status).toBe(204);
  expect([201, 409]).toContain(written.status);
  expect((await write('doctor', doctor.jwt, id, 'Después')).status).toBe(409);
});

test('who leaves takes the reports along', async () => {
  const { id, doctor } = await buildReported();
  await request('DELETE', '/api/account', { token: doctor.jwt, body: { password: testPassword } });
  expect(await db.$count(reportedConversations)).toBe(0);
  expect(await db.$count(conversationReports)).toBe(0);
  expect(await db.$count(messages, eq(messages.candidacyId, id))).toBe(0);
  expect((await open(id)).status).toBe(404);
});
