import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { documents } from '../../db/schema/documents.ts';
import { petitionReceipts } from '../../db/schema/petitions.ts';
import * as schema from '../../db/schema/schema.ts';
import { type FileNoun, type FileStore, fileNouns, newFileKey } from '../../integrations/files/file-store.port.ts';
import { createFolderFileStore } from '../../integrations/files/folder.file-store.ts';
import { createS3FileStore } from '../../integrations/files/s3.file-store.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { buildContract, buildDoctor } from '../../testing/factories/factories.ts';
import { buildPetition } from '../../testing/factories/petition-factories.ts';
import { createTestClock } from '../../testing/fakes/clock.ts';
import { startFakeS3 } from '../../testing/fakes/s3.ts';
import { openTestFiles } from '../../testing/files/files.ts';
import { createTestLog } from '../../testing/log.ts';
import { addDocument } from '../../testing/scenes/add-document.ts';
import { claimFileStore, createStoreCheck, takeOverFileStore } from './claim-file-store.ts';
import { findCurrentDocuments } from './documents.public.ts';
import { fileColumns, getInstallationId } from './sweep-orphan-files.repository.ts';
import { sweepOrphanFiles } from './sweep-orphan-files.ts';

const { db } = await openTestDatabase();
const { folder } = openTestFiles();
const uploadFolder = join(folder, 'uploads');
const { now } = createTestClock();
const hoursAgo = (hours: number) => new Date(now().getTime() - hours * 60 * 60 * 1000);
const daysAgo = (days: number) => hoursAgo(days * 24);

type Place = { files: FileStore; setAge: (key: string, at: Date) => Promise<void> };

let places = 0;

/** An empty store; `setAge` makes a file as old as the sweep should find it. */
const kinds: Record<string, () => Promise<Place>> = {
  'a folder': async () => {
    places += 1;
    const own = join(folder, `store-${places}`);
    return { files: createFolderFileStore(own), setAge: (key, at) => utimes(join(own, key), at, at) };
  },
  'a bucket': async () => {
    const s3 = await startFakeS3('fonendo');
    afterAll(() => s3.close());
    return { files: createS3FileStore(s3.settings), setAge: async (key, at) => s3.setModifiedAt(key, at) };
  },
};

beforeEach(async () => {
  await db.delete(documents);
  await db.execute(sql`truncate installation`);
});

