import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { interviews } from '../../../db/schema/selection.ts';
import type { Answer } from '../../../testing/api.ts';
import { buildInterview, firstDate, openInterviewsApi, proposal } from '../../../testing/scenes/interviews.ts';

const api = await openInterviewsApi();
const { db, request, outbox, ours, theirs, doctor, buildCandidate, buildInterviewAt, call } = api;

beforeEach(async () => {
  await db.delete(interviews);
  outbox.length = 0;
});

const rowOf = async (id: string) => (await db.select().from(interviews).where(eq(interviews.id, id)))[0];
const codeOf = ({ body }: Answer) => (body as { code?: string }).code;
const countAudit = async (id: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))).length;

/** Often enough that both orders happen. */
const rounds = Array.from({ length: 8 }, (_, index) => index);

describe('at the same moment', () => {
  test.each(rounds)('the candidate picks while the hospital cancels (%s)', async () => {
    const interview = await buildInterviewAt('pendingConfirmation');
    const [picked, cancelled] = await Promise.all([
      call(doctor.jwt, 'pick', interview),
      call(ours.recruiter.jwt, 'cancel', interview),
    ]);
    // Cancelling is possible before and after; who picks what is cancelled already is refused cleanly.
    expect(cancelled.status).toBe(200);
    expect([200, 409]).toContain(picked.status);
    if (picked.status === 409) expect(codeOf(picked)).toBe('InvalidStatusChange');
    expect((await rowOf(interview.id))?.status).toBe('cancelled');
    expect(await countAudit(interview.id)).toBe(picked.status === 200 ? 2 : 1);
  });

  test.each(rounds)('the candidate picks the date that is being taken back (%s)', async () => {
    const interview = await buildInterviewAt('pendingConfirmation');
    const answers = await Promise.all([
      call(doctor.jwt, 'pick', interview),
      call(ours.recruiter.jwt, 'withdrawSlot', interview),
    ]);
    const [picked, withdrawn] = answers;
    // Exactly one of them: a date that is confirmed cannot be taken back, one that is gone cannot be picked.
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    if (picked.status === 409) expect(codeOf(picked)).toBe('SlotGone');
    else expect(codeOf(withdrawn)).toBe('InvalidStatusChange');
    const status = picked.status === 200 ? 'confirmed' : 'pendingConfirmation';
    expect((await rowOf(interview.id))?.status).toBe(status);
  });

  test.each(rounds)('two hospitals agree on overlapping dates with one candidate (%s)', async () => {
    const one = await buildInterview(db, await buildCandidate(), { status: 'declined' });
    const other = await buildInterview(db, await buildCandidate({ of: theirs }), { status: 'declined' });
    const answers = await Promise.all([
      call(ours.recruiter.jwt, 'acceptProposal', one),
      call(theirs.recruiter.jwt, 'acceptProposal', other),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.map(codeOf)).toContain('SlotTaken');
    const statuses = [await rowOf(one.id), await rowOf(other.id)].map((row) => row?.status);
    expect(statuses.toSorted()).toEqual(['confirmed', 'declined']);
    expect(new Set(outbox.map(({ subject }) => subject)).size).toBe(1);
  });

  test('twenty clicks on one date confirm it once', async () => {
    const interview = await buildInterviewAt('pendingConfirmation');
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(doctor.jwt, 'pick', interview)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await countAudit(interview.id)).toBe(1);
    expect((await rowOf(interview.id))?.sequence).toBe(1);
  });

  test('two recruiters propose to one candidate', async () => {
    const { id } = await buildCandidate();
    const path = `/api/selection/candidacies/${id}/interviews`;
    const answers = await Promise.all([
      request('POST', path, { token: ours.recruiter.jwt, body: proposal(firstDate) }),
      request('POST', path, { token: ours.selectionCoordinator.jwt, body: proposal(firstDate) }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await db.select().from(interviews)).toHaveLength(1);
  });
});

describe('the database itself', () => {
  test('refuses a second confirmed interview of a candidate at the same time, and nothing else', async () => {
    const first = await buildInterviewAt('confirmed');
    const second = await buildInterview(db, await buildCandidate({ of: theirs }));
    const confirm = (startsAt: string, endsAt: string) =>
      db.transaction(async (tx) => {
        await tx
          .update(interviews)
          .set({ status: 'confirmed', startsAt: new Date(startsAt), endsAt: new Date(endsAt) })
          .where(eq(interviews.id, second.id));
      });
    await expect(confirm('2026-03-24T14:30:00Z', '2026-03-24T15:00:00Z')).rejects.toMatchObject({
      cause: { code: '23P01', constraint: 'interviews_one_at_a_time' },
    });
    // One may begin when the other ends.
    await confirm('2026-03-24T14:45:00Z', '2026-03-24T15:30:00Z');
    await db.update(interviews).set({ status: 'cancelled' }).where(eq(interviews.id, first.id));
    await confirm('2026-03-24T14:00:00Z', '2026-03-24T14:45:00Z');
  });
});
