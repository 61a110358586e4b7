import { randomUUIDv7 } from 'node:crypto';
import type { DoctorDashboard, HospitalDashboard, ListFilter } from '@fonendo/contract/dashboards.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { PetitionPage } from '@fonendo/contract/petitions/queue.schema';
import type { PetitionStatus } from '@fonendo/domain/petitions/petition.lifecycle';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { messages } from '../../db/schema/conversations.ts';
import { documents } from '../../db/schema/documents.ts';
import { petitionConditions } from '../../db/schema/petitions.ts';
import { documentRequests, interviewSlots, interviews } from '../../db/schema/selection.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildDoctor } from '../../testing/factories/factories.ts';
import {
  buildCandidacy,
  buildHospital,
  buildHospitalMember,
  buildOffer,
} from '../../testing/factories/hospital-factories.ts';
import { buildPapers, buildPetition } from '../../testing/factories/petition-factories.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

/** Everything happens on Tuesday, 10 March 2026, at 10:00 in Madrid. */
const api = await openTestApi();
const { db, request, clock } = api;
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

const hospitalOf = (token: string) => get<HospitalDashboard>('/dashboards/hospital', token);
const doctorOf = (token: string) => get<DoctorDashboard>('/dashboards/doctor', token);

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
  await meet('2026-03-09T09:00:00Z', 'held');
  await meet('2026-03-12T10:00:00Z', 'confirmed');
  await meet('2026-03-13T10:00:00Z', 'cancelled');
  await meet('2026-03-15T23:00:00Z', 'confirmed');

  const asked = randomUUIDv7();
  await db.insert(interviews).values({
    ...{ id: asked, candidacyId: first.id, hospitalId: hospital.id, doctorId: first.doctorId, position: 0 },
    ...{ status: 'pendingConfirmation', durationMinutes: 45, place: 'onSite', location: 'Despacho 2' },
    ...{ createdAt: daysAgo(3), updatedAt: daysAgo(3) },
  });
  // One has passed, one was withdrawn.
  for (const [day, withdrawnAt] of [
    [9, null],
    [11, daysAgo(1)],
    [14, null],
    [16, null],
  ] as const) {
    const startsAt = new Date(`2026-03-${String(day).padStart(2, '0')}T10:00:00Z`);
    const slot = { startsAt, endsAt: new Date(startsAt.getTime() + 45 * 60_000), withdrawnAt };
    await db.insert(interviewSlots).values({ id: randomUUIDv7(), interviewId: asked, proposedBy: 'hospital', ...slot });
  }

  test('see how their selection stands', async () => {
    expect(await hospitalOf(boss)).toMatchObject({
      beginning: null,
      offers: { count: 2, vacanciesLeft: 2 },
      waiting: [
        { kind: 'unseen', count: 1, oldest: { days: 11, offer: 'Cardiólogo/a' } },
        { kind: 'documents', count: 1, oldest: { candidacyId: first.id, days: 1 } },
      ],
      hires: { count: 3, medianDays: 10, targetDays: 30 },
      // Whatever the week, also the first date of one that is not confirmed.
      interviews: [
        { candidacyId: third.id, startsAt: '2026-03-12T10:00:00.000Z', offer: 'Cardiólogo/a', status: 'confirmed' },
        { candidacyId: first.id, startsAt: '2026-03-14T10:00:00.000Z', status: 'pendingConfirmation', endsAt: null },
        { candidacyId: third.id, startsAt: '2026-03-15T23:00:00.000Z', offer: 'Cardiólogo/a', place: 'video' },
      ],
    });
    const { hires } = await hospitalOf(boss);
    expect(hires?.months).toHaveLength(12);
    expect(hires?.months[0]).toMatchObject({ month: '2025-04', count: 0, medianDays: null });
    expect(hires?.months.at(-1)).toMatchObject({ month: '2026-03', count: 3, medianDays: 10 });
    const { pipeline } = await hospitalOf(boss);
    expect(pipeline.map(({ status, step, count, late }) => [status, step, count, late])).toEqual([
      ['applied', null, 3, 1],
      ['inProcess', 'Solicitud de documentación', 1, 1],
      ['inProcess', 'Entrevista', 1, 0],
    ]);
  });

  test('find in each list as many rows as its figure says', async () => {
    const { offers, pipeline, waiting, hires } = await hospitalOf(recruiter);
    expect(await countIn('/offers/managed', offers.filter, recruiter)).toBe(offers.count);
    for (const figure of [...pipeline, ...waiting, ...(hires ? [hires, ...hires.months] : [])]) {
      const total = await countIn('/selection/candidates', figure.filter, recruiter);
      expect([figure.filter, total]).toEqual([figure.filter, figure.count]);
    }
    // Of a step, those that are late are a list of their own.
    for (const { filter, late: lateThere } of pipeline) {
      expect(await countIn('/selection/candidates', { ...filter, late: 'true' }, recruiter)).toBe(lateThere);
    }
  });

  test.each(['draft', 'pending', 'refused'] as const)('with a first offer that is %s begin there', async (status) => {
    const signed = await buildSignedIn(api, { policyGroups: ['hospital'] });
    const fresh = await buildHospital(db, { administratorId: signed.user.id });
    const beginning = async () => (await hospitalOf(signed.jwt)).beginning;
    expect(await beginning()).toMatchObject({ offer: null, colleagues: false, turn: 'yours' });
    await buildOffer(db, { hospitalId: fresh.id, status: 'draft', publishedAt: null, updatedAt: daysAgo(5) });
    const first = await buildOffer(db, { hospitalId: fresh.id, status, publishedAt: null, updatedAt: daysAgo(1) });
    expect(await beginning()).toMatchObject({ offer: { id: first.id, status }, colleagues: false });
    await buildOffer(db, { hospitalId: fresh.id, status: 'closed' });
    expect(await beginning()).toBeNull();
  });

  test('are told what to do first, and which offers need them; each kind leads to its list', async () => {
    const busy = await build();
    const { id: hospitalId } = busy.hospital;
    const open = await buildOffer(db, { hospitalId, name: 'Cardiología', publishedAt: daysAgo(30) });
    const quiet = await buildOffer(db, { hospitalId, name: 'Psiquiatría', publishedAt: daysAgo(15) });
    await buildOffer(db, { hospitalId, name: 'Recién abierta', publishedAt: daysAgo(13) });
    // Half of the closed ones were open for 20 days or less, which 31 is more than one and a half times of.
    for (const days of [10, 20, 40]) {
      const times = { publishedAt: daysAgo(60), closedAt: daysAgo(60 - days) };
      await buildOffer(db, { hospitalId, status: 'closed', ...times });
    }
    const long = await buildOffer(db, { hospitalId, name: 'Geriatría', publishedAt: daysAgo(31), vacancies: 2 });
    await apply(long.id, { status: 'accepted', step: 1, ...since(2) });
    const wrong = await buildOffer(db, {
      ...{ hospitalId, name: 'Radiología', status: 'refused', updatedAt: daysAgo(4) },
      refusalReason: 'Falta la jornada.',
    });
    const undated = await apply(open.id, { status: 'inProcess', step: 2, ...since(9) });
    const met = await apply(open.id, { status: 'inProcess', step: 2, ...since(3) });
    const meeting = (candidacy: typeof met, startsAt: Date) => ({
      ...{ id: randomUUIDv7(), candidacyId: candidacy.id, hospitalId, doctorId: candidacy.doctorId, position: 2 },
      ...{
        status: 'confirmed' as const,
        durationMinutes: 45,
        place: 'video' as const,
        location: 'https://meet.example/a',
      },
      ...{ startsAt, endsAt: new Date(startsAt.getTime() + 45 * 60_000), createdAt: daysAgo(3), updatedAt: daysAgo(3) },
    });
    await db.insert(interviews).values(meeting(met, daysAgo(1)));
    await apply(open.id, { ...since(1), seenAt: null });
    const asking = await apply(open.id, { status: 'applied', ...since(6), seenAt: daysAgo(5) });
    const message = { side: 'doctor' as const, text: '¿Cuándo?', searchText: 'cuando' };
    const sent = (days: number) => ({ id: randomUUIDv7(), key: randomUUIDv7(), sentAt: daysAgo(days) });
    await db.insert(messages).values([
      { ...message, ...sent(2), candidacyId: asking.id },
      { ...message, ...sent(1), candidacyId: asking.id },
      { ...message, ...sent(5), candidacyId: met.id, answeredAt: daysAgo(4) },
    ]);
    const answer = await hospitalOf(busy.recruiter);
    expect(answer.waiting.find(({ kind }) => kind === 'messages')).toMatchObject({
      count: 1,
      oldest: { candidacyId: asking.id, days: 2 },
    });
    expect(answer.next).toMatchObject([
      { key: 'interviewDate', candidacyId: undated.id, days: 9, offer: 'Cardiología' },
      { key: 'correctOffer', id: wrong.id, days: 4 },
      { key: 'messages', candidacyId: asking.id, days: 2 },
      { key: 'interviewResult', candidacyId: met.id, days: 1 },
    ]);
    expect(answer.waiting.find(({ kind }) => kind === 'unseen')).toMatchObject({ count: 1 });
    expect(answer.offersAtRisk).toMatchObject([
      { id: wrong.id, name: 'Radiología', risk: 'toCorrect', reason: 'Falta la jornada.', days: 4, open: false },
      { id: quiet.id, name: 'Psiquiatría', risk: 'noCandidates', reason: null, days: 15, open: true },
      { id: long.id, risk: 'manyDays', days: 31, medianDays: 20, vacancies: 2, vacanciesLeft: 1 },
    ]);
    for (const { filter, count } of answer.waiting) {
      expect([filter, await countIn('/selection/candidates', filter, busy.recruiter)]).toEqual([filter, count]);
    }
    const coordinator = await buildSignedIn(api, { policyGroups: ['recruiter'] });
    await buildHospitalMember(db, { hospitalId, userId: coordinator.user.id, role: 'selectionCoordinator' });
    const theirs = await hospitalOf(coordinator.jwt);
    expect(theirs.next.map(({ key }) => key)).toEqual(['interviewDate', 'messages', 'interviewResult', 'unseen']);
    expect(theirs.waiting).toEqual(answer.waiting);
    await db.insert(interviews).values(meeting(undated, new Date('2026-03-10T15:00:00Z')));
    expect((await hospitalOf(busy.boss)).next[0]).toMatchObject({ key: 'interviewToday', candidacyId: undated.id });
  });

  test('answer the dates that a candidate proposes, and propose some only where none is left', async () => {
    const { hospital, recruiter } = await build();
    const offer = await buildOffer(db, { hospitalId: hospital.id });
    const meetings = [
      { status: 'declined', proposedBy: 'doctor', inDays: 2 },
      { status: 'declined', proposedBy: 'doctor', inDays: -1 },
      { status: 'pendingConfirmation', proposedBy: 'hospital', inDays: 2 },
      { status: 'pendingConfirmation', proposedBy: 'hospital', inDays: -1 },
    ] as const;
    const ids: string[] = [];
    for (const { status, proposedBy, inDays } of meetings) {
      const { id: candidacyId, doctorId } = await apply(offer.id, { status: 'inProcess', step: 2, ...since(9) });
      const id = randomUUIDv7();
      await db.insert(interviews).values({
        ...{ id, candidacyId, hospitalId: hospital.id, doctorId, position: 2, status },
        ...{ durationMinutes: 45, place: 'onSite', location: 'Despacho 2' },
        ...{ createdAt: daysAgo(5), updatedAt: daysAgo(4) },
      });
      const startsAt = daysAgo(-inDays);
      const slot = { startsAt, endsAt: new Date(startsAt.getTime() + 45 * 60_000) };
      await db.insert(interviewSlots).values({ id: randomUUIDv7(), interviewId: id, proposedBy, ...slot });
      ids.push(candidacyId);
    }
    const { next, waiting } = await hospitalOf(recruiter);
    expect(waiting).toMatchObject([
      { kind: 'interviewDate', count: 2, oldest: { days: 9 } },
      { kind: 'interviewProposal', count: 1, oldest: { candidacyId: ids[0], days: 4 } },
    ]);
    expect(next.map(({ key }) => key)).toEqual(['interviewDate', 'interviewProposal']);
    for (const { filter, count } of waiting) {
      expect([filter, await countIn('/selection/candidates', filter, recruiter)]).toEqual([filter, count]);
    }
  });

  test('see nothing of another hospital', async () => {
    expect(await hospitalOf(other.boss)).toEqual({
      hospital: { name: other.hospital.name },
      beginning: { offer: null, colleagues: true, turn: 'yours', can: { write: true, invite: true } },
      offers: { count: 0, vacanciesLeft: 0, filter: { view: 'approved' } },
      pipeline: [{ status: 'applied', step: null, count: 0, late: 0, filter: { status: 'applied' } }],
      next: [],
      waiting: [],
      offersAtRisk: [],
      hires: null,
      interviews: [],
    });
  });
});

