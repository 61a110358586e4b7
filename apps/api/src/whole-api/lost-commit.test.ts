import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from '@fonendo/contract/contracts.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contracts } from '../db/schema/contracts.ts';
import { documents } from '../db/schema/documents.ts';
import { petitionReceipts, petitions } from '../db/schema/petitions.ts';
import { users } from '../db/schema/users.ts';
import type { FileNoun } from '../integrations/files/file-store.port.ts';
import { buildSignedInDoctor } from '../testing/doctor-sign-in.ts';
import { loseCommitOf } from '../testing/requests/lost-commit.ts';
import { buildSelection, requestCalls } from '../testing/scenes/document-requests.ts';
import { openPetitionsApi } from '../testing/scenes/petitions.ts';

const api = await openPetitionsApi();
const { db, files, pool, request, admin, buildCase, act, attach, upload } = api;
const requests = requestCalls(api);

const stored = async (noun: FileNoun) => (await Array.fromAsync(files.list(noun))).map(({ key }) => key);

type Prepared = {
  call: () => Promise<number>;
  /** What a transaction says that writes the row with the file. */
  statement: string;
  rows: () => Promise<(string | null | undefined)[]>;
};

async function prepareSignature(): Promise<Prepared> {
  const { jwt: token, userId } = await buildSignedInDoctor(api);
  const { offered, fullName } = (await request('GET', '/api/contract', { token })).body as Contract;
  const body = { sha256: offered?.sha256, signedName: fullName, accepted: true };
  return {
    call: async () => (await request('POST', '/api/contract', { token, body })).status,
    statement: 'insert into "contracts"',
    rows: async () =>
      (await db.select().from(contracts).where(eq(contracts.userId, userId))).map((row) => row.signedFileKey),
  };
}

async function prepareReceipt(): Promise<Prepared> {
  const { jwt, petitionId } = await buildCase();
  return {
    call: async () => (await act(jwt, petitionId, 'send')).status,
    statement: 'insert into "petition_receipts"',
    rows: async () =>
      (await db.select().from(petitionReceipts).where(eq(petitionReceipts.petitionId, petitionId))).map(
        (row) => row.fileKey,
      ),
  };
}

async function prepareResolution(): Promise<Prepared> {
  const { petitionId } = await buildCase('Sended');
  return {
    call: async () => (await attach(admin.jwt, petitionId)).status,
    statement: 'update "petitions"',
    rows: async () =>
      (await db.select().from(petitions).where(eq(petitions.id, petitionId)))
        .map((row) => row.resolutionFileKey)
        .filter((key) => key !== null),
  };
}

const keysOf = async (doctorId: string, kind: 'passport' | 'recognitionCredential') =>
  (
    await db
      .select()
      .from(documents)
      .where(and(eq(documents.doctorId, doctorId), eq(documents.kind, kind)))
  ).map((row) => row.fileKey);

async function prepareDocument(): Promise<Prepared> {
  const { jwt, userId } = await buildSignedInDoctor(api);
  return {
    call: () => upload(jwt, 'passport'),
    statement: 'insert into "documents"',
    rows: () => keysOf(userId, 'passport'),
  };
}

async function prepareRequested(): Promise<Prepared> {
  const { recruiter, doctor, candidacy } = await buildSelection(api);
  const id = await requests.askOne(recruiter.jwt, candidacy.id);
  return {
    call: async () => (await requests.upload(doctor.jwt, id)).status,
    statement: 'update "document_requests"',
    rows: async () => [(await requests.rowOf(id)).fileKey].filter((key) => key !== null),
  };
}

async function prepareCredential(): Promise<Prepared> {
  const { userId, petitionId } = await buildCase('Sended');
  await attach(admin.jwt, petitionId);
  return {
    call: async () => (await act(admin.jwt, petitionId, 'resolve', { kind: 'granted', comment: 'Sí.' })).status,
    statement: 'insert into "documents"',
    rows: () => keysOf(userId, 'recognitionCredential'),
  };
}

async function prepareLastCondition(): Promise<Prepared> {
  const { userId, petitionId } = await buildCase('Sended');
  await attach(admin.jwt, petitionId);
  const body = { kind: 'conditional', comment: 'Con formación.', conditions: ['Salud Pública'] };
  const { conditions } = (await act(admin.jwt, petitionId, 'resolve', body)).body as Petition;
  return {
    call: async () => (await act(admin.jwt, petitionId, `conditions/${conditions[0]?.id}/done`)).status,
    statement: 'insert into "documents"',
    rows: () => keysOf(userId, 'recognitionCredential'),
  };
}

