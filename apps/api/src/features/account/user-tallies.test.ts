import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { users, userTallies } from '../../db/schema/users.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { buildEntitlement, buildUser } from '../../testing/factories/factories.ts';
import { addUpTallies } from './tallies.repository.ts';

const { db } = await openTestDatabase();

type Row = { kind: string; people: number };

const kinds = async (people: typeof userTallies | typeof users) => {
  const number = people === users ? sql`count(*)` : sql`sum(people)`;
  const verified = people === users ? sql`verified_at is not null` : sql`verified`;
  const { rows } = await db.execute<Row>(sql`
    select concat_ws(' ', standing, policy_groups, ${verified}, paid) as kind, ${number}::int as people
    from ${people} group by 1 having ${number} <> 0 order by 1`);
  return rows;
};

/** Whatever a test did: what was counted all along is what there is. */
afterEach(async () => {
  expect(await kinds(userTallies)).toEqual(await kinds(users));
});

const change = (id: string, values: Partial<typeof users.$inferInsert>) =>
  db.update(users).set(values).where(eq(users.id, id));

test('people are counted as they come, change and go', async () => {
  const now = new Date();
  const { id } = await buildUser(db, { policyGroups: ['notCertifiedDoctor'], verifiedAt: null });
  expect(await kinds(userTallies)).toEqual([{ kind: 'active {notCertifiedDoctor} f {}', people: 1 }]);
  await change(id, { verifiedAt: now });
  await change(id, { policyGroups: ['certifiedDoctor'] });
  await buildEntitlement(db, { userId: id, product: 'offersAccess' });
  expect(await kinds(userTallies)).toEqual([{ kind: 'active {certifiedDoctor} t {offersAccess}', people: 1 }]);
  await change(id, { blockedAt: now });
  expect(await kinds(userTallies)).toEqual([{ kind: 'blocked {certifiedDoctor} t {offersAccess}', people: 1 }]);
  await change(id, { blockedAt: null });
  await change(id, { deletedAt: now });
  expect(await kinds(userTallies)).toEqual([{ kind: 'deleted {certifiedDoctor} t {offersAccess}', people: 1 }]);
  await db.delete(users).where(eq(users.id, id));
  expect(await kinds(userTallies)).toEqual([]);
});

test('many at once, and none', async () => {
  for (let index = 0; index < 3; index += 1) await buildUser(db, { policyGroups: ['recruiter'] });
  await db.update(users).set({ blockedAt: new Date() });
  expect(await kinds(userTallies)).toEqual([{ kind: 'blocked {recruiter} t {}', people: 3 }]);
  await db.update(users).set({ blockedAt: null }).where(sql`false`);
  await db.delete(users).where(sql`false`);
});

test('what changes nothing of it adds nothing; what is undone was never counted', async () => {
  const { id } = await buildUser(db);
  const before = await db.$count(userTallies);
  await change(id, { locale: 'en', phone: '+34612345678' });
  expect(await db.$count(userTallies)).toBe(before);
  const undone = db.transaction(async (tx) => {
    await tx.update(users).set({ blockedAt: new Date() });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await db.$count(userTallies)).toBe(before);
});

test('added up, every kind is one row, and the figures stay', async () => {
  const { id } = await buildUser(db, { policyGroups: ['hospital'] });
  await change(id, { blockedAt: new Date() });
  const before = await kinds(userTallies);
  await addUpTallies(db);
  expect(await kinds(userTallies)).toEqual(before);
  expect(await db.$count(userTallies)).toBe(before.length);
  await addUpTallies(db);
  expect(await kinds(userTallies)).toEqual(before);
});
