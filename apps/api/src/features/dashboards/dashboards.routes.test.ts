import { randomUUIDv7 } from 'node:crypto';
import type { AdministratorDashboard, ListFilter } from '@fonendo/contract/dashboards.schema';
import type { Payment } from '@fonendo/contract/payments.schema';
import { policyGroups } from '@fonendo/domain/auth/policy-group';
import { addDays } from '@fonendo/domain/reference/working-calendar';
import { describe, expect, test } from 'vitest';
import { petitionSuspensions } from '../../db/schema/petitions.ts';
import {
  buildDoctor,
  buildInvoice,
  buildPayment,
  buildRectification,
  buildUser,
} from '../../testing/factories/factories.ts';
import { buildHospital, buildHospitalMember, buildOffer } from '../../testing/factories/hospital-factories.ts';
import { buildPapers, buildPetition } from '../../testing/factories/petition-factories.ts';
import { openPetitionsApi } from '../../testing/scenes/petitions.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

/** Everything happens on Tuesday, 10 March 2026, at 10:00 in Madrid. */
const api = await openPetitionsApi();
const { db, request, admin, otherAdmin, clock } = api;
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 24 * 60 * 60 * 1000);

async function get<Answer>(path: string, token: string): Promise<Answer> {
  const { status, body } = await request('GET', `/api${path}`, { token });
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body as Answer;
}

/** How many rows the list holds to which a figure leads. */
async function countIn(path: string, filter: ListFilter, token: string): Promise<number> {
  return (await get<{ total: number }>(`${path}?${new URLSearchParams(filter)}`, token)).total;
}

const administrator = (token = admin.jwt) => get<AdministratorDashboard>('/dashboards/administrator', token);

describe('who may see which', () => {
  const own = { administrator: ['superadmin', 'admin'], hospital: ['hospital', 'recruiter'] };
  const doctors = ['certifiedDoctor', 'notCertifiedDoctor'];

  test.each(policyGroups)('%s sees the dashboard of its own group alone', async (group) => {
    const { jwt, user } = await buildSignedIn(api, { policyGroups: [group] });
    if (own.hospital.includes(group)) {
      const hospital = await buildHospital(db);
      await buildHospitalMember(db, { hospitalId: hospital.id, userId: user.id, role: 'recruiter' });
    }
    if (doctors.includes(group)) await buildDoctor(db, { userId: user.id });
    const status = async (path: string) => (await request('GET', `/api/dashboards/${path}`, { token: jwt })).status;
    expect(await status('administrator')).toBe(own.administrator.includes(group) ? 200 : 403);
    expect(await status('hospital')).toBe(own.hospital.includes(group) ? 200 : 403);
    expect(await status('doctor')).toBe(doctors.includes(group) ? 200 : 403);
  });

  test.each(['administrator', 'hospital', 'doctor'])('nobody signed out sees that of %s', async (name) => {
    expect(await request('GET', `/api/dashboards/${name}`)).toMatchObject({
      status: 401,
      body: { code: 'Unauthenticated' },
    });
  });

  test('who works for no hospital yet has no figures; a doctor who has declared nothing is refused', async () => {
    const recruiter = await buildSignedIn(api, { policyGroups: ['recruiter'] });
    const doctor = await buildSignedIn(api, { policyGroups: ['notCertifiedDoctor'] });
    expect(await request('GET', '/api/dashboards/hospital', { token: recruiter.jwt })).toMatchObject({
      status: 200,
      body: null,
    });
    expect((await request('GET', '/api/dashboards/doctor', { token: doctor.jwt })).status).toBe(404);
  });
});

