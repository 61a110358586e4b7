import { randomUUIDv7 } from 'node:crypto';
import type { InterviewEvent, InterviewStatus } from '@fonendo/domain/interviews/interview.lifecycle';
import type { Queryable } from '../../db/database.ts';
import { interviewSlots, interviews } from '../../db/schema/selection.ts';
import { openTestApi } from '../api.ts';
import { buildSignedInDoctor } from '../doctor-sign-in.ts';
import { buildCandidacy, buildHospital, buildOffer } from '../factories/hospital-factories.ts';
import { buildStaff } from './hospital-staff.ts';

type Candidacy = Awaited<ReturnType<typeof buildCandidacy>>;

/** Two weeks after the clock of the tests. */
export const firstDate = new Date('2026-03-24T14:00:00Z');
const duration = 45 * 60_000;
const dayAfter = (days: number) => new Date(firstDate.getTime() + days * 24 * 60 * 60_000);

export const proposal = (...starts: readonly (Date | string)[]) => ({
  slots: starts.map((startsAt) => ({ startsAt: new Date(startsAt).toISOString() })),
  durationMinutes: 45,
  place: 'video',
  location: 'meet.laribera.example/cardio-3',
  message: 'Nos gustaría conocerte.',
});

/** An interview of a candidacy at this status, with two dates of the hospital's or, declined, of the candidate's. */
export async function buildInterview(
  db: Queryable,
  candidacy: Candidacy,
  { status = 'pendingConfirmation', ...overrides }: Partial<typeof interviews.$inferInsert> = {},
) {
  const hasDate = ['confirmed', 'held', 'notAttended'].includes(status);
  const [interview] = await db
    .insert(interviews)
    .values({
      id: randomUUIDv7(),
      ...{ candidacyId: candidacy.id, hospitalId: candidacy.hospitalId, doctorId: candidacy.doctorId },
      ...{ position: candidacy.step ?? 0, durationMinutes: 45, place: 'video' as const },
      ...{ location: 'https://meet.laribera.example/cardio-3', status },
      ...(hasDate && { startsAt: firstDate, endsAt: new Date(firstDate.getTime() + duration), sequence: 1 }),
      createdAt: new Date('2026-03-09T09:00:00Z'),
      updatedAt: new Date('2026-03-09T09:00:00Z'),
      ...overrides,
    })
    .returning();
  if (!interview) throw new Error('the interview was not inserted');
  const proposedBy: 'doctor' | 'hospital' = status === 'declined' ? 'doctor' : 'hospital';
  const slots = await db
    .insert(interviewSlots)
    .values(
      [interview.startsAt ?? firstDate, dayAfter(1)].map((startsAt) => ({
        ...{ id: randomUUIDv7(), interviewId: interview.id, proposedBy, startsAt },
        endsAt: new Date(startsAt.getTime() + interview.durationMinutes * 60_000),
      })),
    )
    .returning();
  const [first, second] = slots;
  if (!first || !second) throw new Error('the dates were not inserted');
  return { ...interview, slots: [first, second] as const };
}

type Built = Awaited<ReturnType<typeof buildInterview>>;

type Call = {
  method: 'POST' | 'DELETE';
  path: (interview: Built) => string;
  body?: (interview: Built, colleagueId: string) => unknown;
};

/** What each event of the lifecycle is called over HTTP, with a body that is right. */
const interviewCalls: Record<InterviewEvent, Call> = {
  // Not the date of one that is confirmed: that would be the same click again.
  pick: { method: 'POST', path: () => '/pick', body: ({ slots }) => ({ slotId: slots[1].id }) },
  decline: {
    method: 'POST',
    path: () => '/decline',
    body: () => ({ comment: 'Tengo guardia.', slots: [{ startsAt: dayAfter(3).toISOString() }] }),
  },
  acceptProposal: { method: 'POST', path: () => '/accept-proposal', body: ({ slots }) => ({ slotId: slots[1].id }) },
  reschedule: { method: 'POST', path: () => '/reschedule', body: () => proposal(dayAfter(7), dayAfter(8)) },
  changeInterviewers: {
    method: 'POST',
    path: () => '/interviewers',
    body: (_interview, colleagueId) => ({ interviewerIds: [colleagueId] }),
  },
  withdrawSlot: { method: 'DELETE', path: ({ slots }) => `/slots/${slots[1].id}` },
  cancel: { method: 'POST', path: () => '/cancel', body: () => ({ comment: 'El servicio está cerrado.' }) },
  markHeld: { method: 'POST', path: () => '/held' },
  markNotAttended: { method: 'POST', path: () => '/not-attended' },
};

/** The API with a hospital whose people have all four roles, another one, and a doctor who applied to both. */
export async function openInterviewsApi() {
  const api = await openTestApi();
  const { db, request } = api;

  async function buildStaffedHospital(name: string) {
    const hospital = await buildHospital(db, { name });
    return {
      hospital,
      offer: await buildOffer(db, { hospitalId: hospital.id }),
      administrator: await buildStaff(api, hospital.id, 'administrator'),
      recruiter: await buildStaff(api, hospital.id, 'recruiter'),
      selectionCoordinator: await buildStaff(api, hospital.id, 'selectionCoordinator'),
      administrative: await buildStaff(api, hospital.id, 'administrative'),
    };
  }

  const ours = await buildStaffedHospital('Hospital Universitario La Ribera');
  const theirs = await buildStaffedHospital('Clínica Ajena del Norte');
  const doctor = await buildSignedInDoctor(api);
  const otherDoctor = await buildSignedInDoctor(api);

  /** At the interview step of an offer of this hospital's, for a doctor of its own: dates of others do not matter. */
  async function buildCandidate(
    overrides: Parameters<typeof buildCandidacy>[1] & { of?: typeof ours | typeof theirs } = {},
  ) {
    const { of = ours, ...rest } = overrides;
    const offerId = (await buildOffer(db, { hospitalId: of.hospital.id })).id;
    return buildCandidacy(db, { status: 'inProcess', step: 2, offerId, doctorId: doctor.userId, ...rest });
  }

  const buildInterviewAt = async (status: InterviewStatus, overrides: Partial<typeof interviews.$inferInsert> = {}) =>
    buildInterview(db, await buildCandidate(), { status, organizerId: ours.recruiter.user.id, ...overrides });

  const call = (token: string | undefined, event: InterviewEvent, interview: Built) => {
    const { method, path, body } = interviewCalls[event];
    return request(method, `/api/interviews/${interview.id}${path(interview)}`, {
      ...(token && { token }),
      ...(body && { body: body(interview, ours.selectionCoordinator.user.id) }),
    });
  };

  return { ...api, ours, theirs, doctor, otherDoctor, buildCandidate, buildInterviewAt, call };
}
