import { expect, inject, test } from 'vitest';
import { parseConfig } from '../../config.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { examineReplica } from './way-to-replica.ts';

const template = inject('templateDatabase');
const { TEST_POOLER_URL: pooler } = process.env;

// What a real replica is called is looked at by the drill `replica`, which starts one.
if (template.kind === 'server') {
  const { db } = await openTestDatabase();
  // Not the template: while somebody is connected to it, nobody can make a database of it.
  const { url } = template;
  const found = async (DATABASE_REPLICA_URL: string) =>
    (await examineReplica(parseConfig({ DATABASE_URL: url, DATABASE_REPLICA_URL }, '/nowhere'), db)).map(
      ({ state, words }) => `${state} ${words}`,
    );

  test('none is nothing to say', async () => {
    expect(await found('')).toEqual([]);
  });

  test('a server that follows nobody is no replica', async () => {
    expect(await found(url)).toEqual([expect.stringMatching(/^problem .* follows no other one/)]);
  });

  test('one that is away is said, and no password with it', async () => {
    expect(await found('postgres://fonendo:hunter2@127.0.0.1:1/fonendo')).toEqual([
      expect.stringMatching(/^warning 127\.0\.0\.1:1 does not answer .*: the database answers everything\.$/),
    ]);
  });

  if (pooler) {
    test('a pooler is none', async () => {
      expect(await found(pooler)).toEqual([expect.stringMatching(/^problem .* leads to a pooler/)]);
    });
  }
}