describe('administrators', async () => {
  await buildHospital(db, { approvalStatus: 'pending', approvalSince: daysAgo(4) });
  const build = async (
    petition: Omit<Parameters<typeof buildPetition>[1], 'doctorId'>,
    cv?: 'pending' | 'reviewed',
  ) => {
    const { userId } = await buildDoctor(db);
    await buildPapers(db, userId, { cv: cv ?? 'reviewed' });
    return buildPetition(db, { ...petition, doctorId: userId });
  };
  await build({ status: null });
  for (const days of [0, 2, 3, 7, 8, 30]) await build({ status: 'Pending', statusSince: daysAgo(days) }, 'pending');
  for (const days of [1, 7.5, 9]) await build({ status: 'Review', statusSince: daysAgo(days) });
  await build({ status: 'Sended' }, 'pending');
  // Six months end on 10 March for who was registered on 10 September: the last day is not past.
  const registered = ['2026-03-09', '2026-02-10', '2026-02-09', '2025-10-11', '2025-09-10', '2025-09-09', '2025-08-01'];
  const sentBefore = (registeredOn: string, days: number) => new Date(`${addDays(registeredOn, -days)}T10:00:00Z`);
  for (const registeredOn of registered)
    await build({ status: 'Sended', registeredOn, sentAt: sentBefore(registeredOn, 4) });
  const suspended = await build({ status: 'Sended', registeredOn: '2025-08-20' });
  // Two at once stop the clock once: from 1 December to 10 January are 40 days, so the term ends on 1 April.
  for (const [from, until] of [
    ['2025-12-01', '2025-12-31'],
    ['2025-12-20', '2026-01-10'],
  ] as const) {
    const reason = 'Falta el pensum';
    await db
      .insert(petitionSuspensions)
      .values({ id: randomUUIDv7(), petitionId: suspended.id, reason, from, until, answerBy: '2026-01-31' });
  }
  await build({ status: 'Aproved', registeredOn: '2025-09-01', sentAt: sentBefore('2025-09-01', 9) });
  for (const days of [9, 15]) {
    const registeredOn = '2025-10-15';
    const resolvedAt = new Date('2025-12-10T10:00:00Z');
    await build({ status: 'Refused', registeredOn, resolvedAt, sentAt: sentBefore(registeredOn, days) });
  }
  await build({ status: 'Refused', registeredOn: '2025-11-01', resolvedAt: new Date('2026-02-28T23:30:00Z') });

  const { id: hospitalId } = await buildHospital(db);
  await buildOffer(db, { hospitalId, status: 'pending', submittedAt: daysAgo(4), publishedAt: null });
  await buildOffer(db, {
    hospitalId,
    status: 'pending',
    submittedAt: daysAgo(1),
    publishedAt: null,
    name: 'Urgencias',
  });
  const revised = await buildOffer(db, { hospitalId });
  await db.execute(
    `update offers set revision = '{}', revision_status = 'pending', submitted_at = '2026-03-01T09:00:00Z' where id = '${revised.id}'`,
  );
  await buildOffer(db, { hospitalId, status: 'closed', closedAt: daysAgo(1) });

  const { userId } = await buildDoctor(db);
  const pay = (createdAt: string, status: Payment['status']) =>
    buildPayment(db, { userId, status, createdAt: new Date(createdAt) });
  await pay('2026-03-01T10:00:00Z', 'paid');
  // Still February in London, March in Madrid.
  await pay('2026-02-28T23:30:00Z', 'paid');
  await pay('2026-02-10T10:00:00Z', 'paid');
  await pay('2026-02-11T10:00:00Z', 'refunded');
  // In December 100 € of one payment were given back in January, and the buyer's data of it rectified.
  const rectified = await pay('2025-12-10T10:00:00Z', 'paid');
  await buildInvoice(db, rectified, { number: 900, series: 'F2025', issuedOn: '2025-12-10' });
  await buildRectification(db, rectified.id);
  await buildRectification(db, rectified.id, { baseCents: -10_000, taxCents: -2_100, totalCents: -12_100 });
  await pay('2026-02-12T10:00:00Z', 'failed');
  const line = (product: 'recognition' | 'offersAccess', baseCents: number) => ({
    ...{ product, priceCents: baseCents, discountPercent: 0, baseCents },
  });
  const twoProducts = await buildPayment(db, {
    ...{
      userId,
      status: 'paid',
      createdAt: new Date('2026-01-10T10:00:00Z'),
      products: ['recognition', 'offersAccess'],
    },
    ...{ lines: [line('recognition', 39_000), line('offersAccess', 4_900)] },
    ...{ baseCents: 43_900, taxCents: 0, totalCents: 43_900 },
  });
  await buildInvoice(db, twoProducts, { number: 901, series: 'F2026', issuedOn: '2026-01-10' });
  await buildRectification(db, twoProducts.id, {
    ...{ baseCents: -9_000, taxCents: 0, totalCents: -9_000, lines: [line('recognition', -9_000)] },
  });
  await pay('2025-03-31T21:00:00Z', 'paid');

  for (const createdAt of [
    '2026-03-08T22:59:00Z',
    '2026-03-08T23:00:00Z',
    '2026-03-10T08:00:00Z',
    '2025-12-21T23:30:00Z',
  ])
    await buildUser(db, { createdAt: new Date(createdAt) });
  await buildUser(db, { createdAt: new Date('2026-03-09T10:00:00Z'), blockedAt: clock.now() });
  await buildUser(db, { createdAt: new Date('2026-03-09T11:00:00Z'), deletedAt: clock.now() });

  test('see the day’s queue with the case that has waited longest', async () => {
    expect((await administrator()).queue).toEqual({
      petitions: { count: 6, worstDays: 30, filter: { status: 'Pending' } },
      offers: { count: 3, worstDays: 9, filter: { view: 'toApprove' } },
      hospitals: { count: 1, worstDays: 4, filter: { approval: 'pending' } },
      // 1 February 2026 was a Sunday: the term of the oldest ended on Monday the 2nd.
      overdue: { count: 2, worstDays: 36, filter: { term: 'over' } },
      cvs: { count: 6, moreThanCount: false, worstDays: 30, filter: { cv: 'pending' } },
      messages: { count: 0, worstDays: null, filter: { messages: 'unanswered' } },
      reports: { count: 0, worstDays: null, filter: { standing: 'reported' } },
    });
  });

  test('see petitions by how long they wait, and those at the ministry by month', async () => {
    const { petitions } = await administrator();
    const ages = petitions.inHand.map(({ status, count, ages }) => [status, count, ages.map((age) => age.count)]);
    expect(ages).toEqual([
      ['Pending', 6, [2, 2, 2]],
      ['Review', 3, [1, 1, 1]],
    ]);
    expect(petitions.sent.months.map(({ count }) => count)).toEqual([2, 2, 0, 0, 1, 2, 2]);
    expect(petitions.sent.count).toBe(9);
  });

  test('see money by month: paid, before tax, and apart what was given back', async () => {
    const { money } = await administrator();
    expect(money).toHaveLength(12);
    expect(money[0]).toMatchObject({ month: '2025-04', paid: { count: 0, cents: 0 }, netCents: 0 });
    expect(money.at(-2)).toMatchObject({
      month: '2026-02',
      netCents: 39_000,
      paid: { count: 1, cents: 47_190 },
      refunded: { count: 1, cents: 47_190 },
    });
    expect(money.at(-4)).toMatchObject({ month: '2025-12', netCents: 29_000, rectifiedCents: 10_000 });
    expect(money.at(-1)).toMatchObject({
      month: '2026-03',
      netCents: 78_000,
      rectifiedCents: 0,
      refunded: { count: 0, cents: 0 },
    });
  });

  test('see income by product, and the month before up to the same day', async () => {
    const { money, moneyBefore } = await administrator();
    const both = (month: string) => money.find((row) => row.month === month)?.byProduct;
    expect(both('2026-01')).toEqual({ recognition: 30_000, offersAccess: 4_900 });
    expect(both('2025-12')).toEqual({ recognition: 29_000, offersAccess: 0 });
    for (const { netCents, byProduct } of money) expect(byProduct.recognition + byProduct.offersAccess).toBe(netCents);
    // That of the 10th counts, that of 28 February does not: it began in March.
    expect(moneyBefore).toEqual({
      ...{ from: '2026-02-01', to: '2026-02-10', netCents: 39_000 },
      filter: { from: '2026-02-01', to: '2026-02-10', status: 'paid' },
    });
  });

  test('see registrations of four complete weeks beside the four before them', async () => {
    const { recent, weeks } = (await administrator()).users;
    const sum = (from: number, to: number) => weeks.slice(from, to).reduce((total, { count }) => total + count, 0);
    expect(recent).toMatchObject({ count: sum(7, 11), before: sum(3, 7), weeks: 4 });
    expect(recent.filter).toEqual({ from: '2026-02-09', to: '2026-03-08' });
  });

  test('see how many of the active users registered since the same day of the month before', async () => {
    const { active, since } = (await administrator()).users;
    expect(since).toBe('2026-02-10');
    expect(active.some(({ joined }) => joined > 0)).toBe(true);
    for (const { joined, filter } of active) {
      expect(joined).toBe(await countIn('/users', { ...filter, from: since }, admin.jwt));
    }
  });

  test('see processing times by month, median and 90th percentile', async () => {
    const { times } = await administrator();
    const of = (month: string) => times.find((time) => time.month === month);
    // 4, 9 and 15 days.
    expect(of('2025-10')?.ours).toMatchObject({ medianDays: 9, p90Days: 14, count: 3 });
    expect(of('2026-03')?.ministry).toMatchObject({ medianDays: 150, p90Days: 175, count: 2 });
    expect(of('2026-01')).toMatchObject({ ours: null, ministry: null });
  });

  test('find in each list as many rows as its figure says', async () => {
    const { queue, petitions, money, users, times } = await administrator();
    const figures = {
      '/petitions': [
        queue.petitions,
        queue.overdue,
        queue.cvs,
        ...petitions.inHand.flatMap((row) => [row, ...row.ages]),
        petitions.sent,
        ...petitions.sent.months,
        ...times.flatMap(({ ours, ministry }) => [ours, ministry]).filter((figure) => figure !== null),
      ],
      '/offers/managed': [queue.offers],
      '/hospitals': [queue.hospitals],
      '/payments/all': money.flatMap(({ paid, refunded }) => [paid, refunded]),
      '/users': [...users.active, ...users.weeks, users.recent],
    };
    for (const [path, list] of Object.entries(figures)) {
      for (const { count, filter } of list) {
        expect([path, filter, await countIn(path, filter, admin.jwt)]).toEqual([path, filter, count]);
      }
    }
    expect(users.weeks.at(-1)).toMatchObject({ from: '2026-03-09', to: '2026-03-15' });
    expect(users.weeks.at(-1)?.count).toBeGreaterThanOrEqual(4);
  });

  test('find the same sum of money in the list', async () => {
    for (const { paid, netCents, rectifiedCents } of (await administrator()).money) {
      const path = `/payments/all?${new URLSearchParams({ ...paid.filter, limit: '100' })}`;
      const { items } = await get<{ items: Payment[] }>(path, admin.jwt);
      expect(items.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(paid.cents);
      expect(items.reduce((sum, { baseCents }) => sum + baseCents, 0)).toBe(netCents + rectifiedCents);
    }
  });

  test('see the five offers that have waited longest, revisions among them', async () => {
    const { offersToApprove } = await administrator();
    expect(offersToApprove.map(({ waitingDays, revision }) => [waitingDays, revision])).toEqual([
      [9, true],
      [4, false],
      [1, false],
    ]);
  });

  test('see where the open offers are, the most first', async () => {
    const before = (await administrator()).openOffers.find(({ community }) => community === 'ES-ML')?.count ?? 0;
    for (let index = 0; index < 40; index += 1) await buildOffer(db, { community: 'ES-ML' });
    await buildOffer(db, { community: 'ES-ML', status: 'closed' });
    await buildOffer(db, { community: 'ES-ML', hospitalBlocked: true });
    const { openOffers } = await administrator();
    expect(openOffers[0]).toEqual({ community: 'ES-ML', count: before + 40 });
  });

  test('of both kinds see the same', async () => {
    expect(await administrator(otherAdmin.jwt)).toEqual(await administrator());
  });
});
