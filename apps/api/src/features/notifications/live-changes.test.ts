import { expect, onTestFinished, test } from 'vitest';
import { createApi } from '../../api.ts';
import { testDependencies } from '../../testing/api.ts';
import { readEvents } from '../../testing/event-stream.ts';
import { ringTestBell } from '../../testing/notifications.ts';
import { buildSelection, requestCalls } from '../../testing/scenes/document-requests.ts';
import { buildRunHospital, buildStaff } from '../../testing/scenes/hospital-staff.ts';
import { eventCalls, openPetitionsApi } from '../../testing/scenes/petitions.ts';
import { openProcesses } from '../../testing/scenes/processes.ts';
import { createLiveStanding } from './live-standing.ts';

const api = await openPetitionsApi();
const { db, request, clock, listen } = api;
const { ask } = requestCalls(api);

/** The same product in another process: it shares nothing but the database. */
function anotherProcess() {
  const dependencies = testDependencies(api, clock);
  const liveStanding = createLiveStanding({ db, now: clock.now, listen, watchAccess: dependencies.liveSessions.watch });
  onTestFinished(() => liveStanding.close());
  return createApi({ ...dependencies, liveStanding });
}

/** Past its first event. */
async function openStream(token: string, from: Pick<typeof api.api, 'request'> = anotherProcess()) {
  const response = await from.request('/api/notifications/stream', { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  const events = readEvents(response);
  onTestFinished(() => events.close());
  expect(await events.next()).toMatchObject({ event: 'standing' });
  return events;
}

type Stream = Awaited<ReturnType<typeof openStream>>;

/** Had anything been announced, it would have come before the bell. */
async function expectNothing(stream: Stream, userId: string): Promise<void> {
  await ringTestBell(db, clock, userId);
  expect(await stream.next()).toMatchObject({ event: 'standing', data: { unread: 1 } });
}

const changed = (thing: string, id: string) => ({ event: 'changed', data: { thing, id } });

const move = (token: string, id: string, from: number, to: number) =>
  request('POST', `/api/selection/candidacies/${id}/move`, {
    token,
    body: { from: { status: 'inProcess', step: from }, to: { step: to } },
  });

test('a colleague of the hospital sees what another one does, in every process; nobody else does', async () => {
  const { candidacy, hospital, recruiter } = await buildSelection(api);
  const colleague = await buildStaff(api, hospital.id, 'administrative');
  const stranger = (await buildRunHospital(api)).administrator;
  const streams = [await openStream(colleague.jwt), await openStream(colleague.jwt, api.api)];
  const others = await openStream(stranger.jwt);
  const own = await openStream(recruiter.jwt);
  expect((await move(recruiter.jwt, candidacy.id, 0, 1)).status).toBe(200);
  for (const stream of streams) expect(await stream.next()).toEqual(changed('candidacy', candidacy.id));
  await expectNothing(others, stranger.user.id);
  // Whoever did it has the answer.
  await expectNothing(own, recruiter.user.id);
});

test('a refused change is not announced, nor is the opening of a candidacy or of its contact data', async () => {
  const { candidacy, hospital, recruiter } = await buildSelection(api);
  const colleague = await buildStaff(api, hospital.id, 'recruiter');
  const stream = await openStream(colleague.jwt);
  expect((await move(recruiter.jwt, candidacy.id, 3, 1)).status).toBe(409);
  for (const path of ['', '/messages', '/document-requests', '/interviews', '/notes']) {
    const { status } = await request('GET', `/api/selection/candidacies/${candidacy.id}${path}`, {
      token: recruiter.jwt,
    });
    expect(status, path).toBe(200);
  }
  await request('POST', '/api/selection/candidates/export', { token: recruiter.jwt, body: {} });
  await expectNothing(stream, colleague.user.id);
});

test('who left the hospital hears nothing more of it', async () => {
  const { administrator, hospital } = await buildRunHospital(api);
  const leaving = await buildStaff(api, hospital.id, 'recruiter');
  const staying = await buildStaff(api, hospital.id, 'recruiter');
  const streams = { leaving: await openStream(leaving.jwt), staying: await openStream(staying.jwt) };
  const removed = await request('DELETE', `/api/profiles/${leaving.user.id}`, { token: administrator.jwt });
  expect(removed.status).toBeLessThan(300);
  const { created, remove } = openProcesses(request);
  const { id } = await created(administrator.jwt, 'Proceso corto');
  expect(await streams.staying.next()).toEqual(changed('process', id));
  await remove(administrator.jwt, id);
  expect(await streams.staying.next()).toEqual(changed('process', id));
  expect(await streams.leaving.next()).not.toMatchObject({ event: 'changed' });
});

test('the candidate follows what they see, and nothing of what colleagues say among themselves', async () => {
  const { candidacy, doctor, hospital, recruiter } = await buildSelection(api);
  const colleague = await buildStaff(api, hospital.id, 'recruiter');
  const streams = { doctor: await openStream(doctor.jwt), colleague: await openStream(colleague.jwt) };
  const noted = await request('POST', `/api/selection/candidacies/${candidacy.id}/notes`, {
    token: recruiter.jwt,
    body: { text: 'Habla muy bien de guardias.', mentions: [] },
  });
  expect(noted.status, JSON.stringify(noted.body)).toBeLessThan(300);
  expect(await streams.colleague.next()).toEqual(changed('candidacy', candidacy.id));
  await expectNothing(streams.doctor, doctor.userId);
  // A document that was asked for belongs to its candidacy.
  expect((await ask(recruiter.jwt, candidacy.id)).status).toBe(201);
  expect(await streams.colleague.next()).toEqual(changed('candidacy', candidacy.id));
  expect(await streams.doctor.next()).toMatchObject({ event: 'standing' });
  expect(await streams.doctor.next()).toEqual(changed('candidacy', candidacy.id));
});

test('the team follows a petition and its papers from the sending on', async () => {
  const { admin, otherAdmin, buildCase, act, upload } = api;
  const draft = await buildCase(null);
  const running = await buildCase('Pending');
  const reviewed = await buildCase('Pending');
  const stream = await openStream(otherAdmin.jwt);
  // Nobody of the team is told of a petition that nobody sent.
  expect(await upload(draft.jwt, 'additional', { description: 'Un papel más' })).toBeLessThan(300);
  const validated = await act(admin.jwt, reviewed.petitionId, eventCalls.validate.path);
  expect(validated.status, JSON.stringify(validated.body)).toBe(200);
  expect(await stream.next()).toEqual(changed('petition', reviewed.petitionId));
  // With a bell.
  expect(await upload(running.jwt, 'additional', { description: 'Un papel más' })).toBeLessThan(300);
  expect(await stream.next()).toMatchObject({ event: 'standing' });
  expect(await stream.next()).toEqual(changed('petition', running.petitionId));
});
