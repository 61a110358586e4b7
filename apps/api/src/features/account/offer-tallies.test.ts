import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { offers, offerTallies } from '../../db/schema/offers.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { buildHospital, buildOffer } from '../../testing/factories/hospital-factories.ts';
import { isOpen } from '../offers/offers.public.ts';
import { addUpTallies } from './tallies.repository.ts';

const { db } = await openTestDatabase();

const tallied = async () => {
  const { rows } = await db.execute(sql`
    select community, sum(open)::int as open from ${offerTallies} group by 1 having sum(open) <> 0 order by 1`);
  return rows;
};

/** Whatever a test did: what was counted all along is what the search would find. */
afterEach(async () => {
  const { rows } = await db.execute(sql`
    select community, count(*)::int as open from ${offers} where ${isOpen} group by 1 order by 1`);
  expect(await tallied()).toEqual(rows);
});

const change = (id: string, values: Partial<typeof offers.$inferInsert>) =>
  db.update(offers).set(values).where(eq(offers.id, id));

test('an offer is counted while it is open, where it is', async () => {
  const { id } = await buildOffer(db, { status: 'pending', community: 'ES-VC' });
  expect(await tallied()).toEqual([]);
  await change(id, { status: 'approved' });
  expect(await tallied()).toEqual([{ community: 'ES-VC', open: 1 }]);
  await change(id, { community: 'ES-GA' });
  expect(await tallied()).toEqual([{ community: 'ES-GA', open: 1 }]);
  await change(id, { status: 'closed', closedAt: new Date() });
  expect(await tallied()).toEqual([]);
});

test('the offers of a blocked hospital leave together and come back together', async () => {
  const hospital = await buildHospital(db);
  for (const community of ['ES-VC', 'ES-VC', 'ES-MD'] as const) {
    await buildOffer(db, { hospitalId: hospital.id, community });
  }
  const block = (hospitalBlocked: boolean) =>
    db.update(offers).set({ hospitalBlocked }).where(eq(offers.hospitalId, hospital.id));
  const before = await tallied();
  await block(true);
  expect(await tallied()).toEqual([]);
  await block(false);
  expect(await tallied()).toEqual(before);
  await db.delete(offers).where(eq(offers.community, 'ES-MD'));
  expect(await tallied()).toEqual([{ community: 'ES-VC', open: 2 }]);
});

test('what changes nothing of it adds nothing; added up, every community is one row', async () => {
  const { id } = await buildOffer(db, { community: 'ES-AN' });
  await change(id, { status: 'closed', closedAt: new Date() });
  await addUpTallies(db);
  const before = await db.$count(offerTallies);
  await change(id, { name: 'Cardiólogo/a de guardia' });
  expect(await db.$count(offerTallies)).toBe(before);
  const figures = await tallied();
  expect(before).toBe(figures.length);
});
