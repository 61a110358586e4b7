import { randomUUIDv7 } from 'node:crypto';
import type { Interview } from '@fonendo/contract/interviews.schema';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { notifications } from '../../../db/schema/notifications.ts';
import { interviewSlots, interviews } from '../../../db/schema/selection.ts';
import { users } from '../../../db/schema/users.ts';
import { buildInterview, firstDate, openInterviewsApi } from '../../../testing/scenes/interviews.ts';

const api = await openInterviewsApi();
const { db, request, clock, outbox, ours, theirs, doctor, buildCandidate, buildInterviewAt, call } = api;

const later = (minutes: number) => new Date(firstDate.getTime() + minutes * 60_000);
const day = 24 * 60;
const noticesOf = (userId: string) => db.select().from(notifications).where(eq(notifications.userId, userId));

afterEach(async () => {
  await db.delete(interviews);
  await db.delete(notifications);
  outbox.length = 0;
});

describe('choosing a date', () => {
  test('a date that was taken back, replaced, or is past', async () => {
    const gone = { status: 409, body: { code: 'SlotGone' } };
    const pick = (id: string, slotId: string) =>
      request('POST', `/api/interviews/${id}/pick`, { token: doctor.jwt, body: { slotId } });
    const withdrawn = await buildInterviewAt('pendingConfirmation');
    await call(ours.recruiter.jwt, 'withdrawSlot', withdrawn);
    expect(await pick(withdrawn.id, withdrawn.slots[1].id)).toMatchObject(gone);
    await call(ours.recruiter.jwt, 'reschedule', withdrawn);
    expect(await pick(withdrawn.id, withdrawn.slots[0].id)).toMatchObject(gone);
    expect(await pick(withdrawn.id, randomUUIDv7())).toMatchObject(gone);
    const other = await buildInterviewAt('pendingConfirmation');
    expect(await pick(withdrawn.id, other.slots[0].id)).toMatchObject(gone);
    const now = clock.now();
    await db.update(interviewSlots).set({ startsAt: now }).where(eq(interviewSlots.id, other.slots[0].id));
    expect(await pick(other.id, other.slots[0].id)).toMatchObject(gone);
  });

  test('a candidate cannot take their own counter-proposal, nor a hospital its own date', async () => {
    const declined = await buildInterviewAt('declined');
    await db.update(interviews).set({ status: 'pendingConfirmation' }).where(eq(interviews.id, declined.id));
    expect(await call(doctor.jwt, 'pick', declined)).toMatchObject({ body: { code: 'SlotGone' } });
    const proposed = await buildInterviewAt('pendingConfirmation');
    await db.update(interviews).set({ status: 'declined' }).where(eq(interviews.id, proposed.id));
    expect(await call(ours.recruiter.jwt, 'acceptProposal', proposed)).toMatchObject({ body: { code: 'SlotGone' } });
  });

  test('a double click confirms once', async () => {
    const interview = await buildInterviewAt('pendingConfirmation');
    expect(await call(doctor.jwt, 'pick', interview)).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    const sent = outbox.length;
    expect(await call(doctor.jwt, 'pick', interview)).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect(outbox).toHaveLength(sent);
    const first = { slotId: interview.slots[0].id };
    expect(
      await request('POST', `/api/interviews/${interview.id}/pick`, { token: doctor.jwt, body: first }),
    ).toMatchObject({ status: 409, body: { code: 'InvalidStatusChange' } });
  });

  test('a time at which the candidate has another interview, of whichever hospital', async () => {
    const elsewhere = await buildInterview(db, await buildCandidate({ of: theirs }), {
      status: 'confirmed',
      startsAt: later(day + 30),
      endsAt: later(day + 75),
    });
    const interview = await buildInterviewAt('pendingConfirmation');
    expect(await call(doctor.jwt, 'pick', interview)).toMatchObject({ status: 409, body: { code: 'SlotTaken' } });
    const declined = await buildInterviewAt('declined');
    expect(await call(ours.recruiter.jwt, 'acceptProposal', declined)).toMatchObject({ body: { code: 'SlotTaken' } });
    await db
      .update(interviews)
      .set({ startsAt: later(day + 45), endsAt: later(day + 90) })
      .where(eq(interviews.id, elsewhere.id));
    expect(await call(doctor.jwt, 'pick', interview)).toMatchObject({ status: 200 });
  });

  test('the last date cannot be taken back; the same click again changes nothing', async () => {
    const interview = await buildInterviewAt('pendingConfirmation');
    expect((await call(ours.recruiter.jwt, 'withdrawSlot', interview)).body).toMatchObject({
      slots: [{ id: interview.slots[0].id }],
    });
    expect(outbox).toHaveLength(1);
    expect(await call(ours.recruiter.jwt, 'withdrawSlot', interview)).toMatchObject({ status: 200 });
    expect(outbox).toHaveLength(1);
    const path = `/api/interviews/${interview.id}/slots`;
    expect(await request('DELETE', `${path}/${interview.slots[0].id}`, { token: ours.recruiter.jwt })).toMatchObject({
      status: 409,
    });
    expect(await request('DELETE', `${path}/${randomUUIDv7()}`, { token: ours.recruiter.jwt })).toMatchObject({
      status: 404,
    });
  });
});

