import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { buildUser } from '../../testing/factories/factories.ts';
import { watchStatements } from '../../testing/sent-statements.ts';
import type { Queryable } from '../database.ts';
import { users } from '../schema/users.ts';
import { ask, askRows } from './prepared.ts';

const { db } = await openTestDatabase();

const countUsers = (email: string | undefined, id?: string) =>
  ask(db, 'users of the test', { email, id }, (p) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(and(p.email && eq(users.email, p.email), p.id && eq(users.id, p.id))),
  );

test('each set of values that are there has a statement of its own', async () => {
  const ana = await buildUser(db);
  await buildUser(db);
  expect(await countUsers(ana.email)).toEqual([{ id: ana.id }]);
  expect(await countUsers(undefined, ana.id)).toEqual([{ id: ana.id }]);
  expect(await countUsers(ana.email, ana.id)).toEqual([{ id: ana.id }]);
  expect((await countUsers(undefined)).length).toBeGreaterThan(1);
});

test('what a transaction asks runs in it, and is not built again', async () => {
  const rename = (one: Queryable, name: string) =>
    askRows(
      one,
      'renaming of the test',
      { name, id: ana.id },
      (p) => sql<{ firstname: string }>`
      update ${users} set first_name = ${p.name} where ${users.id} = ${p.id} returning first_name as firstname`,
    );
  const ana = await buildUser(db, { firstname: 'Ana' });
  await rename(db, 'Eva');
  const statements = watchStatements();
  await db
    .transaction(async (tx) => {
      expect(await rename(tx, 'Lea')).toEqual([{ firstname: 'Lea' }]);
      throw new Error('undone');
    })
    .catch(() => undefined);
  expect(statements.built().filter((text) => text.includes('update'))).toEqual([]);
  statements.stop();
  const [row] = await db.select().from(users).where(eq(users.id, ana.id));
  expect(row?.firstname).toBe('Eva');
});

test('a text that its key does not tell from another is an error', async () => {
  const list = (order: 'firstname' | 'lastname') =>
    askRows(db, 'order of the test', {}, () => sql`select ${users.id} from ${users} order by ${users[order]}`);
  await list('firstname');
  await expect(list('lastname')).rejects.toThrow('"order of the test" stands for two statements');
});

test('so is a value that would stay in the statement', async () => {
  const count = (name: string) =>
    ask(db, 'value of the test', {}, () => db.select({ id: users.id }).from(users).where(eq(users.firstname, name)));
  await count('Ana');
  await expect(async () => count('Eva')).rejects.toThrow('"value of the test" stands for two statements');
});
