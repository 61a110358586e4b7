import type { Interview } from '@fonendo/contract/interviews.schema';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { interviewSlots, interviews } from '../../../db/schema/selection.ts';
import { buildInterview, firstDate, openInterviewsApi } from '../../../testing/scenes/interviews.ts';

const api = await openInterviewsApi();
const { db, request, outbox, ours, theirs, doctor, buildCandidate, buildInterviewAt, call } = api;

const later = (minutes: number) => new Date(firstDate.getTime() + minutes * 60_000);
const day = 24 * 60;

afterEach(async () => {
  await db.delete(interviews);
  await db.delete(notifications);
  outbox.length = 0;
});

type Move = { from: Date; startsAt: Date; message?: string };

const move = (id: string, { from, startsAt, message }: Move, token = ours.recruiter.jwt) =>
  request('POST', `/api/interviews/${id}/move`, {
    token,
    body: { from: from.toISOString(), startsAt: startsAt.toISOString(), ...(message && { message }) },
  });

const rowOf = async (id: string) => (await db.select().from(interviews).where(eq(interviews.id, id)))[0];
const startsOf = (body: unknown) => (body as Interview).slots.map(({ startsAt }) => startsAt);
const slotsOf = (id: string) => db.select().from(interviewSlots).where(eq(interviewSlots.interviewId, id));

describe('an agreed date', () => {
  test('becomes a proposal: the candidate is asked, and the old hour leaves the calendars', async () => {
    const interview = await buildInterviewAt('confirmed');
    const target = later(day + 60);
    const answer = await move(interview.id, { from: firstDate, startsAt: target, message: 'Coincide con quirófano.' });
    expect(answer).toMatchObject({ status: 200, body: { status: 'pendingConfirmation', startsAt: null } });
    expect(startsOf(answer.body)).toEqual([target.toISOString()]);
    expect(await rowOf(interview.id)).toMatchObject({ sequence: 2, organizerId: ours.recruiter.user.id });
    expect(outbox.map(({ to }) => to).toSorted()).toEqual([doctor.email, ours.recruiter.user.email].toSorted());
    for (const { attachments = [], paragraphs } of outbox) {
      expect(attachments[0]?.contentType).toContain('method=CANCEL');
      expect(paragraphs.join('\n')).toContain('Coincide con quirófano.');
    }
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, interview.id));
    expect(entry).toMatchObject({ action: 'interview.rescheduled' });
  });

  test('twice, and then the candidate agrees to the last one', async () => {
    const interview = await buildInterviewAt('confirmed');
    await move(interview.id, { from: firstDate, startsAt: later(day) });
    outbox.length = 0;
    const again = await move(interview.id, { from: later(day), startsAt: later(2 * day) });
    expect(startsOf(again.body)).toEqual([later(2 * day).toISOString()]);
    // No calendar has the hour in between.
    expect(outbox.flatMap(({ attachments = [] }) => attachments)).toEqual([]);
    const [slot] = (again.body as Interview).slots;
    const picked = await request('POST', `/api/interviews/${interview.id}/pick`, {
      token: doctor.jwt,
      body: { slotId: slot?.id },
    });
    expect(picked).toMatchObject({ status: 200, body: { startsAt: later(2 * day).toISOString() } });
    expect(await rowOf(interview.id)).toMatchObject({ status: 'confirmed', sequence: 3 });
  });
});

test('of several proposed dates one moves, and the others can still be picked', async () => {
  const interview = await buildInterviewAt('pendingConfirmation', { message: 'Nos gustaría conocerte.' });
  const [first, second] = interview.slots;
  const answer = await move(interview.id, { from: first.startsAt, startsAt: later(3 * day) });
  expect(startsOf(answer.body)).toEqual([second.startsAt, later(3 * day)].map((at) => at.toISOString()));
  expect(await rowOf(interview.id)).toMatchObject({ message: 'Nos gustaría conocerte.', sequence: 0 });
  expect(outbox.map(({ to }) => to)).toContain(doctor.email);
  expect(await call(doctor.jwt, 'pick', interview)).toMatchObject({ status: 200, body: { status: 'confirmed' } });
});

describe('refusals leave everything as it is', () => {
  const problem = (key: string) => ({
    status: 422,
    body: { code: 'InterviewProposalsFailed', fields: { startsAt: { key: `interviews:problems.${key}` } } },
  });

  test('the past, an hour of the other dates, and one at which the candidate is elsewhere', async () => {
    const interview = await buildInterviewAt('pendingConfirmation');
    await buildInterview(db, await buildCandidate({ of: theirs }), {
      ...{ status: 'confirmed', startsAt: later(5 * day), endsAt: later(5 * day + 45) },
    });
    const to = (startsAt: Date) => move(interview.id, { from: firstDate, startsAt });
    expect(await to(new Date('2026-01-01T09:00:00Z'))).toMatchObject(problem('slotInThePast'));
    expect(await to(later(day + 15))).toMatchObject(problem('slotsOverlap'));
    expect(await to(later(5 * day + 30))).toMatchObject(problem('slotTaken'));
    expect(await to(later(500 * day))).toMatchObject(problem('slotTooFar'));
    expect((await slotsOf(interview.id)).filter(({ withdrawnAt }) => withdrawnAt)).toEqual([]);
    expect(outbox).toEqual([]);
  });

  test('a colleague was quicker; the same click again is no refusal', async () => {
    const interview = await buildInterviewAt('confirmed');
    expect(await move(interview.id, { from: firstDate, startsAt: later(day) })).toMatchObject({ status: 200 });
    const sent = outbox.length;
    expect(await move(interview.id, { from: firstDate, startsAt: later(day) })).toMatchObject({ status: 200 });
    expect(await move(interview.id, { from: later(day), startsAt: later(day) })).toMatchObject({ status: 200 });
    expect(await move(interview.id, { from: firstDate, startsAt: later(2 * day) })).toMatchObject({
      ...{ status: 409, body: { code: 'SlotGone' } },
    });
    expect(outbox).toHaveLength(sent);
  });

  test('the candidate’s own dates, what has ended, and other people’s', async () => {
    const dates = { from: firstDate, startsAt: later(day * 6) };
    for (const status of ['declined', 'cancelled', 'held', 'notAttended'] as const) {
      const { id } = await buildInterviewAt(status);
      expect(await move(id, dates)).toMatchObject({ status: 409, body: { code: 'InvalidStatusChange' } });
      await db.delete(interviews);
    }
    const { id } = await buildInterviewAt('confirmed');
    expect(await move(id, dates, theirs.recruiter.jwt)).toMatchObject({ status: 404 });
    expect(await move(id, dates, ours.administrative.jwt)).toMatchObject({ status: 403 });
    expect(await move(id, dates, doctor.jwt)).toMatchObject({ status: 403 });
    expect(await rowOf(id)).toMatchObject({ status: 'confirmed', sequence: 1 });
  });

  test.each(Array.from({ length: 6 }, (_, index) => index))(
    'two move it at the same moment: one is told (%s)',
    async () => {
      const { id } = await buildInterviewAt('confirmed');
      const answers = await Promise.all([
        move(id, { from: firstDate, startsAt: later(day) }),
        move(id, { from: firstDate, startsAt: later(2 * day) }, ours.administrator.jwt),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await slotsOf(id)).filter(({ withdrawnAt }) => !withdrawnAt)).toHaveLength(1);
    },
  );
});
