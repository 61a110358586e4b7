import type { Conversation } from '@fonendo/contract/conversations.schema';
import type { HospitalRequests } from '@fonendo/contract/document-requests.schema';
import { and, eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildPdf } from '../../testing/files/pdf-files.ts';
import { buildSelection, requestCalls } from '../../testing/scenes/document-requests.ts';
import { blob } from '../../testing/scenes/documents.ts';

const api = await openTestApi();
const { db, request, clock } = api;
const { ask, rowsOf } = requestCalls(api);

type Scene = Awaited<ReturnType<typeof buildSelection>>;

const base = ({ candidacy }: Scene) => `/api/selection/candidacies/${candidacy.id}/messages`;

async function send({ candidacy, doctor }: Scene, content?: Uint8Array): Promise<string> {
  clock.advance(1000);
  const response = await api.api.request(`/api/candidacies/${candidacy.id}/messages/file`, {
    method: 'PUT',
    headers: {
      ...{ authorization: `Bearer ${doctor.jwt}`, 'content-type': 'application/pdf' },
      'x-file-name': 'registro.pdf',
    },
    body: blob(content ?? (await buildPdf())),
  });
  return ((await response.json()) as Conversation).messages.at(-1)?.id ?? '';
}

async function read(scene: Scene): Promise<Conversation> {
  const { body } = await request('GET', base(scene), { token: scene.recruiter.jwt });
  return body as Conversation;
}

async function take(scene: Scene, messageId: string, requestId: unknown, token = scene.recruiter.jwt) {
  const answer = await request('POST', `${base(scene)}/${messageId}/document`, { token, body: { requestId } });
  return { status: answer.status, body: answer.body as Conversation };
}

const auditOf = (id: string) =>
  db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'documentRequest.handedIn')));

async function asked(scene: Scene): Promise<string[]> {
  const { body } = await ask(scene.recruiter.jwt, scene.candidacy.id);
  return body.items.map(({ id }) => id);
}

test('a file of the conversation answers a document that was asked for, as if staff handed it in', async () => {
  const scene = await buildSelection(api);
  const messageId = await send(scene);
  expect(await read(scene)).toMatchObject({ awaited: [], messages: [{ handedIn: false }] });
  const [first = '', second = ''] = await asked(scene);
  expect((await read(scene)).awaited.map(({ id }) => id)).toEqual([first, second]);

  const { status, body } = await take(scene, messageId, first);
  expect(status).toBe(200);
  expect(body).toMatchObject({ awaited: [{ id: second }], messages: [{ handedIn: true }] });
  expect(body.events.at(-1)).toMatchObject({ kind: 'documentHandedIn', byDoctor: false });
  const row = (await rowsOf(scene.candidacy.id)).find(({ id }) => id === first);
  expect(row).toMatchObject({
    ...{ status: 'uploaded', fromStaff: true, handedInBy: scene.recruiter.user.id, fileName: 'registro.pdf' },
  });
  // A copy of its own: deleting the one does not take the other.
  expect(row?.fileKey).toMatch(/^document-requests\//);
  expect(await auditOf(first)).toMatchObject([{ actorId: scene.recruiter.user.id }]);
  const told = await db.select().from(notifications).where(eq(notifications.userId, scene.doctor.userId));
  expect(told.map(({ kind }) => kind)).toContain('requestedDocumentHandedIn');
  // The doctor's side is told nothing of the hospital's choice but the event.
  const theirs = await request('GET', `/api/candidacies/${scene.candidacy.id}/messages`, { token: scene.doctor.jwt });
  expect(theirs.body).toMatchObject({ awaited: [], messages: [{ handedIn: false }] });
});

test('pressed twice it is handed in once, and never for two documents', async () => {
  const scene = await buildSelection(api);
  const messageId = await send(scene);
  const [first = '', second = ''] = await asked(scene);
  const both = await Promise.all([take(scene, messageId, first), take(scene, messageId, first)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await auditOf(first)).toHaveLength(1);
  expect(await take(scene, messageId, second)).toMatchObject({ status: 409, body: { code: 'InvalidStatusChange' } });
  const other = await send(scene, await buildPdf({ text: 'Otro' }));
  // What was handed in is not replaced from here.
  expect(await take(scene, other, first)).toMatchObject({ status: 409, body: { code: 'InvalidStatusChange' } });
  expect(await take(scene, other, second)).toMatchObject({ status: 200, body: { awaited: [] } });
});

test('not a file of the hospital’s own, of another candidacy, or for a document of another', async () => {
  const scene = await buildSelection(api);
  const other = await buildSelection(api);
  const [own = ''] = await asked(scene);
  const [foreign = ''] = await asked(other);
  const messageId = await send(scene);
  const theirs = await send(other);
  expect((await take(scene, theirs, own)).status).toBe(404);
  expect((await take(scene, messageId, foreign)).status).toBe(404);
  expect((await take(scene, messageId, own, other.recruiter.jwt)).status).toBe(404);
  expect((await take(scene, messageId, own, scene.doctor.jwt)).status).toBe(403);
  const { body } = await request('POST', base(scene), {
    ...{ token: scene.recruiter.jwt, body: { text: 'Hola', key: crypto.randomUUID() } },
  });
  const text = (body as Conversation).messages.at(-1)?.id ?? '';
  expect((await take(scene, text, own)).status).toBe(404);
  const { body: requests } = await request(
    'GET',
    `/api/selection/candidacies/${scene.candidacy.id}/document-requests`,
    {
      token: scene.recruiter.jwt,
    },
  );
  expect((requests as HospitalRequests).items.map(({ status }) => status)).toEqual(['asked', 'asked']);
});

test('a refusal leaves no file open', async () => {
  const scene = await buildSelection(api);
  const messageId = await send(scene);
  const [first = ''] = await asked(scene);
  // Larger than what is read ahead: a file that nobody reads would stay open.
  const opened = vi.spyOn(api.files, 'openRead');
  await take(scene, messageId, first);
  const other = await send(scene, await buildPdf({ text: 'Otro', bytes: 1_000_000 }));
  let { status } = await take(scene, other, first);
  expect(status).toBe(409);
  // Until there were too many.
  for (let turn = 0; status === 409 && turn < 200; turn += 1) ({ status } = await take(scene, other, first));
  expect(status).toBe(429);
  for (const { value } of opened.mock.results) await vi.waitFor(async () => expect((await value).closed).toBe(true));
});
