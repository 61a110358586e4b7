import type { CandidacyInterviews, Interview } from '@fonendo/contract/interviews.schema';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { doctorPrivateData, doctors } from '../../db/schema/doctors.ts';
import { interviews } from '../../db/schema/selection.ts';
import { buildInterview, firstDate, openInterviewsApi } from '../../testing/scenes/interviews.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

const api = await openInterviewsApi();
const { db, request, ours, theirs, doctor, otherDoctor, buildCandidate, buildInterviewAt } = api;

const later = (minutes: number) => new Date(firstDate.getTime() + minutes * 60_000);
const day = 24 * 60;
const read = (token: string, candidacyId: string) =>
  request('GET', `/api/selection/candidacies/${candidacyId}/interviews`, { token });
const busy = (token: string, candidacyId: string) =>
  request('GET', `/api/selection/candidacies/${candidacyId}/busy?from=2026-03-23T00:00:00Z&to=2026-03-28T00:00:00Z`, {
    token,
  });

afterEach(async () => {
  await db.delete(interviews);
});

describe('reading', () => {
  test('a hospital reads its own candidacy, also its administrative, who may do nothing', async () => {
    const candidacy = await buildCandidate();
    await buildInterview(db, candidacy);
    expect(await read(ours.recruiter.jwt, candidacy.id)).toMatchObject({
      status: 200,
      body: {
        items: [{ allowedEvents: ['reschedule', 'changeInterviewers', 'withdrawSlot', 'cancel'] }],
        candidate: { name: 'Valentina Restrepo', zone: 'America/Bogota' },
        durationMinutes: 45,
        can: { propose: false },
      },
    });
    const clerk = (await read(ours.administrative.jwt, candidacy.id)).body as CandidacyInterviews;
    expect(clerk.items).toMatchObject([{ allowedEvents: [] }]);
    expect(await read(theirs.recruiter.jwt, candidacy.id)).toMatchObject({ status: 404 });
    expect(await read(doctor.jwt, candidacy.id)).toMatchObject({ status: 403 });
    const free = await buildCandidate();
    expect((await read(ours.recruiter.jwt, free.id)).body).toMatchObject({ items: [], can: { propose: true } });
    expect((await read(ours.administrative.jwt, free.id)).body).toMatchObject({ can: { propose: false } });
  });

  test('a doctor reads their own', async () => {
    const candidacy = await buildCandidate();
    await buildInterview(db, candidacy);
    const own = (token: string, id = candidacy.id) => request('GET', `/api/candidacies/${id}/interviews`, { token });
    expect(await own(doctor.jwt)).toMatchObject({
      status: 200,
      body: {
        items: [{ candidate: null, hospital: { name: ours.hospital.name }, allowedEvents: ['pick', 'decline'] }],
      },
    });
    expect(await own(otherDoctor.jwt)).toMatchObject({ status: 404 });
    expect(await own(ours.recruiter.jwt)).toMatchObject({ status: 403 });
  });

  test.each([
    ['CO', 'Cundinamarca', 'America/Bogota'],
    ['ES', 'Las Palmas', 'Atlantic/Canary'],
    ['ES', 'Madrid', 'Europe/Madrid'],
  ])('a candidate of %s, %s lives by %s; nothing else of the address is told', async (country, state, zone) => {
    const candidacy = await buildCandidate();
    await db.update(doctors).set({ countryOfResidence: country }).where(eq(doctors.userId, doctor.userId));
    await db.update(doctorPrivateData).set({ state }).where(eq(doctorPrivateData.userId, doctor.userId));
    const answer = await read(ours.recruiter.jwt, candidacy.id);
    expect(answer.body).toMatchObject({ candidate: { zone } });
    expect(JSON.stringify(answer.body)).not.toContain('Carrera');
    await db.update(doctors).set({ countryOfResidence: 'CO' }).where(eq(doctors.userId, doctor.userId));
  });

  test('busy times: the hospital’s own by name, other hospitals’ by nothing', async () => {
    const candidacy = await buildCandidate();
    const mine = await buildInterview(db, await buildCandidate(), { status: 'confirmed' });
    await buildInterview(db, await buildCandidate({ doctorId: otherDoctor.userId }));
    await buildInterview(db, await buildCandidate({ of: theirs }), {
      ...{
        status: 'confirmed',
        startsAt: later(day),
        endsAt: later(day + 45),
        location: 'https://secreto.example/sala',
      },
    });
    // Of others, and not agreed on: nobody is busy.
    await buildInterview(db, await buildCandidate({ of: theirs, doctorId: otherDoctor.userId }), {
      status: 'confirmed',
    });
    await buildInterview(db, await buildCandidate({ of: theirs }), { startsAt: null });
    const answer = await busy(ours.recruiter.jwt, candidacy.id);
    expect(answer.body).toEqual({
      interviews: [
        {
          interviewId: mine.id,
          candidacyId: mine.candidacyId,
          candidate: 'Valentina Restrepo',
          status: 'confirmed',
          withThisCandidate: true,
          interviewerIds: [],
          startsAt: firstDate.toISOString(),
          endsAt: later(45).toISOString(),
        },
        expect.objectContaining({ status: 'pendingConfirmation', withThisCandidate: false }),
        expect.objectContaining({ status: 'pendingConfirmation', withThisCandidate: false }),
      ],
      taken: [{ startsAt: later(day).toISOString(), endsAt: later(day + 45).toISOString() }],
    });
    const told = JSON.stringify(answer.body);
    for (const secret of ['secreto', theirs.hospital.name, theirs.hospital.id]) expect(told).not.toContain(secret);
    expect(await busy(theirs.recruiter.jwt, candidacy.id)).toMatchObject({ status: 404 });
    expect(await busy(doctor.jwt, candidacy.id)).toMatchObject({ status: 403 });
  });

  test('a calendar: everybody their own', async () => {
    const list = (token: string | undefined, from: string, to: string) =>
      request('GET', `/api/interviews?from=${from}&to=${to}`, { ...(token && { token }) });
    const week = ['2026-03-23T00:00:00Z', '2026-03-28T00:00:00Z'] as const;
    const confirmed = await buildInterviewAt('confirmed');
    const waiting = await buildInterview(db, await buildCandidate({ doctorId: otherDoctor.userId }));
    const foreign = await buildInterview(db, await buildCandidate({ of: theirs }), {
      ...{ status: 'confirmed', startsAt: later(2 * day), endsAt: later(2 * day + 45) },
    });
    const idsOf = async (token: string, span: readonly [string, string] = week) =>
      ((await list(token, ...span)).body as { items: Interview[] }).items.map(({ id }) => id);
    expect(await idsOf(ours.recruiter.jwt)).toEqual([confirmed.id, waiting.id]);
    expect(await idsOf(theirs.recruiter.jwt)).toEqual([foreign.id]);
    expect(await idsOf(doctor.jwt)).toEqual([confirmed.id, foreign.id]);
    expect(await idsOf(otherDoctor.jwt)).toEqual([waiting.id]);
    expect(await idsOf(ours.recruiter.jwt, ['2026-04-23T00:00:00Z', '2026-04-28T00:00:00Z'])).toEqual([]);
    expect(await list(undefined, ...week)).toMatchObject({ status: 401 });
    const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
    // Administrators choose a hospital first.
    expect(await list(admin.jwt, ...week)).toMatchObject({ status: 404 });
    expect(await list(doctor.jwt, week[1], week[0])).toMatchObject({ status: 422 });
    expect(await list(doctor.jwt, '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z')).toMatchObject({ status: 422 });
  });
});
