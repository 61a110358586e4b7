import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { newFileKey } from '../integrations/files/file-store.port.ts';
import { openTestDatabase } from '../testing/database.ts';
import { buildDoctor } from '../testing/factories/factories.ts';
import { openTestFiles } from '../testing/files/files.ts';
import { loseCommitOf } from '../testing/requests/lost-commit.ts';
import type { Queryable } from './database.ts';
import { documents } from './schema/documents.ts';
import { OutdatedFile, storeMadeWithRow, storeWithRow } from './store-with-row.ts';

const { db, pool } = await openTestDatabase();
const files = openTestFiles();
const context = { db, files };
const { userId: doctorId } = await buildDoctor(db);
const bytes = new TextEncoder().encode('%PDF');

const insert = async (tx: Queryable, fileKey: string) => {
  const facts = { kind: 'additional', version: 1, fileName: 'a.pdf', bytes: 4, sha256: '0' } as const;
  await tx.insert(documents).values({ id: randomUUIDv7(), doctorId, fileKey, uploadedAt: new Date(), ...facts });
  return fileKey;
};

const stored = async () => (await Array.fromAsync(files.list('documents'))).map(({ key }) => key);
const named = async () =>
  (await db.select({ key: documents.fileKey }).from(documents).where(eq(documents.doctorId, doctorId))).map(
    ({ key }) => key,
  );

/** Starts from nothing; whatever a test leaves behind is the next one's business no more. */
async function clear() {
  await db.delete(documents);
  for (const key of await stored()) await files.delete(key);
}

describe('a file and its row', () => {
  test('are there together', async () => {
    await clear();
    const key = await storeWithRow(context, 'documents', bytes, (tx, file) => insert(tx, file.key));
    expect([await stored(), await named()]).toEqual([[key], [key]]);
  });

  test('go together where the use case refuses', async () => {
    await clear();
    const refused = storeWithRow(context, 'documents', bytes, async (tx, file) => {
      await insert(tx, file.key);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect([await stored(), await named()]).toEqual([[], []]);
  });

  test('go together where the database refuses at the COMMIT', async () => {
    await clear();
    await pool.query('create table late (id int primary key, other int references late deferrable initially deferred)');
    const refused = storeWithRow(context, 'documents', bytes, async (tx, file) => {
      await insert(tx, file.key);
      await tx.execute(sql`insert into late values (1, 2)`);
    });
    await expect(refused).rejects.toMatchObject({ cause: { code: '23503' } });
    expect([await stored(), await named()]).toEqual([[], []]);
  });

  test('stay together where the answer to COMMIT is lost', async () => {
    await clear();
    const earlier = newFileKey('documents');
    await files.put(earlier, bytes);
    loseCommitOf(pool, 'insert into "documents"', 'answer');
    const lost = storeWithRow(context, 'documents', bytes, async (tx, file) => {
      file.replace(earlier);
      return insert(tx, file.key);
    });
    await expect(lost).rejects.toThrow();
    const [key] = await named();
    // Nobody knew that the earlier one was given up: the sweep will.
    expect((await stored()).toSorted()).toEqual([key, earlier].toSorted());
  });

  test('the file stays for the sweep where COMMIT itself is lost', async () => {
    await clear();
    loseCommitOf(pool, 'insert into "documents"', 'question');
    const lost = storeWithRow(context, 'documents', bytes, (tx, file) => insert(tx, file.key));
    await expect(lost).rejects.toThrow();
    expect(await named()).toEqual([]);
    expect(await stored()).toHaveLength(1);
  });

  test('one that no row took goes, and one that was replaced', async () => {
    await clear();
    const first = await storeWithRow(context, 'documents', bytes, (tx, file) => insert(tx, file.key));
    const answer = await storeWithRow(context, 'documents', bytes, async (_tx, file) => {
      file.discard();
      return first;
    });
    expect([answer, await stored()]).toEqual([first, [first]]);
    const second = await storeWithRow(context, 'documents', bytes, async (tx, file) => {
      await tx.delete(documents);
      file.replace(first);
      return insert(tx, file.key);
    });
    expect([await stored(), await named()]).toEqual([[second], [second]]);
  });

  test('the file is written while no transaction is open', async () => {
    const open = `select count(*)::int as open from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`;
    const seen: unknown[] = [];
    const watched = {
      ...files,
      put: async (...given: Parameters<typeof files.put>) => {
        // The embedded database has one connection: within a transaction this would wait for itself.
        const asked = pool.query(open).then(({ rows }) => rows[0]);
        seen.push(await Promise.race([asked, sleep(2_000, 'waits for itself')]));
        await files.put(...given);
      },
    };
    await storeWithRow({ db, files: watched }, 'documents', bytes, (tx, file) => insert(tx, file.key));
    expect(seen).toEqual([{ open: 0 }]);
  });
});

describe('a file that is made of what the database holds', () => {
  test('is made again where it was overtaken, and the first one goes', async () => {
    await clear();
    let made = 0;
    const make = async () => {
      made += 1;
      return { content: bytes, serial: made };
    };
    const key = await storeMadeWithRow(context, 'documents', make, async (tx, { serial }, file) => {
      if (serial < 3 || !file) throw new OutdatedFile();
      return insert(tx, file.key);
    });
    expect([made, await stored(), await named()]).toEqual([3, [key], [key]]);
  });

  test('is given up where it is overtaken again and again', async () => {
    await clear();
    let made = 0;
    const make = async () => {
      made += 1;
      return { content: bytes, serial: made };
    };
    const never = storeMadeWithRow(context, 'documents', make, async () => {
      throw new OutdatedFile();
    });
    await expect(never).rejects.toThrow(OutdatedFile);
    expect([made, await stored()]).toEqual([3, []]);
  });

  test('is not there where there was nothing to make', async () => {
    await clear();
    const make = async () => ({ content: null });
    const file = await storeMadeWithRow(context, 'documents', make, async (_tx, _made, given) => given);
    expect([file, await stored()]).toEqual([null, []]);
  });
});
