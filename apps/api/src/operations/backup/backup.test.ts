import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Config, parseConfig } from '../../config.ts';
import { takeOverFileStore } from '../../features/documents/claim-file-store.ts';
import { newFileKey } from '../../integrations/files/file-store.port.ts';
import { openFileStore } from '../../integrations/files/open-file-store.ts';
import { buildDocument } from '../../testing/factories/document-factories.ts';
import { buildDoctor } from '../../testing/factories/factories.ts';
import { startFakeS3 } from '../../testing/fakes/s3.ts';
import { makeDataFolder } from '../../testing/product.ts';
import { administer, databaseUrl } from '../../testing/template-database.ts';
import { makeBackup } from './make-backup.ts';
import { readManifest } from './manifest.ts';
import { openDatabase } from './open-database.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';

/*
 * On the embedded database, or with pg_dump and pg_restore where the tests run on a server (scripts/test-on-postgres.sh).
 */

const slow = { timeout: 120_000 };
/** Not those of this server's version: the script says that it was not tested. */
const { TEST_WITHOUT_DUMP: withoutDump } = process.env;
const template = inject('templateDatabase');
const folder = await mkdtemp(join(tmpdir(), 'fonendo-backup-'));
const bucket = await startFakeS3('fonendo');
const databases: string[] = [];
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
  if (template.kind === 'embedded') return;
  for (const name of databases) await administer(template.url, `drop database ${name} with (force)`);
});

/** A place for an installation: with the product's empty tables, or with nothing at all. */
async function makePlace({ migrated = false, inBucket = false } = {}): Promise<Config> {
  const dataDir = join(folder, randomUUID());
  await mkdir(dataDir);
  const environment: Record<string, string> = { DATA_DIR: dataDir, DEMO: 'false' };
  if (template.kind === 'embedded') {
    if (migrated) await makeDataFolder(dataDir);
  } else {
    const name = `fonendo_backup_${randomUUID().replaceAll('-', '')}`;
    await administer(template.url, `create database ${name} ${migrated ? `template ${template.name}` : ''}`);
    databases.push(name);
    Object.assign(environment, { DATABASE_URL: databaseUrl(template.url, name) });
  }
  const config = parseConfig(environment, '/');
  return inBucket ? { ...config, s3: bucket.settings } : config;
}

/** With a doctor, two documents whose files are there, one file that nobody names, and a secret. */
async function makeInstallation(inBucket: boolean) {
  const config = await makePlace({ migrated: true, inBucket });
  const files = openFileStore(config);
  await writeFile(join(config.dataDir, 'jwt-secret'), 'the generated secret of this installation');
  await using open = await openDatabase(config);
  await takeOverFileStore({ db: open.db, files, now: () => new Date() });
  const { userId: doctorId } = await buildDoctor(open.db, { user: { firstname: 'Ñandú "quoted" \\ María' } });
  const keys = [newFileKey('documents'), newFileKey('documents')];
  for (const [at, fileKey] of keys.entries()) {
    await files.put(fileKey, new TextEncoder().encode(`document ${at}`));
    await buildDocument(open.db, { doctorId, fileKey, kind: at === 0 ? 'diploma' : 'passport' });
  }
  const orphan = newFileKey('receipts');
  await files.put(orphan, Buffer.alloc(3 * 1024 * 1024, 'x'));
  return { config, keys, orphan };
}

const now = new Date('2026-11-17T02:00:00Z');
const target = () => join(folder, `backups-${randomUUID()}`);

async function textsOf(config: Config, keys: readonly string[]): Promise<string[]> {
  const files = openFileStore(config);
  return Promise.all(keys.map(async (key) => (await buffer(await files.openRead(key))).toString()));
}

async function doctorsOf(config: Config): Promise<unknown[]> {
  await using open = await openDatabase(config);
  return (await open.db.execute(sql`select first_name from users`)).rows;
}

describe.runIf(!withoutDump).each([
  ['a folder', false],
  ['a bucket', true],
])('with files in %s', slow, (_name, inBucket) => {
  test('every row and every file comes back, in an empty installation', async () => {
    const { config, keys, orphan } = await makeInstallation(inBucket);
    const { folder: backup, manifest, missing } = await makeBackup(config, target(), now);
    expect(missing).toEqual([]);
    expect(Object.keys(manifest.files)).toEqual(expect.arrayContaining([...keys, orphan]));
    expect(manifest.tables['public.users']).toMatchObject({ rows: 1 });
    expect(manifest.tables['public.documents']).toMatchObject({ rows: 2 });
    expect((await stat(backup)).mode & 0o777).toBe(0o700);
    await checkBackup(backup);

    // Always into a folder: the fake bucket is the one it came from.
    const other = await makePlace();
    const { differences, notes } = await restoreBackup(other, backup, { overwrite: false, now });
    expect(differences).toEqual([]);
    expect(notes).toEqual([]);
    expect(await textsOf(other, keys)).toEqual(['document 0', 'document 1']);
    expect(await doctorsOf(other)).toEqual(await doctorsOf(config));
    expect(await readFile(join(other.dataDir, 'jwt-secret'), 'utf8')).toBe('the generated secret of this installation');
    // The same rows and files again, whoever counts them.
    const again = await makeBackup(other, target(), now);
    expect(again.manifest.tables).toEqual(manifest.tables);
    expect(again.manifest.files).toEqual(manifest.files);
    expect(again.manifest.installation).toBe(manifest.installation);
  });
});

