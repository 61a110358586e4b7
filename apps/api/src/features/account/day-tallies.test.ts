import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { payments, paymentTallies } from '../../db/schema/payments.ts';
import { petitionSuspensions, petitions, petitionTallies } from '../../db/schema/petitions.ts';
import { registrationTallies, users } from '../../db/schema/users.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { buildDoctor, buildPayment, buildUser } from '../../testing/factories/factories.ts';
import { buildPetition } from '../../testing/factories/petition-factories.ts';
import { addUpTallies } from './tallies.repository.ts';

const { db } = await openTestDatabase();

const rowsOf = async (query: SQL) => (await db.execute(query)).rows;
const inSpain = (moment: SQL) => sql`(${moment} at time zone 'Europe/Madrid')::date`;
const winterDay = (moment: SQL) => sql`floor((date_part('epoch', ${moment}) + 3600) / 86400)::int`;

/** What was counted all along, and the same counted now. */
const figures: Record<string, { kept: SQL; counted: SQL }> = {
  registrations: {
    kept: sql`select day::text, standing, policy_groups::text, sum(people)::int as people from ${registrationTallies}
      group by 1, 2, 3 having sum(people) <> 0 order by 1, 2, 3`,
    counted: sql`select ${inSpain(sql`created_at`)}::text as day, standing, policy_groups::text, count(*)::int as people
      from ${users} group by 1, 2, 3 order by 1, 2, 3`,
  },
  payments: {
    kept: sql`select status, day::text, sum(payments)::int as payments, sum(base_cents)::int as base,
      sum(total_cents)::int as total, sum(access_cents)::int as access from ${paymentTallies}
      group by 1, 2 having sum(payments) <> 0 or sum(total_cents) <> 0 order by 1, 2`,
    counted: sql`select status, ${inSpain(sql`created_at`)}::text as day, count(*)::int as payments,
      sum(base_cents)::int as base, sum(total_cents)::int as total, sum(access_cents)::int as access from ${payments}
      group by 1, 2 order by 1, 2`,
  },
  petitions: {
    kept: sql`select figure, day::text, days, sum(petitions)::int as petitions from ${petitionTallies}
      group by 1, 2, 3 having sum(petitions) <> 0 order by 1, 2, 3`,
    counted: sql`select figure, day::text, days, count(*)::int as petitions from (
        select status::text as figure, (status_since at time zone 'UTC')::date as day, null::int as days
        from ${petitions} where status in ('Pending', 'Review')
        union all select case when suspended then 'suspended' else 'sent' end, registered_on, null
        from ${petitions} where status = 'Sended'
        union all select 'registered', date_trunc('month', registered_on)::date,
          registered_on - date '1970-01-01' - ${winterDay(sql`sent_at`)}
        from ${petitions} where status in ('Sended', 'Aproved', 'Refused')
        union all select 'resolved', date_trunc('month', ${inSpain(sql`resolved_at`)})::date,
          ${winterDay(sql`resolved_at`)} - (registered_on - date '1970-01-01')
        from ${petitions} where resolved_at is not null
      ) as each group by 1, 2, 3 order by 1, 2, 3`,
  },
};

/** Whatever a test did. */
const expectKept = async () => {
  for (const [name, { kept, counted }] of Object.entries(figures)) {
    expect([name, await rowsOf(kept)]).toEqual([name, await rowsOf(counted)]);
  }
};
afterEach(expectKept);

const keptPetitions = async () => (await rowsOf(figures['petitions']?.kept ?? sql``)).map((row) => Object.values(row));

test('a registration counts on its day in Spain, with what the person is now', async () => {
  const late = new Date('2026-03-01T23:30:00Z');
  const { id } = await buildUser(db, { createdAt: late, policyGroups: ['notCertifiedDoctor'] });
  expect(await rowsOf(sql`select day::text from ${registrationTallies} where standing = 'active'`)).toEqual([
    { day: '2026-03-02' },
  ]);
  for (const change of [
    { policyGroups: ['certifiedDoctor' as const] },
    { blockedAt: late },
    { blockedAt: null, deletedAt: late },
    { firstname: 'Sofía' },
    { createdAt: new Date('2026-02-01T10:00:00Z') },
  ]) {
    await db.update(users).set(change).where(eq(users.id, id));
    await expectKept();
  }
  await db.delete(users).where(eq(users.id, id));
});