describe('declining', () => {
  test('with dates of one’s own, which the hospital can take', async () => {
    const interview = await buildInterviewAt('pendingConfirmation');
    const answer = await call(doctor.jwt, 'decline', interview);
    expect(answer).toMatchObject({ body: { status: 'declined', candidateComment: 'Tengo guardia.', candidate: null } });
    const [slot] = (answer.body as Interview).slots;
    expect(slot).toMatchObject({ proposedBy: 'doctor', startsAt: later(3 * day).toISOString() });
    // The hospital hears of it; the candidate knows.
    expect(outbox.map(({ to }) => to)).toEqual([ours.recruiter.user.email]);
    expect(outbox[0]?.paragraphs.join('\n')).toContain('viernes, 27 de marzo de 2026, de 15:00 a 15:45');
    const accepted = await request('POST', `/api/interviews/${interview.id}/accept-proposal`, {
      token: ours.recruiter.jwt,
      body: { slotId: slot?.id },
    });
    expect(accepted).toMatchObject({
      status: 200,
      body: { status: 'confirmed', startsAt: later(3 * day).toISOString() },
    });
  });

  test('wrong dates are named at their place, and a comment is needed', async () => {
    const interview = await buildInterviewAt('pendingConfirmation');
    const decline = (body: unknown) =>
      request('POST', `/api/interviews/${interview.id}/decline`, { token: doctor.jwt, body });
    expect(
      await decline({
        comment: 'No puedo.',
        slots: [{ startsAt: firstDate.toISOString() }, { startsAt: later(15).toISOString() }],
      }),
    ).toMatchObject({
      status: 422,
      body: {
        code: 'InterviewProposalsFailed',
        fields: { 'slots.1.startsAt': { key: 'interviews:problems.slotsOverlap' } },
      },
    });
    expect(await decline({ comment: ' ' })).toMatchObject({
      status: 422,
      body: { fields: { comment: { key: 'errors.required' } } },
    });
    expect(await decline({ comment: 'No puedo.' })).toMatchObject({ status: 200, body: { slots: [] } });
  });
});

describe('who is told at the hospital', () => {
  test('whoever proposed it; once they are blocked, everybody who may', async () => {
    const interview = await buildInterviewAt('pendingConfirmation', { organizerId: ours.selectionCoordinator.user.id });
    await call(doctor.jwt, 'decline', interview);
    expect(outbox.map(({ to }) => to)).toEqual([ours.selectionCoordinator.user.email]);
    outbox.length = 0;
    await db.update(users).set({ blockedAt: clock.now() }).where(eq(users.id, ours.selectionCoordinator.user.id));
    await call(
      doctor.jwt,
      'decline',
      await buildInterviewAt('pendingConfirmation', { organizerId: ours.selectionCoordinator.user.id }),
    );
    const told = outbox.map(({ to }) => to);
    expect(told).toContain(ours.recruiter.user.email);
    expect(told).toContain(ours.administrator.user.email);
    expect(told).not.toContain(ours.selectionCoordinator.user.email);
    expect(told).not.toContain(ours.administrative.user.email);
    await db.update(users).set({ blockedAt: null }).where(eq(users.id, ours.selectionCoordinator.user.id));
  });

  test('no mail and no notification names the candidate', async () => {
    const interview = await buildInterviewAt('pendingConfirmation');
    await call(doctor.jwt, 'pick', interview);
    await call(ours.recruiter.jwt, 'reschedule', interview);
    await call(ours.recruiter.jwt, 'cancel', interview);
    const told = JSON.stringify([
      outbox
        .filter(({ to }) => to !== doctor.email)
        .map(({ paragraphs, subject, attachments }) => [paragraphs, subject, attachments]),
      await noticesOf(ours.recruiter.user.id),
    ]);
    expect(told).not.toContain('Restrepo');
    expect(told).not.toContain(doctor.email);
  });
});