describe.runIf(!withoutDump)('what goes wrong is said, and nothing is touched', slow, () => {
  let backup = '';
  let installation: Awaited<ReturnType<typeof makeInstallation>>;
  beforeAll(async () => {
    installation = await makeInstallation(false);
    ({ folder: backup } = await makeBackup(installation.config, target(), now));
  }, 120_000);

  const damagedCopy = async (damage: (copy: string) => Promise<unknown>) => {
    const copy = join(folder, randomUUID());
    await cp(backup, copy, { recursive: true });
    await damage(copy);
    return copy;
  };

  test('an installation with data is not overwritten by accident', async () => {
    const { config } = await makeInstallation(false);
    const before = await doctorsOf(config);
    await expect(restoreBackup(config, backup, { overwrite: false, now })).rejects.toThrow(
      /^This installation is not empty \(the database has tables, the file store has files\), nothing was changed\./,
    );
    expect(await doctorsOf(config)).toEqual(before);
  });

  test('nor is one that has files alone', async () => {
    const place = await makePlace();
    await openFileStore(place).put(newFileKey('documents'), new Uint8Array([1]));
    await expect(restoreBackup(place, backup, { overwrite: false, now })).rejects.toThrow('(the file store has files)');
  });

  test('nor is one that runs, whatever is said', async () => {
    const { config, keys } = await makeInstallation(false);
    const before = await textsOf(config, keys);
    {
      await using running = await openDatabase(config);
      await running.db.execute(sql`select 1`);
      await expect(restoreBackup(config, backup, { overwrite: true, now })).rejects.toThrow(
        /^(Fonendo runs on this database|The data folder \S+ is in use by)/,
      );
    }
    expect(await textsOf(config, keys)).toEqual(before);
    expect(await doctorsOf(config)).toHaveLength(1);
  });

  test('with --overwrite it is replaced: what was there is set aside, another mark goes', async () => {
    const { config, keys: before } = await makeInstallation(false);
    const { differences } = await restoreBackup(config, backup, { overwrite: true, now });
    expect(differences).toEqual([]);
    expect(await textsOf(config, installation.keys)).toEqual(['document 0', 'document 1']);
    expect(
      await textsOf(
        config,
        before.map((key) => `quarantine/${key}`),
      ),
    ).toEqual(['document 0', 'document 1']);
    const { manifest } = await makeBackup(config, target(), now);
    const { installation: id } = await readManifest(backup);
    expect(Object.keys(manifest.files).filter((key) => key.startsWith('installation/'))).toEqual([
      `installation/${id.slice(0, 2)}/${id}`,
    ]);
  });

  test.each([
    ['a file that was altered', (copy: string) => appendFile(join(copy, 'files', installation.orphan), 'x')],
    ['a file that is gone', (copy: string) => rm(join(copy, 'files', installation.keys[0] ?? ''))],
    [
      'a database that was cut off',
      async (copy: string) => {
        const { database } = await readManifest(copy);
        await writeFile(join(copy, database.name), (await readFile(join(copy, database.name))).subarray(0, 1000));
      },
    ],
  ])('a damaged backup is not restored: %s', async (_name, damage) => {
    const place = await makePlace();
    const copy = await damagedCopy(damage);
    await expect(restoreBackup(place, copy, { overwrite: false, now })).rejects.toThrow(
      /^The backup is damaged, nothing was changed\. Missing or altered: /,
    );
    expect(await readdir(place.dataDir)).toEqual([]);
  });

  test('a backup that was never finished is none', async () => {
    const copy = await damagedCopy((one) => rm(join(one, 'manifest.json')));
    await expect(checkBackup(copy)).rejects.toThrow('is no finished backup');
  });

  test('a file that the store lost is named', async () => {
    const { config, keys } = await makeInstallation(false);
    await openFileStore(config).delete(keys[0] ?? '');
    const { missing } = await makeBackup(config, target(), now);
    expect(missing).toEqual([keys[0]]);
  });

  test('a database that is not ours leaves no folder behind', async () => {
    const place = await makePlace();
    const to = target();
    await expect(makeBackup(place, to, now)).rejects.toThrow('There is nothing to back up');
    expect(await readdir(to)).toEqual([]);
  });
});

test('the commands say how they are used, and end with 2', slow, async () => {
  for (const file of ['backup.ts', 'restore.ts']) {
    const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, '..', file), '--nonsense']);
    await expect(run).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^npm run (backup|restore) -- /),
    });
  }
});