test('a payment counts on the day it began, with its status and what it comes to', async () => {
  const { id: userId } = await buildUser(db);
  const ids: string[] = [];
  for (const createdAt of ['2026-03-01T10:00:00Z', '2026-03-01T22:59:00Z', '2026-03-01T23:00:00Z']) {
    ids.push((await buildPayment(db, { userId, createdAt: new Date(createdAt) })).id);
  }
  const change = (values: Partial<typeof payments.$inferInsert>) =>
    db.update(payments).set(values).where(inArray(payments.id, ids));
  await change({ status: 'paid' });
  expect(await db.$count(paymentTallies, sql`status = 'paid'`)).toBe(2);
  await change({ baseCents: 20_000, taxCents: 0, totalCents: 20_000 });
  await expectKept();
  await change({ lines: [{ product: 'offersAccess', priceCents: 20_000, discountPercent: 0, baseCents: 20_000 }] });
  await expectKept();
  await change({ status: 'refunded' });
  const before = await db.$count(paymentTallies);
  await change({ gatewaySession: null, settledAt: new Date() });
  expect(await db.$count(paymentTallies)).toBe(before);
  await db.delete(payments).where(eq(payments.userId, userId));
});

test('a petition counts wherever it stands, from its making to its end', async () => {
  const { userId: doctorId } = await buildDoctor(db);
  const { id } = await buildPetition(db, { doctorId });
  expect(await keptPetitions()).toEqual([]);
  const change = (values: Partial<typeof petitions.$inferInsert>) =>
    db.update(petitions).set(values).where(eq(petitions.id, id));
  const sentAt = new Date('2026-02-27T10:00:00Z');
  await change({ status: 'Pending', sentAt, statusSince: sentAt });
  expect(await keptPetitions()).toEqual([['Pending', '2026-02-27', null, 1]]);
  await change({ status: 'Review', statusSince: new Date('2026-02-28T23:30:00Z') });
  expect(await keptPetitions()).toEqual([['Review', '2026-02-28', null, 1]]);
  await change({ status: 'Sended', registryNumber: 'R-1', registeredOn: '2026-03-03' });
  expect(await keptPetitions()).toEqual([
    ['registered', '2026-03-01', 4, 1],
    ['sent', '2026-03-03', null, 1],
  ]);
  const suspension = { id: crypto.randomUUID(), petitionId: id, reason: 'Falta el programa.', from: '2026-03-20' };
  await db.insert(petitionSuspensions).values({ ...suspension, answerBy: '2026-04-20' });
  expect((await keptPetitions()).map(([figure]) => figure)).toEqual(['registered', 'suspended']);
  await change({ registeredOn: '2026-02-28' });
  await expectKept();
  const before = await db.$count(petitionTallies);
  await change({ updatedAt: new Date(), searchText: 'otro' });
  expect(await db.$count(petitionTallies)).toBe(before);
  await change({ status: 'Aproved', resolutionKind: 'granted', resolvedAt: new Date('2026-07-31T22:30:00Z') });
  expect(await keptPetitions()).toEqual([
    ['registered', '2026-02-01', 1, 1],
    ['resolved', '2026-08-01', 153, 1],
  ]);
  await change({ sentAt: null });
  await expectKept();
  await db.delete(petitions).where(eq(petitions.id, id));
  expect(await keptPetitions()).toEqual([]);
});

test('many at once count as each of them; added up, every kind has one row and nothing changes', async () => {
  for (const status of ['Pending', 'Sended', 'Aproved'] as const) {
    const { userId: doctorId } = await buildDoctor(db);
    await buildPetition(db, { doctorId, status });
    await buildPayment(db, { userId: doctorId, status: 'paid' });
  }
  await db.update(petitions).set({ statusSince: new Date('2026-03-05T10:00:00Z') });
  await db.update(users).set({ policyGroups: ['certifiedDoctor'] });
  await addUpTallies(db);
  await expectKept();
  const tables = { registrations: registrationTallies, payments: paymentTallies, petitions: petitionTallies };
  for (const [name, table] of Object.entries(tables)) {
    expect([name, await db.$count(table)]).toEqual([name, (await rowsOf(figures[name]?.kept ?? sql``)).length]);
  }
  await addUpTallies(db);
});