describe.each(Object.keys(kinds))('in %s', (kind) => {
  async function open() {
    const place = await kinds[kind]?.();
    if (!place) throw new Error(`no ${kind}`);
    const { log, lines } = createTestLog();
    const context = { db, now, log, uploadFolder, files: place.files };
    const { userId } = await buildDoctor(db);

    async function put(age: number, noun: FileNoun | 'others' = 'documents'): Promise<string> {
      const key = newFileKey('documents').replace('documents', noun);
      await place?.files.put(key, new Uint8Array([1]));
      await place?.setAge(key, hoursAgo(age));
      return key;
    }

    /** A file that a row knows. */
    async function putKnown(age = 100): Promise<string> {
      const facts = { doctorId: userId, kind: 'additional', fileName: 'p.pdf', uploadedAt: now() } as const;
      const id = await addDocument({ files: context.files }, db, { ...facts, pdf: new Uint8Array([1]) });
      const key = (await findCurrentDocuments(db, userId)).find((row) => row.id === id)?.fileKey ?? '';
      await place?.setAge(key, hoursAgo(age));
      return key;
    }

    const exists = (key: string) =>
      context.files.openRead(key).then(
        (stream) => {
          stream.destroy();
          return true;
        },
        () => false,
      );
    const whereabouts = async (key: string) => [await exists(key), await exists(`quarantine/${key}`)];
    const entries = async () => {
      const id = await getInstallationId(db, now());
      return (await db.select().from(auditEntries)).filter(({ subjectId }) => subjectId === id);
    };
    return { ...place, context, userId, put, putKnown, exists, whereabouts, entries, lines };
  }

  test('what no row has goes to the quarantine after a day; everything else stays', async () => {
    const { context, userId, put, putKnown, exists, whereabouts, entries } = await open();
    const known = await putKnown();
    const { signedFileKey: contract } = await buildContract(db, { userId, signedFileKey: await put(100, 'contracts') });
    const resolution = await put(100, 'resolutions');
    const facts = { status: 'Sended', resolutionFileKey: resolution } as const;
    const { id: petitionId } = await buildPetition(db, { doctorId: userId, ...facts });
    const receipt = await put(100, 'receipts');
    const code = `ABCD-${kind === 'a folder' ? 'EFGH' : 'HGFE'}-JKLM`;
    const receiptRow = { petitionId, code, issuedAt: now(), sha256: '0', fileKey: receipt, documents: [] };
    await db.insert(petitionReceipts).values(receiptRow);
    const fresh = await put(23);
    const orphans = await Promise.all(fileNouns.map((noun) => put(25, noun)));
    // Nobody told the sweep whose these are.
    const strange = await put(100, 'others');

    const counted = Object.fromEntries(fileNouns.map((noun) => [noun, 1]));
    expect(await sweepOrphanFiles(context)).toMatchObject({ stopped: null, unknown: counted });
    expect(await sweepOrphanFiles(context)).toMatchObject({ stopped: null, unknown: {}, restored: {}, deleted: {} });

    for (const key of [known, fresh, contract, resolution, receipt, strange]) {
      expect(await exists(key), key).toBe(true);
    }
    for (const key of orphans) expect(await whereabouts(key), key).toEqual([false, true]);
    expect(await entries()).toMatchObject([
      { action: 'files.swept', actorId: null, after: { quarantined: counted, restored: {}, deleted: {} } },
    ]);
  });

  test('what lies in quarantine goes after thirty days', async () => {
    const { context, put, putKnown, setAge, whereabouts, entries } = await open();
    await putKnown();
    const [young, old] = [await put(25), await put(25, 'receipts')];
    await sweepOrphanFiles(context);
    await setAge(`quarantine/${young}`, daysAgo(29));
    await setAge(`quarantine/${old}`, daysAgo(31));
    expect(await sweepOrphanFiles(context)).toMatchObject({ deleted: { receipts: 1 }, unknown: {} });
    expect([await whereabouts(young), await whereabouts(old)]).toEqual([
      [false, true],
      [false, false],
    ]);
    expect((await entries()).at(-1)?.after).toEqual({ quarantined: {}, restored: {}, deleted: { receipts: 1 } });
  });

  test('time in quarantine counts from the move, however old the file is', async () => {
    const { context, put, putKnown, whereabouts } = await open();
    await putKnown();
    const old = await put(24 * 400);
    for (let night = 0; night < 3; night += 1) await sweepOrphanFiles(context);
    expect(await whereabouts(old)).toEqual([false, true]);
  });

  test('a row that turns up again has its file back, however long it lay there', async () => {
    const { context, putKnown, setAge, exists, whereabouts } = await open();
    await putKnown();
    const key = await putKnown();
    const [row] = (await db.select().from(documents)).filter(({ fileKey }) => fileKey === key);
    if (!row) throw new Error('no row');
    await db.delete(documents).where(sql`${documents.id} = ${row.id}`);
    await sweepOrphanFiles(context);
    expect(await whereabouts(key)).toEqual([false, true]);
    await setAge(`quarantine/${key}`, daysAgo(40));
    await db.insert(documents).values(row);
    expect(await sweepOrphanFiles(context, { dryRun: true })).toMatchObject({
      restored: { documents: 1 },
      deleted: {},
    });
    expect(await exists(key)).toBe(false);
    expect(await sweepOrphanFiles(context)).toMatchObject({ restored: { documents: 1 }, deleted: {} });
    expect(await whereabouts(key)).toEqual([true, false]);
  });

  test('too many unknown files stop it: nothing is touched and everybody is told', async () => {
    const { context, put, putKnown, whereabouts, entries, lines } = await open();
    await putKnown();
    const orphans = await Promise.all(Array.from({ length: 21 }, () => put(25)));
    const stopped = { stopped: 'tooManyUnknown', total: 22, unknown: { documents: 21 } };
    expect(await sweepOrphanFiles(context)).toMatchObject(stopped);
    for (const key of orphans) expect(await whereabouts(key)).toEqual([true, false]);
    expect(await entries()).toMatchObject([
      { action: 'files.sweepStopped', after: { reason: 'tooManyUnknown', files: 22, unknown: { documents: 21 } } },
    ]);
    expect(lines()).toMatchObject([{ level: 'error', ...stopped }]);
    expect(await sweepOrphanFiles(context, { acceptUnknown: true })).toMatchObject({ stopped: null });
    expect(await whereabouts(orphans[0] ?? '')).toEqual([false, true]);
  });

  test('a few unknown files in a small store are swept, and many among very many', async () => {
    const { context, userId, put, putKnown } = await open();
    await putKnown();
    await Promise.all(Array.from({ length: 20 }, () => put(25)));
    expect(await sweepOrphanFiles(context)).toMatchObject({ stopped: null, unknown: { documents: 20 } });
    const known = Array.from({ length: 420 }, () => newFileKey('documents'));
    const facts = {
      doctorId: userId,
      kind: 'additional',
      version: 1,
      fileName: 'p.pdf',
      bytes: 1,
      sha256: '0',
    } as const;
    const rows = known.map((fileKey) => ({ ...facts, id: crypto.randomUUID(), fileKey, uploadedAt: now() }));
    await db.insert(documents).values(rows);
    const files: FileStore = {
      ...context.files,
      async *list(noun) {
        yield* context.files.list(noun);
        if (noun === 'documents') yield* known.map((key) => ({ key, modifiedAt: daysAgo(9), bytes: 1 }));
      },
    };
    await Promise.all(Array.from({ length: 21 }, () => put(25)));
    expect(await sweepOrphanFiles({ ...context, files })).toMatchObject({ stopped: null, unknown: { documents: 21 } });
  });

  test('a dry run changes nothing', async () => {
    const { context, put, putKnown, whereabouts, entries } = await open();
    await putKnown();
    const orphan = await put(25);
    expect(await sweepOrphanFiles(context, { dryRun: true })).toMatchObject({ unknown: { documents: 1 } });
    expect(await whereabouts(orphan)).toEqual([true, false]);
    expect(await Array.fromAsync(context.files.list('installation'))).toEqual([]);
    expect(await entries()).toEqual([]);
  });

  describe('the store knows its installation', () => {
    test('another database neither starts on it nor sweeps it', async () => {
      const { context, put, putKnown, whereabouts, entries } = await open();
      const keys = [await putKnown(), await put(25)];
      expect(await claimFileStore(context)).toBe('ours');
      await db.execute(sql`truncate installation`);
      expect(await claimFileStore(context)).toBe('foreign');
      await expect(createStoreCheck(context).checkAtStart()).rejects.toThrow('belongs to another installation');
      expect(await sweepOrphanFiles(context)).toMatchObject({ stopped: 'foreignStore' });
      for (const key of keys) expect(await whereabouts(key)).toEqual([true, false]);
      expect(await entries()).toMatchObject([{ action: 'files.sweepStopped', after: { reason: 'foreignStore' } }]);
    });

    test('a fresh database on a used store neither starts nor sweeps, until an operator says so', async () => {
      const { context, put, whereabouts, entries } = await open();
      const orphan = await put(25);
      await expect(createStoreCheck(context).checkAtStart()).rejects.toThrow('knows none of them');
      expect(await sweepOrphanFiles(context)).toMatchObject({ stopped: 'unknownStore' });
      expect(await whereabouts(orphan)).toEqual([true, false]);
      await takeOverFileStore(context);
      await createStoreCheck(context).checkAtStart();
      expect(await sweepOrphanFiles(context)).toMatchObject({ stopped: null });
      expect(await whereabouts(orphan)).toEqual([false, true]);
      expect((await entries()).map(({ action }) => action).toSorted()).toEqual([
        'files.storeTakenOver',
        'files.sweepStopped',
        'files.swept',
      ]);
    });

    test('taking over leaves one mark', async () => {
      const { context } = await open();
      await claimFileStore(context);
      await db.execute(sql`truncate installation`);
      await takeOverFileStore(context);
      expect(await claimFileStore(context)).toBe('ours');
      expect(await Array.fromAsync(context.files.list('installation'))).toHaveLength(1);
    });

    test('several processes of one installation claim an empty store at once', async () => {
      const { context } = await open();
      expect(await Promise.all([1, 2, 3].map(() => claimFileStore(context)))).toEqual(['ours', 'ours', 'ours']);
    });

    test('an installation older than the mark claims the store by the files it knows', async () => {
      const { context, put, putKnown } = await open();
      await put(25);
      await putKnown();
      await createStoreCheck(context).checkAtStart();
      expect(await claimFileStore(context)).toBe('ours');
    });

    test('a store that is away does not keep the process from starting, and is looked at again later', async () => {
      const { context, lines } = await open();
      let isAway = true;
      const check = () => (isAway ? Promise.reject(new Error('away')) : context.files.check());
      const store = createStoreCheck({ ...context, files: { ...context.files, check } });
      await store.checkAtStart();
      expect(lines()).toMatchObject([{ level: 'error', err: { message: 'away' } }]);
      await expect(store.check()).rejects.toThrow('away');
      isAway = false;
      await store.check();
      expect(await claimFileStore(context)).toBe('ours');
    });
  });
});

