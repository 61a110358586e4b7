import { randomUUIDv7 } from 'node:crypto';
import type { DoctorProfile } from '@fonendo/contract/doctors/doctors.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { DocumentKind } from '@fonendo/domain/documents/kinds';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { documents } from '../../db/schema/documents.ts';
import { petitionConditions, petitionReceipts, petitions } from '../../db/schema/petitions.ts';
import { type FileNoun, newFileKey } from '../../integrations/files/file-store.port.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildDocument } from '../../testing/factories/document-factories.ts';
import { buildContract, buildDoctor, buildUser } from '../../testing/factories/factories.ts';
import { buildCandidacy } from '../../testing/factories/hospital-factories.ts';
import { buildPetition } from '../../testing/factories/petition-factories.ts';
import { createTestLog } from '../../testing/log.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';
import { sweepOrphanFiles } from '../documents/sweep-orphan-files.ts';
import { petitionFilesStep } from './erase-petition-files.ts';

const api = await openTestApi();
const { db, request, files, clock } = api;
const { log } = createTestLog();
const admin = await buildSignedIn(api, { policyGroups: ['admin'] });

// The clock stands at 10 March 2026.
const kept = new Date('2025-03-10T12:00:00Z');
const over = new Date('2025-03-09T12:00:00Z');
async function forget(store = files) {
  const step = petitionFilesStep({ db, files: store, now: clock.now });
  // One at a time, so that every batch but the first begins where another ended.
  while ((await step.run(1)) > 0);
}

async function put(noun: FileNoun): Promise<string> {
  const key = newFileKey(noun);
  await files.put(key, new Uint8Array([37, 80, 68, 70]));
  return key;
}

const exists = (key: string | null) =>
  files.openRead(key ?? 'none').then(
    (stream) => {
      stream.destroy();
      return true;
    },
    () => false,
  );

type Overrides = Partial<Parameters<typeof buildPetition>[1]>;

let codes = 0;

/** A petition that has ended, with its files, and a doctor with every kind of paper, one of them replaced. */
async function buildEnded({ certified = true, ...overrides }: Overrides & { certified?: boolean } = {}) {
  const person = await buildUser(db, { policyGroups: [certified ? 'certifiedDoctor' : 'notCertifiedDoctor'] });
  const { userId: doctorId } = await buildDoctor(db, { userId: person.id });
  const resolution = await put('resolutions');
  const receipt = await put('receipts');
  const petition = await buildPetition(db, {
    doctorId,
    status: certified ? 'Aproved' : 'Refused',
    resolvedAt: over,
    resolutionFileKey: resolution,
    resolutionFileName: 'resolucion.pdf',
    resolutionBytes: 4,
    ...overrides,
  });
  codes += 1;
  const code = `RETE-NTIO-${String(codes).padStart(4, '2')}`;
  await db
    .insert(petitionReceipts)
    .values({ petitionId: petition.id, code, issuedAt: over, sha256: 'abc', fileKey: receipt, documents: [] });
  const upload = async (kind: DocumentKind, more: Partial<Parameters<typeof buildDocument>[1]> = {}) =>
    buildDocument(db, {
      doctorId,
      kind,
      status: 'approved',
      uploadedAt: new Date('2024-06-01T00:00:00Z'),
      fileKey: await put('documents'),
      ...more,
    });
  const replaced = await upload('diploma', { supersededAt: new Date('2024-07-01T00:00:00Z') });
  const own = {
    diploma: await upload('diploma', { version: 2 }),
    pensum: await upload('pensum'),
    additional: await upload('additional'),
    credential: await upload('recognitionCredential', { uploadedAt: over }),
  };
  const passport = await upload('passport');
  return { doctorId, petition, code, resolution, receipt, replaced, own, passport };
}

const read = async (id: string) =>
  (await request('GET', `/api/petitions/${id}`, { token: admin.jwt })).body as Petition;
const kinds = async (doctorId: string) =>
  (await db.select().from(documents).where(eq(documents.doctorId, doctorId)))
    .map(({ kind, version }) => `${kind} ${version}`)
    .toSorted();

