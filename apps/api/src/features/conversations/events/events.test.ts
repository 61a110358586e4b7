import { randomUUIDv7 } from 'node:crypto';
import type { Conversation } from '@fonendo/contract/conversations.schema';
import { messageLimits } from '@fonendo/domain/conversations/conversation';
import { standardSteps } from '@fonendo/domain/processes/process';
import { expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { messages } from '../../../db/schema/conversations.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildSelection, requestCalls } from '../../../testing/scenes/document-requests.ts';
import { firstDate, proposal } from '../../../testing/scenes/interviews.ts';

const api = await openTestApi();
const { db, request, clock } = api;
const { ask, upload } = requestCalls(api);

type Side = 'doctor' | 'hospital';

async function read(side: Side, token: string, id: string, query = ''): Promise<Conversation> {
  const address = `/api/${side === 'doctor' ? '' : 'selection/'}candidacies/${id}/messages${query}`;
  const { status, body } = await request('GET', address, { token });
  expect(status).toBe(200);
  return body as Conversation;
}

async function run(token: string, path: string, body?: object) {
  clock.advance(60_000);
  const answer = await request('POST', `/api${path}`, { token, ...(body && { body }) });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

const kindsOf = ({ events }: Conversation) => events.map(({ kind }) => kind);

test('what happens to a candidacy stands between the messages, for both sides', async () => {
  const { candidacy, recruiter, doctor } = await buildSelection(api);
  const { id } = candidacy;
  const base = `/selection/candidacies/${id}`;
  clock.advance(60_000);
  const { body } = await ask(recruiter.jwt, id);
  for (const { id: requested } of body.items) {
    clock.advance(60_000);
    await upload(doctor.jwt, requested);
    await run(recruiter.jwt, `/document-requests/${requested}/accept`, {
      uploadedAt: await uploadedAt(recruiter.jwt, id, requested),
    });
  }
  const at = (step: number) => ({ status: 'inProcess', step });
  await run(recruiter.jwt, `${base}/complete`, { from: at(0), result: 'Completa', startNext: true });
  await run(recruiter.jwt, `${base}/complete`, { from: at(1), result: 'Sí', startNext: true });
  const interview = (await run(recruiter.jwt, `${base}/interviews`, proposal(firstDate))) as {
    id: string;
    slots: { id: string }[];
  };
  await run(doctor.jwt, `/interviews/${interview.id}/pick`, { slotId: interview.slots[0]?.id });

  const told = await read('doctor', doctor.jwt, id);
  expect(kindsOf(told)).toEqual([
    ...['documentAsked', 'documentHandedIn', 'documentAccepted', 'documentHandedIn', 'documentAccepted'],
    ...['stepStarted', 'stepStarted', 'interviewProposed', 'interviewConfirmed'],
  ]);
  const [asked, handedIn] = told.events;
  expect(asked?.documents).toEqual([
    { kind: 'diploma', name: '' },
    { kind: null, name: 'Carta de la jefatura anterior' },
  ]);
  expect(handedIn).toMatchObject({ byDoctor: true });
  expect(told.events.flatMap(({ step }) => step ?? [])).toEqual([standardSteps[1]?.name, standardSteps[2]?.name]);
  expect(told.events.at(-1)).toMatchObject({ startsAt: firstDate.toISOString(), byDoctor: true });
  expect((await read('hospital', recruiter.jwt, id)).events).toEqual(told.events);
  // A search shows what was said.
  expect((await read('hospital', recruiter.jwt, id, '?search=hola')).events).toEqual([]);
});

/** When the file that is judged came in. */
async function uploadedAt(token: string, candidacyId: string, requestId: string): Promise<string> {
  const { body } = await request('GET', `/api/selection/candidacies/${candidacyId}/document-requests`, { token });
  const { items } = body as { items: { id: string; file: { uploadedAt: string } | null }[] };
  return items.find(({ id }) => id === requestId)?.file?.uploadedAt ?? '';
}

test('a discard that was taken back leaves no trace for the doctor, as on their page', async () => {
  const { candidacy, recruiter, doctor } = await buildSelection(api);
  const base = `/selection/candidacies/${candidacy.id}`;
  await run(recruiter.jwt, `${base}/discard`, { reason: 'Motivo-Secreto' });
  const ended = await read('doctor', doctor.jwt, candidacy.id);
  expect(kindsOf(ended)).toEqual(['discarded']);
  expect(JSON.stringify(ended)).not.toContain('Motivo-Secreto');
  await run(recruiter.jwt, `${base}/undo-discard`);
  expect(kindsOf(await read('doctor', doctor.jwt, candidacy.id))).toEqual([]);
  expect(kindsOf(await read('hospital', recruiter.jwt, candidacy.id))).toEqual(['discarded', 'reopened']);
});

test('nothing of another candidacy of the same doctor', async () => {
  const { candidacy, recruiter, doctor } = await buildSelection(api);
  const other = await buildSelection(api);
  await ask(recruiter.jwt, candidacy.id);
  expect(kindsOf(await read('doctor', doctor.jwt, candidacy.id))).toEqual(['documentAsked']);
  expect((await read('doctor', other.doctor.jwt, other.candidacy.id)).events).toEqual([]);
});

test('each event is in one page of a long conversation', async () => {
  const { candidacy, recruiter, doctor } = await buildSelection(api);
  const start = clock.now().getTime();
  const minute = (at: number) => new Date(start + at * 60_000);
  const count = messageLimits.page * 3 + 7;
  await db.insert(messages).values(
    Array.from({ length: count }, (_, at) => ({
      ...{ id: randomUUIDv7(), candidacyId: candidacy.id, side: 'doctor' as const, authorId: doctor.userId },
      ...{ key: randomUUIDv7(), text: `Mensaje ${at}`, searchText: `mensaje ${at}`, sentAt: minute(at * 2) },
    })),
  );
  // Between the messages, at the same moment as one, before the first and after the last.
  const moments = [-1, 0, 1, ...Array.from({ length: count - 1 }, (_, at) => at * 2 + 1), 2 * count + 1];
  const entries = moments.map((at) => ({
    ...{ id: randomUUIDv7(), at: minute(at), actorId: recruiter.user.id, action: 'firstDay.agreed' },
    ...{ subjectType: 'candidacy', subjectId: candidacy.id, after: { day: '2026-04-01' } },
  }));
  await db.insert(auditEntries).values(entries);
  const seen: string[] = [];
  let cursor: string | null = '';
  let pages = 0;
  while (cursor !== null) {
    const page: Conversation = await read('hospital', recruiter.jwt, candidacy.id, cursor && `?cursor=${cursor}`);
    seen.unshift(...page.events.map(({ id }) => id));
    cursor = page.earlier;
    pages += 1;
  }
  expect(pages).toBe(4);
  const inOrder = entries.toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1),
  );
  expect(seen).toEqual(inOrder.map(({ id }) => id));
});