test('unfinished uploads go after a day, unfinished files of the folder too', async () => {
  const store = join(folder, 'unfinished');
  const files = createFolderFileStore(store);
  const part = `${newFileKey('documents')}.${crypto.randomUUID()}.part`;
  const put = async (path: string, age: number) => {
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, 'half');
    await utimes(path, hoursAgo(age), hoursAgo(age));
  };
  await put(join(store, part), 25);
  await put(join(uploadFolder, 'old'), 25);
  await put(join(uploadFolder, 'fresh'), 1);
  await sweepOrphanFiles({ db, now, files, uploadFolder, log: createTestLog().log });
  expect(await readdir(uploadFolder)).toEqual(['fresh']);
  expect(await readdir(join(store, part, '..'))).toEqual([]);
});

test('nothing at all is nothing to do', async () => {
  const nowhere = { files: openTestFiles(), uploadFolder: join(folder, 'nowhere') };
  expect(await sweepOrphanFiles({ db, now, ...nowhere, log: createTestLog().log })).toMatchObject({ total: 0 });
});

test('every column that names a file has a noun that the sweep knows', () => {
  const columns = Object.values(schema).flatMap((table) =>
    is(table, PgTable)
      ? Object.values(getTableColumns(table))
          .filter(({ name }) => /file_key$/.test(name))
          .map(({ name }) => `${getTableName(table)}.${name}`)
      : [],
  );
  const known = Object.values(fileColumns).map(({ table, key }) => `${getTableName(table)}.${key.name}`);
  expect(columns.toSorted()).toEqual(known.toSorted());
  expect(Object.keys(fileColumns).toSorted()).toEqual([...fileNouns].toSorted());
});
