import { buffer } from 'node:stream/consumers';
import type { Conversation } from '@fonendo/contract/conversations.schema';
import { cvDraftSchema } from '@fonendo/contract/cv.schema';
import type { HospitalDashboard } from '@fonendo/contract/dashboards.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { type PetitionStatusFilter, petitionStatusFilters } from '@fonendo/contract/petitions/queue.schema';
import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { hiresShown } from '@fonendo/domain/dashboards/hires';
import { demoAccounts, demoPassword } from '@fonendo/domain/demo/accounts';
import { findDocumentNumberError } from '@fonendo/domain/doctors/identity-document';
import { documentRequestStatuses } from '@fonendo/domain/document-requests/document-request.lifecycle';
import { isCif } from '@fonendo/domain/hospitals/cif';
import { offerStatuses } from '@fonendo/domain/offers/offer.lifecycle';
import { communityOfPostalCode } from '@fonendo/domain/reference/communities';
import { generalMedicine } from '@fonendo/domain/reference/specialities';
import { madridZone, wallClock } from '@fonendo/domain/reference/time-zones';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createPasswordHasher } from '../../features/auth/password/password-hasher.ts';
import { demoPapers } from '../../features/demo/papers/demo-papers.ts';
import { findDoctorProfile } from '../../features/doctors/doctor-profile.ts';
import { recordInvoice } from '../../features/payments/registry/record-invoice.ts';
import { verifyRegistry } from '../../features/payments/registry/verify-registry.ts';
import { plainSheet } from '../../pdf/plain-sheet.ts';
import { renderSheet } from '../../pdf/render-sheet.ts';
import { openTestApi, testSeller } from '../../testing/api.ts';
import { signIn } from '../../testing/sign-in.ts';
import { auditEntries } from '../schema/audit.ts';
import { candidacies } from '../schema/candidacies.ts';
import { contracts } from '../schema/contracts.ts';
import { messages } from '../schema/conversations.ts';
import { cvs } from '../schema/cvs.ts';
import { doctorPrivateData, doctors } from '../schema/doctors.ts';
import { documents } from '../schema/documents.ts';
import { hospitals } from '../schema/hospitals.ts';
import { offers } from '../schema/offers.ts';
import { invoices } from '../schema/payments.ts';
import { petitionEntries, petitions } from '../schema/petitions.ts';
import { candidacyNotes, candidacyRatings, candidacySteps, documentRequests, interviews } from '../schema/selection.ts';
import { users } from '../schema/users.ts';
import { seedDemoData } from './demo-data.ts';
import { demoId } from './ids.ts';
import { isWorked } from './working-time.ts';

const { db, request, clock, files } = await openTestApi();

const seed = () =>
  seedDemoData({
    db,
    files,
    hashPassword: createPasswordHasher().hash,
    drawPdf: (title, text) => renderSheet(plainSheet(title, text)),
    papers: demoPapers(renderSheet),
    profileOf: findDoctorProfile,
    recordInvoice,
    seller: testSeller,
    now: clock.now(),
  });

test('every demo account can sign in; a second run changes nothing', async () => {
  expect(await seed()).toBe(true);
  for (const { email, group } of demoAccounts) {
    const { jwt } = await signIn(request, email, demoPassword);
    const session = await request('GET', '/api/auth/session', { token: jwt });
    expect(session).toMatchObject({ status: 200, body: { email, policyGroups: [group], verified: true } });
  }
  const before = await db.select().from(users);
  expect(await seed()).toBe(false);
  expect(await db.select().from(users)).toEqual(before);
  // Draws and stores some three hundred PDF files.
}, 60_000);

