import { randomUUIDv7 } from 'node:crypto';
import type {
  AdministratorDashboard,
  DoctorDashboard,
  HospitalDashboard,
  ListFilter,
} from '@fonendo/contract/dashboards.schema';
import type { Payment } from '@fonendo/contract/payments.schema';
import { policyGroups } from '@fonendo/domain/policy-group';
import { addDays } from '@fonendo/domain/working-calendar';
import { describe, expect, test } from 'vitest';
import { petitionSuspensions } from '../../db/schema/petitions.ts';
import { documentRequests, interviewSlots, interviews } from '../../db/schema/selection.ts';
import { buildDoctor, buildPayment, buildUser } from '../../testing/factories.ts';
import { buildCandidacy, buildHospital, buildHospitalMember, buildOffer } from '../../testing/hospital-factories.ts';
import { buildPapers, buildPetition } from '../../testing/petition-factories.ts';
import { openPetitionsApi } from '../../testing/petitions.ts';
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
const hospitalOf = (token: string) => get<HospitalDashboard>('/dashboards/hospital', token);
const doctorOf = (token: string) => get<DoctorDashboard>('/dashboards/doctor', token);

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

  test('who works for no hospital, and who has declared nothing, is refused', async () => {
    const recruiter = await buildSignedIn(api, { policyGroups: ['recruiter'] });
    const doctor = await buildSignedIn(api, { policyGroups: ['notCertifiedDoctor'] });
    expect((await request('GET', '/api/dashboards/hospital', { token: recruiter.jwt })).status).toBe(403);
    expect((await request('GET', '/api/dashboards/doctor', { token: doctor.jwt })).status).toBe(404);
  });
});

