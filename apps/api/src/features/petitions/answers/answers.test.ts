import { randomUUIDv7 } from 'node:crypto';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { documents } from '../../../db/schema/documents.ts';
import { petitionConditions, petitionSuspensions } from '../../../db/schema/petitions.ts';
import { openPetitionsApi } from '../../../testing/scenes/petitions.ts';
import { erasePetitionsOf } from '../erasure.repository.ts';

const api = await openPetitionsApi();
const { db, admin, otherAdmin, pdf, buildCase, act, attach, upload, read } = api;

async function asked() {
  const made = await buildCase('Sended');
  const body = { reason: 'Falta la apostilla', notifiedOn: '2026-03-10' };
  const { requirements } = (await act(admin.jwt, made.petitionId, 'requirements', body)).body as Petition;
  return { ...made, requirement: requirements[0]?.id ?? '' };
}

async function conditional() {
  const made = await buildCase('Aproved', { petition: { resolutionKind: 'conditional' } });
  const condition = randomUUIDv7();
  const row = { id: condition, petitionId: made.petitionId, position: 0, text: 'Un curso de Pediatría.' };
  await db.insert(petitionConditions).values(row);
  return { ...made, condition };
}

const currentOf = async (doctorId: string) =>
  (await db.select().from(documents).where(eq(documents.doctorId, doctorId))).find(
    ({ kind, supersededAt }) => kind === 'additional' && supersededAt === null,
  );

test('a file uploaded for a request answers it, and its replacement does', async () => {
  const { jwt, userId, petitionId, requirement } = await asked();
  expect(await upload(jwt, 'additional', { requirement })).toBe(201);
  const first = await currentOf(userId);
  expect((await read(jwt, petitionId)).requirements[0]?.answer).toMatchObject([{ id: first?.id, kind: 'additional' }]);
  expect(await upload(jwt, 'additional', { replaces: first?.id ?? '' })).toBe(201);
  const second = await currentOf(userId);
  expect((await read(admin.jwt, petitionId)).requirements[0]?.answer).toMatchObject([{ id: second?.id, version: 2 }]);
});

test('nobody answers somebody else’s question, a closed one, or two at once', async () => {
  const { jwt, userId, petitionId, requirement } = await asked();
  const other = await asked();
  const { condition } = await conditional();
  expect(await upload(jwt, 'additional', { requirement: other.requirement })).toBe(404);
  expect(await upload(jwt, 'additional', { condition })).toBe(404);
  expect(await upload(jwt, 'additional', { requirement, condition })).toBe(404);
  await act(admin.jwt, petitionId, 'requirements/answer', { answeredOn: '2026-03-10' });
  expect(await upload(jwt, 'additional', { requirement })).toBe(409);
  expect(await currentOf(userId)).toBeUndefined();
});

test('a file uploaded for a condition is shown beside it, with its verdict, and told to the team', async () => {
  const { jwt, userId, petitionId, condition } = await conditional();
  expect(await upload(jwt, 'additional', { condition })).toBe(201);
  const file = await currentOf(userId);
  const seen = await read(admin.jwt, petitionId);
  expect(seen.conditions).toMatchObject([{ id: condition, files: [{ id: file?.id, status: 'pending' }] }]);
  expect(seen.timeline[0]).toMatchObject({ kind: 'documentAdded', facts: { document: 'additional' } });
  await db.update(petitionConditions).set({ doneAt: new Date() }).where(eq(petitionConditions.id, condition));
  expect(await upload(jwt, 'additional', { condition })).toBe(409);
});

test('the ministry’s letter is attached by the team and opened by its doctor alone', async () => {
  const { jwt, petitionId, requirement } = await asked();
  const path = `requirements/${requirement}/letter`;
  const open = async (token: string, of = petitionId) =>
    (await api.api.request(`/api/petitions/${of}/${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await open(jwt)).toBe(404);
  expect(await attach(jwt, petitionId, pdf, 'application/pdf', path)).toMatchObject({ status: 403 });
  expect(await attach(admin.jwt, petitionId, pdf, 'image/png', path)).toMatchObject({ status: 422 });
  const attached = await attach(admin.jwt, petitionId, pdf, 'application/pdf', path);
  expect(attached).toMatchObject({ status: 201, body: { requirements: [{ letter: { bytes: pdf.length } }] } });
  expect(await open(jwt)).toBe(200);
  const other = await asked();
  expect(await open(other.jwt)).toBe(404);
  // The request of another petition is not found under one's own.
  expect(await open(other.jwt, other.petitionId)).toBe(404);

  // A second one takes the place of the first, and the account takes it along.
  const [before] = await db.select().from(petitionSuspensions).where(eq(petitionSuspensions.id, requirement));
  expect(await attach(otherAdmin.jwt, petitionId, pdf, 'application/pdf', path)).toMatchObject({ status: 201 });
  await expect(api.files.stat(before?.letterFileKey ?? '')).rejects.toThrow();
  const [after] = await db.select().from(petitionSuspensions).where(eq(petitionSuspensions.id, requirement));
  expect(await erasePetitionsOf(db, (await read(jwt, petitionId)).doctor.id)).toContain(after?.letterFileKey);

  await act(admin.jwt, other.petitionId, 'requirements/answer', { answeredOn: '2026-03-10' });
  const closed = `requirements/${other.requirement}/letter`;
  expect(await attach(admin.jwt, other.petitionId, pdf, 'application/pdf', closed)).toMatchObject({ status: 409 });
});