describe('before the first offer is open', () => {
  test('a new hospital has no data yet; afterwards everybody is offered what they may do', async () => {
    const boss = await buildSignedIn(api, { policyGroups: ['hospital'] });
    expect(await hospitalOf(boss.jwt)).toBeNull();
    const hospital = await buildHospital(db, { administratorId: boss.user.id });
    const beginnings = async () => {
      const seen = [];
      for (const token of tokens) seen.push((await hospitalOf(token)).beginning);
      return seen.map((beginning) => beginning && [beginning.turn, beginning.can.write, beginning.can.invite]);
    };
    const tokens = [boss.jwt];
    for (const role of ['recruiter', 'selectionCoordinator', 'administrative'] as const) {
      const { jwt, user } = await buildSignedIn(api, { policyGroups: ['recruiter'] });
      await buildHospitalMember(db, { hospitalId: hospital.id, userId: user.id, role });
      tokens.push(jwt);
    }
    expect(await beginnings()).toEqual([
      ['yours', true, true],
      ['yours', true, false],
      ['colleagues', false, false],
      ['colleagues', false, false],
    ]);
    await buildOffer(db, { hospitalId: hospital.id, status: 'pending', publishedAt: null });
    expect((await beginnings()).map((beginning) => beginning?.[0])).toEqual(['team', 'team', 'team', 'team']);
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
      ...{ petition: null, offers: null, interviews: [], requests: [], openCandidacies: 0, candidacies: [] },
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

  test.each<{
    name: string;
    status: PetitionStatus | null;
    turn: string;
    rejected?: boolean;
    lapses?: boolean;
    applied?: boolean;
    conditional?: boolean;
    overrides?: { registeredOn: string };
  }>([
    { name: 'complete, unsent', status: null, turn: 'yours' },
    { name: 'under review', status: 'Pending', turn: 'ours' },
    { name: 'with a rejected paper', status: 'Review', turn: 'yours', rejected: true },
    { name: 'with a paper that lapses', status: 'Pending', turn: 'yours', lapses: true },
    { name: 'with one that cannot be replaced now', status: 'Pending', turn: 'ours', lapses: true, applied: true },
    { name: 'at the ministry', status: 'Sended', turn: 'ministry' },
    { name: 'past the term', status: 'Sended', turn: 'yours', overrides: { registeredOn: '2025-06-02' } },
    { name: 'granted under a condition', status: 'Aproved', turn: 'yours', conditional: true },
    { name: 'refused', status: 'Refused', turn: 'ended' },
  ])('$name: dashboard, list and page say the same', async ({ status, turn, overrides, ...facts }) => {
    const { rejected, lapses, applied, conditional } = facts;
    const { jwt, userId } = await signIn('notCertifiedDoctor');
    await buildPapers(db, userId, { except: rejected ? { pensum: 'rejected' } : {} });
    if (lapses) {
      const criminalRecord = and(eq(documents.doctorId, userId), eq(documents.kind, 'criminalRecord'));
      await db.update(documents).set({ validUntil: '2026-03-20' }).where(criminalRecord);
    }
    if (applied) await buildCandidacy(db, { doctorId: userId });
    const { id } = await buildPetition(db, { doctorId: userId, status, ...overrides });
    if (conditional) {
      await db
        .insert(petitionConditions)
        .values({ id: randomUUIDv7(), petitionId: id, position: 0, text: 'Prácticas' });
    }
    const { next, petition } = await doctorOf(jwt);
    expect(next.turn).toBe(turn);
    // One petition stands the same in every place that names it.
    const standing = conditional ? 'conditional' : (status ?? 'none');
    expect(petition?.standing).toBe(standing);
    expect((await get<PetitionPage>('/petitions', jwt)).items).toMatchObject([{ id, turn, standing }]);
    expect(await get<Petition>(`/petitions/${id}`, jwt)).toMatchObject({ standing, next: { turn } });
  });

  test('shows the latest candidacies with their state, open ones first', async () => {
    const { jwt, userId } = await signIn('notCertifiedDoctor');
    const build = (status: 'applied' | 'discarded', appliedAt: Date) =>
      buildCandidacy(db, { doctorId: userId, status, appliedAt });
    const open = await build('applied', daysAgo(20));
    const ended = [await build('discarded', daysAgo(9)), await build('discarded', daysAgo(3))];
    await build('discarded', daysAgo(30));
    const { candidacies } = await doctorOf(jwt);
    expect(candidacies.map(({ id, status }) => [id, status])).toEqual([
      [open.id, 'applied'],
      [ended[1]?.id, 'discarded'],
      [ended[0]?.id, 'discarded'],
    ]);
    expect(candidacies[0]?.hospital).not.toBe('');
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
    for (const yearsOfExperience of [0, 0, 0, 3])
      await buildOffer(db, { speciality: 'Urología', yearsOfExperience, community: 'ES-VC' });
    await buildOffer(db, { speciality: 'Urología', yearsOfExperience: 0, community: 'ES-GA' });
    await buildOffer(db, { speciality: 'Urología', yearsOfExperience: 0, status: 'closed' });
    const { offers } = await doctorOf(jwt);
    expect(offers).toMatchObject({ count: 4, filter: { speciality: 'Urología', maxExperience: '0' } });
    expect(offers?.items).toHaveLength(3);
    expect(offers?.items.map(({ match }) => match.level)).toEqual(['high', 'high', 'high']);
    expect(await countIn('/offers', offers?.filter ?? {}, jwt)).toBe(4);
    expect(offers?.places.map(({ community, count }) => [community, count])).toEqual([
      ['ES-VC', 3],
      ['ES-GA', 1],
    ]);
    for (const { filter, count } of offers?.places ?? []) expect(await countIn('/offers', filter, jwt)).toBe(count);
  });

  test('are not shown again what they applied to, however it ended', async () => {
    const { jwt, userId } = await signIn('certifiedDoctor', { speciality: 'Neurocirugía' });
    const build = () => buildOffer(db, { speciality: 'Neurocirugía', yearsOfExperience: 0 });
    const fresh = await build();
    for (const status of ['applied', 'discarded', 'withdrawn'] as const)
      await buildCandidacy(db, { doctorId: userId, offerId: (await build()).id, status });
    const { offers } = await doctorOf(jwt);
    expect(offers?.items.map(({ id }) => id)).toEqual([fresh.id]);
    // The figure is that of the search behind it, which marks what somebody applied to.
    expect(await countIn('/offers', offers?.filter ?? {}, jwt)).toBe(offers?.count);

    await buildCandidacy(db, { doctorId: userId, offerId: fresh.id });
    expect((await doctorOf(jwt)).offers).toMatchObject({ count: 4, items: [] });
  });
});