describe('administrators', async () => {
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
  await pay('2026-02-12T10:00:00Z', 'failed');
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
      // 1 February 2026 was a Sunday: the term of the oldest ended on Monday the 2nd.
      overdue: { count: 2, worstDays: 36, filter: { term: 'over' } },
      cvs: { count: 6, worstDays: 30, filter: { cv: 'pending' } },
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
    expect(money.at(-1)).toMatchObject({ month: '2026-03', netCents: 78_000, refunded: { count: 0, cents: 0 } });
  });

  test('see processing times by month, median and 90th percentile', async () => {
    const { times } = await administrator();
    const of = (month: string) => times.find((time) => time.month === month);
    // 4, 4 and 9 days.
    expect(of('2025-09')?.ours).toMatchObject({ medianDays: 4, p90Days: 8, count: 3 });
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
      '/payments/all': money.flatMap(({ paid, refunded }) => [paid, refunded]),
      '/users': [...users.active, ...users.weeks],
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
    for (const { paid, netCents } of (await administrator()).money) {
      const path = `/payments/all?${new URLSearchParams({ ...paid.filter, limit: '100' })}`;
      const { items } = await get<{ items: Payment[] }>(path, admin.jwt);
      expect(items.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(paid.cents);
      expect(items.reduce((sum, { baseCents }) => sum + baseCents, 0)).toBe(netCents);
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

  test('of both kinds see the same', async () => {
    expect(await administrator(otherAdmin.jwt)).toEqual(await administrator());
  });
});

describe('hospitals', async () => {
  const build = async () => {
    const boss = await buildSignedIn(api, { policyGroups: ['hospital'] });
    const hospital = await buildHospital(db, { administratorId: boss.user.id });
    const recruiter = await buildSignedIn(api, { policyGroups: ['recruiter'] });
    await buildHospitalMember(db, { hospitalId: hospital.id, userId: recruiter.user.id, role: 'recruiter' });
    return { hospital, boss: boss.jwt, recruiter: recruiter.jwt };
  };
  const { hospital, boss, recruiter } = await build();
  const other = await build();
  const offer = await buildOffer(db, { hospitalId: hospital.id, vacancies: 3 });
  const full = await buildOffer(db, { hospitalId: hospital.id, vacancies: 1 });
  const closed = await buildOffer(db, { hospitalId: hospital.id, status: 'closed', vacancies: 5 });
  const since = (days: number) => ({
    appliedAt: daysAgo(days + 10),
    statusSince: daysAgo(days),
    stepSince: daysAgo(days),
  });
  const apply = (offerId: string, overrides: Parameters<typeof buildCandidacy>[1] = {}) =>
    buildCandidacy(db, { offerId, seenAt: daysAgo(1), ...overrides });
  await apply(offer.id, { ...since(1), seenAt: null });
  await apply(offer.id, since(7));
  await apply(offer.id, since(8));
  const first = await apply(offer.id, { status: 'inProcess', step: 0, ...since(12) });
  const third = await apply(closed.id, { status: 'inProcess', step: 2, ...since(2) });
  await apply(offer.id, { status: 'accepted', step: 1, ...since(5) });
  await apply(full.id, {
    status: 'accepted',
    step: 1,
    appliedAt: daysAgo(35),
    statusSince: daysAgo(5),
    stepSince: daysAgo(5),
  });
  await apply(full.id, { status: 'accepted', step: 1, ...since(6) });
  await apply(offer.id, { status: 'discarded', ...since(40), seenAt: null });

  const papers = { candidacyId: first.id, hospitalId: hospital.id, doctorId: first.doctorId, position: 0 };
  const file = { fileName: 'a.pdf', bytes: 9, sha256: '0'.repeat(64), uploadedAt: daysAgo(1) };
  for (const status of ['uploaded', 'uploaded', 'asked'] as const) {
    await db.insert(documentRequests).values({
      ...papers,
      ...{ id: randomUUIDv7(), name: 'Seguro', why: 'Lo pide la plaza.', dueOn: '2026-03-20', status },
      ...{ createdAt: daysAgo(3), ...(status === 'uploaded' && file) },
    });
  }
  const meet = async (startsAt: string, status: 'confirmed' | 'held' | 'cancelled') => {
    const [begin, end] = [new Date(startsAt), new Date(Date.parse(startsAt) + 45 * 60_000)];
    await db.insert(interviews).values({
      ...{ id: randomUUIDv7(), candidacyId: third.id, hospitalId: hospital.id, doctorId: third.doctorId, position: 2 },
      ...{
        status,
        durationMinutes: 45,
        place: 'video',
        location: 'https://meet.example/a',
        startsAt: begin,
        endsAt: end,
      },
      ...{ createdAt: daysAgo(3), updatedAt: daysAgo(3) },
    });
  };
  // The week begins on Monday the 9th at midnight in Madrid, an hour earlier in London.
  await meet('2026-03-08T22:00:00Z', 'held');
  await meet('2026-03-08T23:00:00Z', 'held');
  await meet('2026-03-12T10:00:00Z', 'confirmed');
  await meet('2026-03-13T10:00:00Z', 'cancelled');
  await meet('2026-03-15T23:00:00Z', 'confirmed');

  test('see how their selection stands', async () => {
    expect(await hospitalOf(boss)).toMatchObject({
      offers: { count: 2, vacanciesLeft: 2 },
      late: { count: 2, worstDays: 12 },
      unseen: { count: 1 },
      toAccept: { count: 1 },
      hires: { count: 3, medianDays: 10 },
      interviews: {
        count: 2,
        items: [{ candidacyId: third.id, startsAt: '2026-03-12T10:00:00.000Z', offer: 'Cardiólogo/a' }],
      },
    });
    const { pipeline } = await hospitalOf(boss);
    expect(pipeline.map(({ status, step, count, late }) => [status, step, count, late])).toEqual([
      ['applied', null, 3, 1],
      ['inProcess', 0, 1, 1],
      ['inProcess', 1, 0, 0],
      ['inProcess', 2, 1, 0],
    ]);
  });

  test('find in each list as many rows as its figure says', async () => {
    const { offers, pipeline, late, unseen, toAccept, hires, interviews: week } = await hospitalOf(recruiter);
    expect(await countIn('/offers/managed', offers.filter, recruiter)).toBe(offers.count);
    for (const figure of [...pipeline, late, unseen, toAccept, ...(hires ? [hires] : [])]) {
      const total = await countIn('/selection/candidates', figure.filter, recruiter);
      expect([figure.filter, total]).toEqual([figure.filter, figure.count]);
    }
    // Of a step, those that are late are a list of their own.
    for (const { filter, late: lateThere } of pipeline) {
      expect(await countIn('/selection/candidates', { ...filter, late: 'true' }, recruiter)).toBe(lateThere);
    }
    const { items } = await get<{ items: { status: string }[] }>(
      `/interviews?${new URLSearchParams(week.filter)}`,
      recruiter,
    );
    expect(items.filter(({ status }) => status !== 'cancelled')).toHaveLength(week.count);
  });

  test('see nothing of another hospital', async () => {
    expect(await hospitalOf(other.boss)).toEqual({
      hospital: { name: other.hospital.name },
      offers: { count: 0, vacanciesLeft: 0, filter: { view: 'approved' } },
      pipeline: [{ status: 'applied', step: null, count: 0, late: 0, filter: { status: 'applied' } }],
      late: { count: 0, worstDays: null, filter: { late: 'true' } },
      unseen: { count: 0, filter: { unseen: 'true' } },
      toAccept: { count: 0, filter: { toAccept: 'true' } },
      hires: null,
      interviews: expect.objectContaining({ count: 0, items: [] }),
    });
  });
});

describe('doctors', () => {
  const signIn = async (
    group: 'certifiedDoctor' | 'notCertifiedDoctor',
    doctor: Parameters<typeof buildDoctor>[1] = {},
  ) => {
    const { jwt, user } = await buildSignedIn(api, { policyGroups: [group], phone: '+34612345678' });
    await buildDoctor(db, { userId: user.id, ...doctor });
    return { jwt, userId: user.id };
  };

  test('who has only registered is told to complete the rest', async () => {
    const { jwt } = await signIn('notCertifiedDoctor', { speciality: null });
    expect(await doctorOf(jwt)).toMatchObject({
      next: { turn: 'yours', key: 'uploadDocuments', purpose: 'petition' },
      ...{ petition: null, offers: null, interviews: [], requests: [], openCandidacies: 0 },
    });
  });

  test('whose petition lies at the ministry sees its line and the days', async () => {
    const { jwt, userId } = await signIn('notCertifiedDoctor');
    await buildPapers(db, userId);
    const sentAt = daysAgo(100);
    await buildPetition(db, { doctorId: userId, status: 'Sended', sentAt, registeredOn: '2025-12-10' });
    const { next, petition } = await doctorOf(jwt);
    expect(next).toMatchObject({ turn: 'ministry', key: 'waitForMinistry', daysLeft: 92 });
    expect(petition).toMatchObject({
      status: 'Sended',
      daysSinceSent: 100,
      legalTerm: { daysElapsed: 90, daysLeft: 92 },
    });
    expect(petition?.steps.map(({ reached }) => reached)).toEqual([true, true, true, true, false]);
  });

  test('a rejected document comes first, and what the ministry or a hospital waits for before it', async () => {
    const { jwt, userId } = await signIn('notCertifiedDoctor');
    await buildPapers(db, userId, { except: { pensum: 'rejected' } });
    await buildPetition(db, { doctorId: userId, status: 'Pending' });
    expect((await doctorOf(jwt)).next).toMatchObject({ key: 'replaceDocuments', documents: ['pensum'] });

    const candidacy = await buildCandidacy(db, { doctorId: userId, status: 'inProcess', step: 0 });
    const { id: candidacyId, hospitalId } = candidacy;
    const whose = { candidacyId, hospitalId, doctorId: userId, position: 0 };
    for (const dueOn of ['2026-03-20', '2026-03-09']) {
      await db.insert(documentRequests).values({
        ...whose,
        ...{ id: randomUUIDv7(), name: 'Seguro', why: 'Lo pide la plaza.', dueOn, createdAt: daysAgo(3) },
      });
    }
    const { next, requests, openCandidacies } = await doctorOf(jwt);
    expect(next).toMatchObject({ key: 'sendRequestedDocuments', by: '2026-03-09', count: 2, candidacyId });
    expect(requests.map(({ dueOn, overdue }) => [dueOn, overdue])).toEqual([
      ['2026-03-09', true],
      ['2026-03-20', false],
    ]);
    expect(openCandidacies).toBe(1);
  });

  test('interviews to come are there, and dates to choose from are the next step', async () => {
    const { jwt, userId } = await signIn('certifiedDoctor');
    const build = async (startsAt: Date | null) => {
      const { id: candidacyId, hospitalId } = await buildCandidacy(db, {
        doctorId: userId,
        status: 'inProcess',
        step: 2,
      });
      const id = randomUUIDv7();
      const endsAt = startsAt && new Date(startsAt.getTime() + 45 * 60_000);
      await db.insert(interviews).values({
        ...{ id, candidacyId, hospitalId, doctorId: userId, position: 2, durationMinutes: 45 },
        ...{
          place: 'video',
          location: 'https://meet.example/a',
          startsAt,
          endsAt,
          createdAt: daysAgo(2),
          updatedAt: daysAgo(2),
        },
        status: startsAt ? 'confirmed' : 'pendingConfirmation',
      });
      return { id, candidacyId };
    };
    await build(daysAgo(1));
    const coming = await build(daysAgo(-3));
    const open = await build(null);
    const slot = (startsAt: Date, withdrawnAt: Date | null = null) => ({
      ...{ id: randomUUIDv7(), interviewId: open.id, proposedBy: 'hospital' as const, startsAt, withdrawnAt },
      endsAt: new Date(startsAt.getTime() + 45 * 60_000),
    });
    await db
      .insert(interviewSlots)
      .values([slot(daysAgo(1)), slot(daysAgo(-1), daysAgo(1)), slot(daysAgo(-2)), slot(daysAgo(-4))]);
    const { interviews: shown, next } = await doctorOf(jwt);
    expect(shown.map(({ id, dates }) => [id, dates])).toEqual([
      [coming.id, 0],
      [open.id, 2],
    ]);
    expect(next).toMatchObject({ key: 'pickInterviewDate', candidacyId: open.candidacyId, by: '2026-03-12' });
  });

  test('find in the search as many offers as are said to fit', async () => {
    const { jwt } = await signIn('certifiedDoctor', { speciality: 'Urología' });
    for (const yearsOfExperience of [0, 0, 0, 0, 3])
      await buildOffer(db, { speciality: 'Urología', yearsOfExperience });
    await buildOffer(db, { speciality: 'Urología', yearsOfExperience: 0, status: 'closed' });
    const { offers } = await doctorOf(jwt);
    expect(offers).toMatchObject({ count: 4, filter: { speciality: 'Urología', maxExperience: '0' } });
    expect(offers?.items).toHaveLength(3);
    expect(offers?.items.map(({ match }) => match.level)).toEqual(['high', 'high', 'high']);
    expect(await countIn('/offers', offers?.filter ?? {}, jwt)).toBe(4);
  });
});