test('what people of the demo declare, hand in and pay for is consistent', async () => {
  await seed();
  expect(await db.$count(doctors)).toBe(60);
  expect(await db.$count(hospitals)).toBe(14);
  const numbers = await db.select().from(invoices).orderBy(invoices.series, invoices.number);
  expect(await verifyRegistry(db)).toEqual({ records: numbers.length, problems: [] });
  const bySeries = Object.groupBy(numbers, ({ series }) => series);
  for (const [series, list = []] of Object.entries(bySeries)) {
    expect(
      list.map(({ number }) => number),
      series,
    ).toEqual(list.map((_, index) => index + 1));
  }
  for (const { documentType, documentNumber } of await db.select().from(doctorPrivateData)) {
    expect(findDocumentNumberError(documentType, documentNumber), documentNumber).toBeNull();
  }
  for (const { cif, postalCode, community } of await db.select().from(hospitals)) {
    expect(isCif(cif), cif).toBe(true);
    expect(communityOfPostalCode(postalCode)).toBe(community);
  }
  for (const { content } of await db.select().from(cvs))
    expect(cvDraftSchema(clock.now).parse(content)).toEqual(content);
  for (const { fileKey, bytes } of await db.select().from(documents)) {
    expect((await buffer(await files.openRead(fileKey))).byteLength).toBe(bytes);
  }
});

test('the lives of the demo are told in order, and its weeks are uneven', async () => {
  await seed();
  const lives = await db
    .select({ doctor: doctors, born: doctorPrivateData.birthDate, cv: cvs.content, since: users.createdAt })
    .from(doctors)
    .innerJoin(doctorPrivateData, eq(doctorPrivateData.userId, doctors.userId))
    .innerJoin(users, eq(users.id, doctors.userId))
    .leftJoin(cvs, eq(cvs.doctorId, doctors.userId));
  for (const { doctor, born, cv, since } of lives) {
    const yearsOld = Number(doctor.graduationDate.slice(0, 4)) - Number(born.slice(0, 4));
    expect(yearsOld, doctor.userId).toBeGreaterThanOrEqual(22);
    expect(doctor.graduationDate < since.toISOString(), doctor.userId).toBe(true);
    for (const { startDate: start, endDate: end } of [...(cv?.education ?? []), ...(cv?.experience ?? [])]) {
      if (start && end) expect(start < end, `${start} – ${end}`).toBe(true);
    }
    for (const { startDate: start } of cv?.experience ?? []) {
      expect((start ?? '') >= doctor.graduationDate.slice(0, 7), `${start} after ${doctor.graduationDate}`).toBe(true);
    }
  }
  for (const { termsVersion, signedAt } of await db.select().from(contracts)) {
    expect(`${termsVersion}-01` <= signedAt.toISOString(), `${termsVersion} signed on ${signedAt}`).toBe(true);
  }
  const weekOf = ({ since }: { since: Date }) => Math.floor(since.getTime() / (7 * 24 * 3_600_000));
  const weeks = Object.values(Object.groupBy(lives, weekOf)).map((week) => week?.length);
  expect(new Set(weeks).size).toBeGreaterThan(1);
});

test('whoever of a hospital or of Fonendo does something does it in office hours, and never in the future', async () => {
  await seed();
  const staff = new Set(
    (await db.select({ id: users.id, groups: users.policyGroups }).from(users))
      .filter(({ groups }) => !isDoctor(groups))
      .map(({ id }) => id),
  );
  const byStaff = (id: string | null) => id !== null && staff.has(id);
  const acts = [
    ...(await db.select().from(auditEntries)).map(({ at, actorId, action }) => ({ at, by: actorId, what: action })),
    ...(await db.select().from(petitionEntries)).map(({ at, authorId, kind }) => ({ at, by: authorId, what: kind })),
    ...(await db.select().from(messages)).map(({ sentAt, authorId }) => ({
      at: sentAt,
      by: authorId,
      what: 'message',
    })),
    ...(await db.select().from(candidacyNotes)).map(({ createdAt, authorId }) => ({
      ...{ at: createdAt, by: authorId, what: 'note' },
    })),
    ...(await db.select().from(candidacyRatings)).map(({ at, userId }) => ({ at, by: userId, what: 'rating' })),
    ...(await db.select().from(documents)).map(({ reviewedAt: at, reviewedBy: by }) => ({ at, by, what: 'verdict' })),
    ...(await db.select().from(documentRequests)).flatMap((asked) => [
      { at: asked.createdAt, by: asked.createdBy, what: 'request' },
      { at: asked.reviewedAt, by: asked.reviewedBy, what: 'review' },
    ]),
    ...(await db.select().from(interviews)).map(({ createdAt, organizerId }) => ({
      ...{ at: createdAt, by: organizerId, what: 'interview' },
    })),
    ...(await db.select().from(offers)).flatMap(({ createdAt, publishedAt, closedAt, createdBy: by }) =>
      [createdAt, publishedAt, closedAt].map((at) => ({ at, by, what: 'offer' })),
    ),
  ].filter(({ at, by }) => at !== null && byStaff(by));
  expect(new Set(acts.map(({ what }) => what)).size).toBeGreaterThan(15);
  const odd = acts.flatMap(({ at, what }) => {
    const { date, time } = wallClock(madridZone, at as Date);
    const isOffice = isWorked(date) && time >= '08:00' && time <= '19:00';
    return isOffice && (at as Date) <= clock.now() ? [] : [`${what} ${date} ${time}`];
  });
  expect(odd).toEqual([]);
});

