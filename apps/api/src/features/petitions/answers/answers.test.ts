import { randomUUIDv7 } from 'node:crypto';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { documents } from '../../../db/schema/documents.ts';
import { petitionConditions, petitionHearings, petitionSuspensions } from '../../../db/schema/petitions.ts';
import { buildCandidacy } from '../../../testing/factories/hospital-factories.ts';
import { readPdf } from '../../../testing/files/pdf-text.ts';
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

async function heard() {
  const made = await buildCase('Sended');
  const body = { proposal: 'denial', summary: 'Faltan horas.', channel: 'paper', notifiedOn: '2026-03-10' };
  const { hearings } = (await act(admin.jwt, made.petitionId, 'hearings', body)).body as Petition;
  return { ...made, hearing: hearings[0]?.id ?? '' };
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

test('a file uploaded in a hearing is the doctor’s answer to the proposal, and the team’s to file', async () => {
  const { jwt, userId, petitionId, hearing } = await heard();
  const unanswered = { hearings: [{ answer: [] }], next: { turn: 'yours', key: 'hearing', by: '2026-03-24' } };
  // A paper of the checklist argues nothing.
  expect(await upload(jwt, 'diploma')).toBe(201);
  expect(await read(jwt, petitionId)).toMatchObject(unanswered);
  expect(await upload(jwt, 'additional', { hearing })).toBe(201);
  const file = await currentOf(userId);
  const answered = {
    hearings: [{ answer: [{ id: file?.id, kind: 'additional', status: 'pending' }] }],
    next: { turn: 'ours', key: 'present', act: 'hearing', by: '2026-03-24' },
  };
  for (const token of [jwt, admin.jwt]) expect(await read(token, petitionId)).toMatchObject(answered);
  const { body } = await api.request('GET', '/api/petitions', { token: jwt });
  expect(body).toMatchObject({ items: [{ turn: 'ours' }] });
  // Told to the team, as an answer to a request is.
  expect((await read(admin.jwt, petitionId)).timeline[0]).toMatchObject({
    ...{ kind: 'documentAdded', facts: { document: 'additional' } },
  });
  const letter = await api.api.request(`/api/petitions/${petitionId}/letters/alegaciones`, {
    headers: { authorization: `Bearer ${jwt}` },
  });
  const page = (await readPdf(new Uint8Array(await letter.arrayBuffer()))).pages.join(' ').replaceAll(/\s+/g, ' ');
  expect(page).toContain('nuevo.pdf (aportado el 10 de marzo de 2026)');

  expect(await upload(jwt, 'additional', { replaces: file?.id ?? '' })).toBe(201);
  expect((await read(jwt, petitionId)).hearings).toMatchObject([{ answer: [{ version: 2 }] }]);
  await act(admin.jwt, petitionId, 'hearings/close', { outcome: 'alleged', closedOn: '2026-03-10' });
  expect((await read(jwt, petitionId)).hearings).toMatchObject([{ outcome: 'alleged', answer: [] }]);
  expect(await upload(jwt, 'additional', { hearing })).toBe(409);
});

test('nobody is heard in somebody else’s hearing, and a file answers one question', async () => {
  const { jwt, userId, hearing } = await heard();
  const other = await heard();
  const { requirement } = await asked();
  expect(await upload(jwt, 'additional', { hearing: other.hearing })).toBe(404);
  expect(await upload(jwt, 'additional', { hearing, requirement })).toBe(404);
  expect(await currentOf(userId)).toBeUndefined();
});

test('support files in a hearing what the doctor sent by another way', async () => {
  const { userId, petitionId, hearing } = await heard();
  const acting = await api.request('POST', `/api/auth/${userId}/impersonate`, {
    ...{ token: otherAdmin.jwt, body: { reason: 'Ayuda con sus alegaciones' } },
  });
  expect(await upload((acting.body as { jwt: string }).jwt, 'additional', { hearing })).toBe(201);
  expect((await read(admin.jwt, petitionId)).hearings[0]?.answer).toHaveLength(1);
});

test('whoever has an open candidacy answers the ministry all the same, and changes nothing else', async () => {
  const { jwt, userId, hearing } = await heard();
  await buildCandidacy(db, { doctorId: userId });
  expect(await upload(jwt, 'additional')).toBe(409);
  expect(await upload(jwt, 'additional', { hearing: crypto.randomUUID() })).toBe(404);
  expect(await upload(jwt, 'additional', { hearing })).toBe(201);
  const file = await currentOf(userId);
  // What lies there already is not replaced on the way.
  expect(await upload(jwt, 'additional', { hearing, replaces: file?.id ?? '' })).toBe(409);
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

/** The ministry's letters: what each is for, and how what it asks for ends. */
const letters = [
  {
    acts: 'requirements',
    table: petitionSuspensions,
    make: async () => {
      const { requirement, ...made } = await asked();
      return { ...made, id: requirement };
    },
    close: ['requirements/answer', { answeredOn: '2026-03-10' }],
  },
  {
    acts: 'hearings',
    table: petitionHearings,
    make: async () => {
      const { hearing, ...made } = await heard();
      return { ...made, id: hearing };
    },
    close: ['hearings/close', { outcome: 'waived', closedOn: '2026-03-10' }],
  },
] as const;

test.each(letters)(
  'the ministry’s letter of $acts is attached by the team and opened by its doctor alone',
  async (of) => {
    const { acts, table, make } = of;
    const [close, closing] = of.close;
    const { jwt, petitionId, id } = await make();
    const path = `${acts}/${id}/letter`;
    const open = async (token: string, of = petitionId) =>
      (await api.api.request(`/api/petitions/${of}/${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await open(jwt)).toBe(404);
    expect(await attach(jwt, petitionId, pdf, 'application/pdf', path)).toMatchObject({ status: 403 });
    expect(await attach(admin.jwt, petitionId, pdf, 'image/png', path)).toMatchObject({ status: 422 });
    const attached = await attach(admin.jwt, petitionId, pdf, 'application/pdf', path);
    expect(attached).toMatchObject({ status: 201, body: { [acts]: [{ letter: { bytes: pdf.length } }] } });
    expect(await open(jwt)).toBe(200);
    const other = await make();
    expect(await open(other.jwt)).toBe(404);
    // What was asked of another petition is not found under one's own.
    expect(await open(other.jwt, other.petitionId)).toBe(404);

    // A second one takes the place of the first, and the account takes it along.
    const [before] = await db.select().from(table).where(eq(table.id, id));
    expect(await attach(otherAdmin.jwt, petitionId, pdf, 'application/pdf', path)).toMatchObject({ status: 201 });
    await expect(api.files.stat(before?.letterFileKey ?? '')).rejects.toThrow();
    const [after] = await db.select().from(table).where(eq(table.id, id));
    expect(await erasePetitionsOf(db, (await read(jwt, petitionId)).doctor.id)).toContain(after?.letterFileKey);

    await act(admin.jwt, other.petitionId, close, closing);
    const closed = `${acts}/${other.id}/letter`;
    expect(await attach(admin.jwt, other.petitionId, pdf, 'application/pdf', closed)).toMatchObject({ status: 409 });
  },
);