describe('twelve months after the resolution', () => {
  test('a petition’s own files go, with what was replaced and what only the ministry needed', async () => {
    const ended = await buildEnded();
    const { petition, doctorId, resolution, receipt, replaced, passport, own, code } = ended;
    const { signedFileKey } = await buildContract(db, { userId: doctorId, signedFileKey: await put('contracts') });
    expect(await read(petition.id)).toMatchObject({
      filesUntil: '2026-03-09',
      receipt: { code, hasFile: true },
      resolution: { file: { name: 'resolucion.pdf', bytes: 4 } },
    });

    await forget();
    await forget();

    const gone = [resolution, receipt, replaced.fileKey, passport.fileKey];
    expect(await Promise.all(gone.map(exists))).toEqual([false, false, false, false]);
    // The doctor's own papers stay with the account, the contract with its evidence.
    const stays = [...Object.values(own).map(({ fileKey }) => fileKey), signedFileKey];
    expect(await Promise.all(stays.map(exists))).not.toContain(false);
    expect(await kinds(doctorId)).toEqual(['additional 1', 'diploma 2', 'pensum 1', 'recognitionCredential 1']);
    const after = await read(petition.id);
    expect(after).toMatchObject({ receipt: { code, hasFile: false }, resolution: { kind: 'granted', file: null } });
    for (const file of ['receipt', 'resolution-file']) {
      const answer = await request('GET', `/api/petitions/${petition.id}/${file}`, { token: admin.jwt });
      expect(answer).toMatchObject({ status: 404, body: { code: 'NotFound' } });
    }
    // Whoever holds the receipt can still have it confirmed.
    expect((await request('GET', `/api/verify/${code}`)).status).toBe(200);
    const audit = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, petition.id));
    expect(audit).toMatchObject([
      { action: 'petition.filesDeleted', actorId: null, after: { files: 2, documents: 2 } },
    ]);
  });

  test('and not a day before', async () => {
    const { petition, resolution, doctorId } = await buildEnded({ resolvedAt: kept });
    await forget();
    expect(await exists(resolution)).toBe(true);
    expect(await read(petition.id)).toMatchObject({ filesUntil: '2026-03-10', receipt: { hasFile: true } });
    expect(await kinds(doctorId)).toContain('passport 1');
  });

  test('who was refused keeps the papers of another petition', async () => {
    const { doctorId, resolution } = await buildEnded({ certified: false });
    await forget();
    expect(await exists(resolution)).toBe(false);
    expect(await kinds(doctorId)).toEqual([
      'additional 1',
      'diploma 2',
      'passport 1',
      'pensum 1',
      'recognitionCredential 1',
    ]);
  });
});

describe('everything stays', () => {
  test('while another petition of the same doctor is under way', async () => {
    const { doctorId, resolution } = await buildEnded({ certified: false });
    const other = await buildPetition(db, { doctorId, status: null });
    await forget();
    expect(await exists(resolution)).toBe(true);
    await db.delete(petitions).where(eq(petitions.id, other.id));
    await forget();
    expect(await exists(resolution)).toBe(false);
  });

  test('while a condition is open, and for twelve months after the last one', async () => {
    const { petition, resolution } = await buildEnded({ resolutionKind: 'conditional' });
    const id = randomUUIDv7();
    await db.insert(petitionConditions).values({ id, petitionId: petition.id, position: 0, text: 'Prácticas' });
    const meet = (doneAt: Date) => db.update(petitionConditions).set({ doneAt }).where(eq(petitionConditions.id, id));
    await forget();
    expect((await read(petition.id)).filesUntil).toBeNull();
    await meet(kept);
    await forget();
    expect(await exists(resolution)).toBe(true);
    expect((await read(petition.id)).filesUntil).toBe('2026-03-10');
    await meet(over);
    await forget();
    expect(await exists(resolution)).toBe(false);
  });

  test('that a hospital was shown with an application', async () => {
    const { doctorId, replaced } = await buildEnded();
    const shown = [{ id: replaced.id, kind: 'diploma', status: 'approved' }];
    await buildCandidacy(db, { doctorId, snapshot: { documents: shown } as unknown as DoctorProfile });
    await forget();
    expect(await exists(replaced.fileKey)).toBe(true);
    expect(await kinds(doctorId)).toContain('diploma 1');
  });
});

test('a store that is away loses nothing: the sweep deletes what nobody has any more', async () => {
  const { petition, resolution, receipt } = await buildEnded();
  await forget({ ...files, delete: () => Promise.reject(new Error('the store is away')) });
  expect((await read(petition.id)).receipt?.hasFile).toBe(false);
  expect(await Promise.all([resolution, receipt].map(exists))).toEqual([true, true]);
  const tomorrow = () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);
  await sweepOrphanFiles({ db, files, now: tomorrow, uploadFolder: `${files.folder}/uploads`, log });
  expect(await Promise.all([resolution, receipt].map(exists))).toEqual([false, false]);
});
