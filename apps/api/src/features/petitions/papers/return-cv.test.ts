import type { Cv } from '@fonendo/contract/cv.schema';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notifications } from '../../../db/schema/notifications.ts';
import { petitionEntries } from '../../../db/schema/petitions.ts';
import { readAuditOf } from '../../../testing/audit.ts';
import { buildCandidacy } from '../../../testing/factories/hospital-factories.ts';
import { openPetitionsApi } from '../../../testing/scenes/petitions.ts';

const { db, request, clock, admin, buildCase, act, read } = await openPetitionsApi();

const reason = 'Faltan las fechas del segundo puesto.';
const minute = 60 * 1000;
const buildPending = () => buildCase('Pending', { papers: { cv: 'pending', documents: 'approved' } });

async function readCv(token: string): Promise<Cv> {
  return (await request('GET', '/api/cv', { token })).body as Cv;
}

async function correct(token: string) {
  clock.advance(minute);
  const { version, content } = await readCv(token);
  const body = { version, content: { ...content, objective: `${content.objective} Con fechas.` } };
  return request('PUT', '/api/cv', { token, body });
}

async function toldTo(userId: string): Promise<string[]> {
  const rows = await db.select().from(notifications).where(eq(notifications.userId, userId));
  return rows.map(({ kind }) => kind);
}

test('the doctor reads the reason, corrects the CV, and it is the team’s turn again', async () => {
  const { jwt, userId, petitionId } = await buildPending();
  expect((await read(admin.jwt, petitionId)).can).toMatchObject({ reviewCv: true, returnCv: true });
  const { status } = await act(admin.jwt, petitionId, 'cv-return', { reason });
  expect(status).toBe(200);

  const returned = { reason, corrected: false };
  expect(await read(jwt, petitionId)).toMatchObject({
    next: { turn: 'yours', key: 'correctCv' },
    cv: { status: 'pending', returned },
    timeline: [{ kind: 'cvReturned', text: reason, byTeam: true }],
  });
  expect(await readCv(jwt)).toMatchObject({ returned });
  expect(await toldTo(userId)).toContain('cvReturned');
  expect(await readAuditOf(db, userId)).toContainEqual(
    expect.objectContaining({ action: 'cv.returned', actorId: admin.user.id }),
  );
  const queue = await request('GET', '/api/petitions?status=Pending&limit=100', { token: admin.jwt });
  expect((queue.body as { items: object[] }).items).toContainEqual(
    expect.objectContaining({ id: petitionId, turn: 'yours' }),
  );

  expect(await correct(jwt)).toMatchObject({ status: 200, body: { returned: { reason, corrected: true } } });
  expect(await read(jwt, petitionId)).toMatchObject({ next: { turn: 'ours' }, cv: { returned: { corrected: true } } });
  expect(await act(admin.jwt, petitionId, 'cv-review')).toMatchObject({
    status: 200,
    body: { cv: { status: 'reviewed', returned: null } },
  });
});

test('an open candidacy does not keep it from being corrected, as long as it was not reviewed', async () => {
  const { jwt, userId, petitionId } = await buildPending();
  await buildCandidacy(db, { doctorId: userId, status: 'applied' });
  expect(await correct(jwt)).toMatchObject({ status: 409, body: { code: 'ProfileLocked' } });
  await act(admin.jwt, petitionId, 'cv-return', { reason });
  expect(await readCv(jwt)).toMatchObject({ locked: false });
  expect(await correct(jwt)).toMatchObject({ status: 200 });
  expect(await correct(jwt)).toMatchObject({ status: 200 });
  await act(admin.jwt, petitionId, 'cv-review');
  expect(await correct(jwt)).toMatchObject({ status: 409, body: { code: 'ProfileLocked' } });
});

test('twice at the same time it is given back once, and told once', async () => {
  const { userId, petitionId } = await buildPending();
  const both = await Promise.all([1, 2].map(() => act(admin.jwt, petitionId, 'cv-return', { reason })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await toldTo(userId)).filter((kind) => kind === 'cvReturned')).toHaveLength(1);
  const entries = await db.select().from(petitionEntries).where(eq(petitionEntries.petitionId, petitionId));
  expect(entries.filter(({ kind }) => kind === 'cvReturned')).toHaveLength(1);
});

test('whoever reviews it right after tells the doctor the last word only', async () => {
  const { userId, petitionId } = await buildPending();
  await act(admin.jwt, petitionId, 'cv-return', { reason });
  await act(admin.jwt, petitionId, 'cv-review');
  expect(await toldTo(userId)).not.toContain('cvReturned');
  expect(await toldTo(userId)).toContain('cvReviewed');
});

test('needs a reason and a petition under review; nobody but the team gives it back', async () => {
  const { jwt, petitionId } = await buildPending();
  for (const empty of [undefined, '', '   ']) {
    expect(await act(admin.jwt, petitionId, 'cv-return', { reason: empty })).toMatchObject({
      status: 422,
      body: { fields: { reason: { key: 'errors.required' } } },
    });
  }
  expect(await act(jwt, petitionId, 'cv-return', { reason })).toMatchObject({ status: 403 });
  const { petitionId: sent } = await buildCase('Sended');
  expect(await act(admin.jwt, sent, 'cv-return', { reason })).toMatchObject({ status: 409 });
  expect((await read(admin.jwt, petitionId)).cv).toMatchObject({ returned: null });
});