test('there are petitions in every status, and each fits its papers', async () => {
  await seed();
  const { jwt } = await signIn(request, 'admin@fonendo.test', demoPassword);
  const { body: counted } = await request('GET', '/api/petitions/counts', { token: jwt });
  for (const status of petitionStatusFilters) {
    expect((counted as Record<PetitionStatusFilter, number>)[status], status).toBeGreaterThanOrEqual(3);
  }
  for (const { id } of await db.select({ id: petitions.id }).from(petitions)) {
    const { body } = await request('GET', `/api/petitions/${id}`, { token: jwt });
    const petition = body as Petition;
    const { status, documents: papers, steps, resolution } = petition;
    const isApproved = papers.required.approved === papers.required.total;
    if (status === 'Review' || status === 'Sended') expect(isApproved, petition.reference).toBe(true);
    if (status === 'Pending') expect(papers.required.uploaded, petition.reference).toBeGreaterThan(0);
    expect(petition.receipt !== null, petition.reference).toBe(status !== null);
    expect(resolution !== null).toBe(status === 'Aproved' || status === 'Refused');
    for (const { reached, at } of steps) expect(at !== null, petition.reference).toBe(reached);
    expect(petition.timeline.map(({ at }) => at)).toEqual(
      petition.timeline
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  }
  // Every act of the ministry can be seen: heard, given more time, almost silent, silent.
  const clocks = await Promise.all(
    [104, 142, 150, 108].map((serial) =>
      request('GET', `/api/petitions/${demoId('petition', serial)}`, { token: jwt }),
    ),
  );
  const terms = clocks.map(({ body }) => (body as Petition).clock);
  const states = terms.map((list) => Object.fromEntries(list.map(({ kind, state }) => [kind, state])));
  expect(states).toMatchObject([
    { hearing: 'running' },
    { requirement: 'running', resolution: 'suspended' },
    { resolution: 'running', silence: 'notYet' },
    { resolution: 'past', silence: 'open' },
  ]);
  // The history names the same last day as the terms.
  const told = clocks.slice(0, 2).map(({ body }) => (body as Petition).timeline.map(({ facts }) => facts));
  const ends = terms.slice(0, 2).map(([term]) => term?.end);
  expect(told[0]).toContainEqual(expect.objectContaining({ allegeBy: ends[0] }));
  expect(told[1]).toContainEqual(expect.objectContaining({ answerBy: ends[1] }));
  expect(terms[2]?.find(({ kind }) => kind === 'resolution')?.daysLeft).toBeLessThan(12);
  const times = await request('GET', '/api/petitions/waiting-times', { token: jwt });
  expect(times.body).toMatchObject({ all: { cases: expect.any(Number) } });
});

test('a criminal record was young when the petition was sent, as the ministry asks', async () => {
  await seed();
  const records = await db
    .select({ id: petitions.id, sentAt: petitions.sentAt, uploadedAt: documents.uploadedAt })
    .from(documents)
    .innerJoin(petitions, eq(petitions.doctorId, documents.doctorId))
    .where(and(eq(documents.kind, 'criminalRecord'), isNotNull(petitions.sentAt)));
  expect(records.length).toBeGreaterThan(5);
  // Each was issued at most seven weeks before it was handed in.
  const longest = 6 * 7 * 24 * 3_600_000;
  for (const { id, sentAt, uploadedAt } of records) {
    expect((sentAt?.getTime() ?? 0) - uploadedAt.getTime(), id).toBeLessThan(longest);
  }
});

test('the accounts of the login page have the petitions they are known for', async () => {
  await seed();
  const list = async (email: string) => {
    const { jwt } = await signIn(request, email, demoPassword);
    return (await request('GET', '/api/petitions', { token: jwt })).body;
  };
  expect(await list('doctor.tramite@fonendo.test')).toMatchObject({
    total: 1,
    items: [{ status: 'Sended', paid: true, legalTerm: { daysElapsed: 61 } }],
  });
  expect(await list('doctor.nuevo@fonendo.test')).toMatchObject({ total: 1, items: [{ status: null, paid: false }] });
  expect(await list('doctor@fonendo.test')).toMatchObject({ total: 0, items: [] });
});

test('there are offers in every status and candidacies in every state, each within what its offer allows', async () => {
  await seed();
  const allOffers = await db.select().from(offers);
  expect(allOffers).toHaveLength(85);
  const byStatus = Object.groupBy(allOffers, ({ status }) => status);
  for (const status of offerStatuses) expect(byStatus[status]?.length, status).toBeGreaterThanOrEqual(3);
  const ownNames = allOffers.map(({ hospitalId, name }) => `${hospitalId} ${name}`);
  expect(new Set(ownNames).size, 'offers of a hospital have names of their own').toBe(ownNames.length);
  // An offer has the hours that its text names.
  const named = { 'Turno rotatorio': ['rotating'], 'orario de mañana': ['morning'], 'Jornada de mañana': ['morning'] };
  const saying = Object.entries({ ...named, 'Sin guardias': ['full'], 'Guardias localizadas.': ['onCall'] });
  const contradicting = allOffers.filter(({ description, workingDay }) =>
    saying.some(([words, hours]) => description?.includes(words) && !hours.includes(workingDay ?? '')),
  );
  expect(contradicting.map(({ name, workingDay }) => [name, workingDay])).toEqual([]);
  const byHours = Object.groupBy(allOffers, ({ workingDay }) => workingDay ?? 'full');
  const commonest = Object.entries(byHours).toSorted(([, a = []], [, b = []]) => b.length - a.length);
  expect(commonest.map(([hours]) => hours)).toEqual(['full', ...Array(6).fill(expect.anything())]);
  const applications = await db.select().from(candidacies);
  const byState = Object.groupBy(applications, ({ status }) => status);
  for (const status of candidacyStatuses) expect(byState[status]?.length, status).toBeGreaterThanOrEqual(3);
  const offersById = new Map(allOffers.map((offer) => [offer.id, offer]));
  for (const { offerId, hospitalId, appliedAt, statusSince, snapshot, doctorId } of applications) {
    const offer = offersById.get(offerId);
    expect(offer?.hospitalId).toBe(hospitalId);
    expect(offer?.publishedAt?.getTime()).toBeLessThan(appliedAt.getTime());
    expect(appliedAt.getTime()).toBeLessThanOrEqual(statusSince.getTime());
    expect(statusSince.getTime()).toBeLessThanOrEqual((offer?.closedAt ?? clock.now()).getTime());
    expect(snapshot).toMatchObject({ id: doctorId, cv: { experience: expect.any(Array) } });
  }
  // Everybody applies to posts of their own speciality, or to those that ask for none.
  const people = new Map((await db.select().from(doctors)).map(({ userId, speciality }) => [userId, speciality]));
  const others = applications.filter(
    ({ offerId, doctorId }) =>
      ![generalMedicine, people.get(doctorId)].includes(offersById.get(offerId)?.speciality ?? ''),
  );
  expect(others).toEqual([]);
  for (const offer of allOffers) {
    const accepted = applications.filter(({ offerId, status }) => offerId === offer.id && status === 'accepted');
    expect(accepted.length, offer.name ?? '').toBeLessThanOrEqual(offer.vacancies ?? 0);
  }
});

test('the demo hospital has hired enough people for its days until hiring to be drawn, all of them known before', async () => {
  await seed();
  const { jwt } = await signIn(request, 'hospital@fonendo.test', demoPassword);
  const { body } = await request('GET', '/api/dashboards/hospital', { token: jwt });
  const { hires } = body as Pick<HospitalDashboard, 'hires'>;
  expect(hires && hiresShown(hires)).toMatchObject({ of: 'days', isDrawn: true, at: expect.any(Number) });
  const registered = new Map((await db.select().from(users)).map(({ id, createdAt }) => [id, createdAt]));
  for (const { id, doctorId, appliedAt } of await db.select().from(candidacies)) {
    expect(registered.get(doctorId)?.getTime(), id).toBeLessThan(appliedAt.getTime());
  }
});

test('the doctor of the login page is at two offers of the demo hospital, and has something to do', async () => {
  await seed();
  const { jwt } = await signIn(request, 'doctor@fonendo.test', demoPassword);
  const open = await request('GET', '/api/candidacies/mine?limit=100&status=applied,inProcess', { token: jwt });
  const { items } = open.body as { items: { next: { kind: string }[]; hospital: { name: string } }[] };
  expect(items.filter(({ hospital }) => hospital.name.startsWith('Hospital Universitario La Ribera'))).toHaveLength(2);
  expect(items.flatMap(({ next }) => next.map(({ kind }) => kind))).toContain('documents');
});

test('people have written to each other, and nobody waits for an answer', async () => {
  await seed();
  const written = await db.select().from(messages);
  expect(written.length).toBeGreaterThan(10);
  for (const { sentAt, readAt, answeredAt, side, text } of written) {
    expect(readAt?.getTime(), text).toBeGreaterThan(sentAt.getTime());
    expect(readAt?.getTime(), text).toBeLessThan(clock.now().getTime());
    expect(answeredAt !== null).toBe(side === 'doctor');
  }
});

test('what happened to the candidacies stands in the audit, in the order of its dates', async () => {
  const rows = await db.select().from(candidacies);
  const entries = await db.select().from(auditEntries).orderBy(auditEntries.at, auditEntries.id);
  for (const { id, appliedAt, status } of rows) {
    const told = entries.filter(({ subjectId }) => subjectId === id);
    expect(told[0]).toMatchObject({ action: 'candidacy.submitted', at: appliedAt });
    const actions = told.map(({ action }) => action);
    for (const end of ['accepted', 'discarded', 'withdrawn'] as const) {
      expect(actions.includes(`candidacy.${end}`)).toBe(status === end);
    }
  }
  const applied = new Map(rows.map(({ id, appliedAt }) => [id, appliedAt.getTime()]));
  const things = [...(await db.select().from(documentRequests)), ...(await db.select().from(interviews))];
  for (const { id, candidacyId } of things) {
    const told = entries.filter(({ subjectId }) => subjectId === id);
    expect(told.length).toBeGreaterThan(0);
    for (const { at } of told) {
      expect(at.getTime()).toBeGreaterThanOrEqual(applied.get(candidacyId) ?? 0);
      expect(at.getTime()).toBeLessThanOrEqual(clock.now().getTime());
    }
  }
});

test('whoever has agreed on a first day was called before, within days of the acceptance', async () => {
  const hired = (await db.select().from(candidacies)).filter(({ firstDayAgreed }) => firstDayAgreed !== null);
  expect(hired.length).toBeGreaterThan(3);
  const entries = await db.select().from(auditEntries);
  for (const { id, statusSince, calledOn, calledBy, firstDayAgreed } of hired) {
    const atOf = (action: string) => entries.find((one) => one.subjectId === id && one.action === action)?.at;
    const [called, agreed] = [atOf('call.noted'), atOf('firstDay.agreed')];
    expect(calledBy).not.toBeNull();
    expect(called && madridDate(called)).toBe(calledOn);
    expect(called?.getTime()).toBeGreaterThanOrEqual(statusSince.getTime());
    expect(agreed?.getTime()).toBeGreaterThanOrEqual(called?.getTime() ?? Number.POSITIVE_INFINITY);
    expect(agreed && madridDate(agreed) <= (firstDayAgreed ?? '')).toBe(true);
  }
});

test('the conversation of somebody accepted tells what happened between the messages', async () => {
  const { jwt } = await signIn(request, 'adriana.herrera53@demo.fonendo.test', demoPassword);
  const path = `/api/candidacies/${demoId('candidacy', 103)}/messages`;
  const { status, body } = await request('GET', path, { token: jwt });
  expect(status).toBe(200);
  const kinds = (body as Conversation).events.map(({ kind }) => kind);
  expect(kinds[0]).toBe('applied');
  expect(kinds).toContain('stepStarted');
  expect(kinds).toContain('accepted');
});

test('candidates stand at every step, with papers, interviews and words about them that fit it', async () => {
  await seed();
  const applications = await db.select().from(candidacies);
  const steps = await db.select().from(candidacySteps);
  for (const { id, status, step } of applications) {
    const own = steps.filter(({ candidacyId }) => candidacyId === id);
    expect(own.length, id).toBe(step === null ? 0 : step + 1);
    expect(own.filter((row) => row.status === 'active').map(({ position }) => position)).toEqual(
      status === 'inProcess' ? [step] : [],
    );
  }
  const papers = await db.select().from(documentRequests);
  for (const status of documentRequestStatuses.filter((one) => one !== 'cancelled')) {
    expect(papers.filter((paper) => paper.status === status).length, status).toBeGreaterThanOrEqual(3);
  }
  for (const { fileKey, bytes } of papers.filter(({ uploadedAt }) => uploadedAt !== null)) {
    expect((await buffer(await files.openRead(fileKey ?? ''))).byteLength).toBe(bytes);
  }
  const talks = await db.select().from(interviews);
  for (const status of ['pendingConfirmation', 'confirmed', 'declined', 'held'] as const) {
    expect(talks.filter((talk) => talk.status === status).length, status).toBeGreaterThanOrEqual(1);
  }
  for (const { status, startsAt } of talks) {
    if (status === 'confirmed') expect(startsAt?.getTime()).toBeGreaterThan(clock.now().getTime());
    if (status === 'held') expect(startsAt?.getTime()).toBeLessThan(clock.now().getTime());
  }
  const held = talks.filter(({ status }) => status === 'held');
  for (const { candidacyId, position, startsAt, endsAt } of held) {
    const candidacy = applications.find(({ id }) => id === candidacyId);
    const step = steps.find((row) => row.candidacyId === candidacyId && row.position === position);
    expect(startsAt?.getTime(), candidacyId).toBeGreaterThan(candidacy?.appliedAt.getTime() ?? Number.NaN);
    expect(endsAt?.getTime(), candidacyId).toBeLessThanOrEqual((step?.completedAt ?? clock.now()).getTime());
    if (candidacy?.status === 'accepted') expect(endsAt?.getTime()).toBeLessThan(candidacy.statusSince.getTime());
  }
  expect(await db.$count(candidacyNotes)).toBeGreaterThan(10);
  expect(await db.$count(candidacyRatings)).toBeGreaterThan(10);
});

test('most hospitals are approved; one waits with its first offer, one was refused with a reason', async () => {
  await seed();
  const byStatus = Object.groupBy(await db.select().from(hospitals), ({ approvalStatus }) => approvalStatus);
  expect(byStatus.approved).toHaveLength(12);
  expect(byStatus.refused).toMatchObject([{ approvalReason: expect.stringContaining('CIF') }]);
  expect(byStatus.pending).toHaveLength(1);
  const [waiting] = byStatus.pending ?? [];
  const own = (await db.select().from(offers)).filter(({ hospitalId }) => hospitalId === waiting?.id);
  expect(own).toMatchObject([{ status: 'pending', createdAt: expect.any(Date) }]);
  expect(own[0]?.createdAt.getTime()).toBeGreaterThan(waiting?.createdAt.getTime() ?? Number.POSITIVE_INFINITY);
  for (const email of ['hospital@fonendo.test', 'hospital2@fonendo.test', 'recruiter@fonendo.test']) {
    const { jwt } = await signIn(request, email, demoPassword);
    expect(await request('GET', '/api/doctors', { token: jwt }), email).toMatchObject({ status: 200 });
  }
});
