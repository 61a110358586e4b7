import type { Interview } from '@fonendo/contract/interviews.schema';
import {
  type InterviewEvent,
  type InterviewStatus,
  interviewEvents,
  interviewStatuses,
} from '@fonendo/domain/interviews/interview.lifecycle';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { interviews } from '../../../db/schema/selection.ts';
import { buildInterview, openInterviewsApi } from '../../../testing/scenes/interviews.ts';
import { buildSignedIn } from '../../../testing/sign-in.ts';

const api = await openInterviewsApi();
const { db, ours, theirs, doctor, otherDoctor, buildInterviewAt, buildCandidate, call } = api;

const people = {
  'the candidate': doctor.jwt,
  'another doctor': otherDoctor.jwt,
  'the hospital’s administrator': ours.administrator.jwt,
  'its recruiter': ours.recruiter.jwt,
  'its coordinator': ours.selectionCoordinator.jwt,
  'its administrative': ours.administrative.jwt,
  'another hospital’s administrator': theirs.administrator.jwt,
  'a hospital without data': (await buildSignedIn(api, { policyGroups: ['hospital'] })).jwt,
  'an administrator': (await buildSignedIn(api, { policyGroups: ['admin'] })).jwt,
  'a superadministrator': (await buildSignedIn(api, { policyGroups: ['superadmin'] })).jwt,
  nobody: undefined,
};

type Person = keyof typeof people;

/** Where each event leads, by hand; the dates lie ahead, or behind where the event needs it. */
const leads: Partial<Record<`${InterviewStatus} ${InterviewEvent}`, InterviewStatus>> = {
  'pendingConfirmation pick': 'confirmed',
  'pendingConfirmation decline': 'declined',
  'confirmed decline': 'declined',
  'declined acceptProposal': 'confirmed',
  'pendingConfirmation reschedule': 'pendingConfirmation',
  'confirmed reschedule': 'pendingConfirmation',
  'declined reschedule': 'pendingConfirmation',
  'pendingConfirmation changeInterviewers': 'pendingConfirmation',
  'confirmed changeInterviewers': 'confirmed',
  'pendingConfirmation withdrawSlot': 'pendingConfirmation',
  'pendingConfirmation cancel': 'cancelled',
  'confirmed cancel': 'cancelled',
  'declined cancel': 'cancelled',
  'confirmed markHeld': 'held',
  'notAttended markHeld': 'held',
  'confirmed markNotAttended': 'notAttended',
  'held markNotAttended': 'notAttended',
};

const byDoctor: readonly InterviewEvent[] = ['pick', 'decline'];
const afterStart: readonly InterviewEvent[] = ['markHeld', 'markNotAttended'];

/** What somebody gets before the status matters at all; null where it does. */
function refusalOf(person: Person, event: InterviewEvent): { status: number; code: string } | null {
  const forbidden = { status: 403, code: 'Forbidden' };
  const notFound = { status: 404, code: 'NotFound' };
  const isDoctors = byDoctor.includes(event);
  switch (person) {
    case 'nobody':
      return { status: 401, code: 'Unauthenticated' };
    case 'the candidate':
      return isDoctors ? null : forbidden;
    case 'another doctor':
      return isDoctors ? notFound : forbidden;
    case 'another hospital’s administrator':
      return isDoctors ? forbidden : notFound;
    case 'its administrative':
    case 'a hospital without data':
      return forbidden;
    default:
      return isDoctors ? forbidden : null;
  }
}

const startOf = (event: InterviewEvent) =>
  afterStart.includes(event)
    ? { startsAt: new Date('2026-03-10T08:00:00Z'), endsAt: new Date('2026-03-10T08:45:00Z') }
    : {};

const rowOf = async (id: string) => (await db.select().from(interviews).where(eq(interviews.id, id)))[0];

// Each cell has its dates to itself: what one left confirmed would stand in the way of the next.
afterEach(async () => {
  await db.delete(interviews);
});

describe.each(interviewStatuses)('an interview that is %s', (status) => {
  const cells = interviewEvents.flatMap((event) =>
    (Object.keys(people) as Person[]).map((person) => [event, person] as const),
  );

  test.each(cells)('%s by %s', async (event, person) => {
    const hasDate = ['confirmed', 'held', 'notAttended'].includes(status);
    const interview = await buildInterviewAt(status, hasDate ? startOf(event) : {});
    const before = await rowOf(interview.id);
    const refusal = refusalOf(person, event);
    const to = leads[`${status} ${event}`];
    const answer = await call(people[person], event, interview);
    const after = await rowOf(interview.id);
    if (refusal || !to) {
      const expected = refusal ?? { status: 409, code: 'InvalidStatusChange' };
      expect(answer).toMatchObject({ status: expected.status, body: { code: expected.code } });
      expect(after).toEqual(before);
    } else {
      expect(answer.status).toBe(200);
      expect((answer.body as Interview).status).toBe(to);
      expect(after?.status).toBe(to);
      const audited = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, interview.id));
      expect(audited).toHaveLength(1);
    }
  });
});

describe('time and the candidacy', () => {
  test.each(afterStart)('%s before its start', async (event) => {
    const interview = await buildInterviewAt('confirmed');
    expect(await call(ours.recruiter.jwt, event, interview)).toMatchObject({
      status: 409,
      body: { code: 'InterviewNotStarted' },
    });
  });

  test('one that has begun cannot be declined', async () => {
    const interview = await buildInterviewAt('confirmed', startOf('markHeld'));
    expect(await call(doctor.jwt, 'decline', interview)).toMatchObject({
      status: 409,
      body: { code: 'InvalidStatusChange' },
    });
  });

  test.each(interviewEvents)('%s once the candidacy has ended', async (event) => {
    const candidacy = await buildCandidate({ status: 'discarded' });
    const statuses = interviewStatuses.filter((status) => leads[`${status} ${event}`]);
    for (const status of statuses) {
      const dates = ['confirmed', 'held', 'notAttended'].includes(status) ? startOf(event) : {};
      const interview = await buildInterview(db, candidacy, { status, ...dates });
      const { status: answered } = await call(
        byDoctor.includes(event) ? doctor.jwt : ours.recruiter.jwt,
        event,
        interview,
      );
      expect(answered).toBe(event === 'cancel' || afterStart.includes(event) ? 200 : 409);
      await db.delete(interviews);
    }
  });
});