describe.each([
  ['a signed contract', 'contracts', prepareSignature],
  ['the receipt of a petition', 'receipts', prepareReceipt],
  ['a resolution', 'resolutions', prepareResolution],
  ['a document', 'documents', prepareDocument],
  ['a requested document', 'document-requests', prepareRequested],
  ['the credential of a grant', 'documents', prepareCredential],
  ['the credential after the last condition', 'documents', prepareLastCondition],
] as const)('%s', (_name, noun, prepare) => {
  test('is there with its row where the answer to COMMIT is lost', async () => {
    const { call, statement, rows } = await prepare();
    loseCommitOf(pool, statement);
    expect(await call()).toBe(503);
    const [key, ...others] = await rows();
    expect(others).toEqual([]);
    expect(await stored(noun)).toContain(key);
  });

  test('is not there where the transaction was undone', async () => {
    const { call, rows } = await prepare();
    const before = await stored(noun);
    await pool.query('alter table audit_entries rename to audit_entries_away');
    try {
      expect(await call()).toBe(500);
    } finally {
      await pool.query('alter table audit_entries_away rename to audit_entries');
    }
    expect(await rows()).toEqual([]);
    expect((await stored(noun)).toSorted()).toEqual(before.toSorted());
  });

  test('asked for three times at once leaves as many files as rows name', async () => {
    const { call, rows } = await prepare();
    const before = new Set(await stored(noun));
    await Promise.all([call(), call(), call()]);
    const added = (await stored(noun)).filter((key) => !before.has(key));
    expect(added.length).toBeGreaterThan(0);
    expect(added.toSorted()).toEqual((await rows()).toSorted());
  });
});

describe('what a file was made of changes while it is made', () => {
  /** Once, while a file is being written: after it was drawn and before its row is locked. */
  const whileWriting = (change: () => Promise<unknown>) => {
    const { put } = files;
    files.put = async (...given) => {
      files.put = put;
      await put(...given);
      await change();
    };
  };

  test('a receipt names the person as they are called under the lock', async () => {
    const { jwt, userId, petitionId } = await buildCase();
    const before = new Set(await stored('receipts'));
    whileWriting(() => db.update(users).set({ locale: 'en' }).where(eq(users.id, userId)));
    expect((await act(jwt, petitionId, 'send')).status).toBe(200);
    const added = (await stored('receipts')).filter((key) => !before.has(key));
    const [row] = await db.select().from(petitionReceipts).where(eq(petitionReceipts.petitionId, petitionId));
    expect(added).toEqual([row?.fileKey]);
    expect(api.outbox.findLast(({ attachments }) => attachments)?.attachments?.[0]?.name).toBe('petition-receipt.pdf');
  });

  test('a credential is a copy of the resolution that stands at the end', async () => {
    const { userId, petitionId } = await buildCase('Sended');
    await attach(admin.jwt, petitionId);
    whileWriting(() => attach(admin.jwt, petitionId));
    const answer = await act(admin.jwt, petitionId, 'resolve', { kind: 'granted', comment: 'Sí.' });
    expect(answer.status).toBe(200);
    expect(await keysOf(userId, 'recognitionCredential')).toHaveLength(1);
  });

  test('two last conditions at once: the later one takes effect', async () => {
    const { userId, petitionId } = await buildCase('Sended');
    await attach(admin.jwt, petitionId);
    const body = { kind: 'conditional', comment: 'Con formación.', conditions: ['Una', 'Otra'] };
    const { conditions } = (await act(admin.jwt, petitionId, 'resolve', body)).body as Petition;
    const answers = await Promise.all(conditions.map(({ id }) => act(admin.jwt, petitionId, `conditions/${id}/done`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [key, ...others] = await keysOf(userId, 'recognitionCredential');
    expect(others).toEqual([]);
    expect(await stored('documents')).toContain(key);
  });
});

test('no feature writes a file without the row that names it', async () => {
  const found: string[] = [];
  for await (const name of glob('features/**/*.ts', { cwd: import.meta.dirname })) {
    // The mark of the installation is the one file that no row names.
    if (name.endsWith('.test.ts') || name === 'features/documents/claim-file-store.ts') continue;
    const text = await readFile(join(import.meta.dirname, name), 'utf8');
    if (/\bnewFileKey\b|\bfiles\.put\(/.test(text)) found.push(name);
  }
  expect(found).toEqual([]);
});
