import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { interviews } from '../../../db/schema/selection.ts';
import type { Mail, SendMail } from '../../../integrations/mail/mail.port.ts';
import { buildInterview, openInterviewsApi } from '../../../testing/scenes/interviews.ts';
import { cancelInterviewsOf, exportInterviewsOf, hasOpenInterviews } from '../interviews.public.ts';

const { db, clock, ours, doctor, buildCandidate } = await openInterviewsApi();
const sent: Mail[] = [];
const sendMail: SendMail = async (_tx, mail) => {
  sent.push(mail);
};
const context = { now: clock.now, sendMail, publicUrl: 'https://fonendo.test' };
const by = { userId: ours.recruiter.user.id, impersonatorId: null, requestId: 'r-1' };

beforeEach(async () => {
  await db.delete(interviews);
  sent.length = 0;
});

const statusOf = async (id: string) => (await db.select().from(interviews).where(eq(interviews.id, id)))[0]?.status;

test('what is open ends with the candidacy, and both sides are told; what is not stays', async () => {
  const candidacy = await buildCandidate();
  const organizerId = ours.recruiter.user.id;
  const confirmed = await buildInterview(db, candidacy, { status: 'confirmed', organizerId });
  const held = await buildInterview(db, candidacy, { status: 'held', organizerId });
  const declined = await buildInterview(db, candidacy, { status: 'declined', organizerId });
  const other = await buildInterview(db, await buildCandidate(), { organizerId });
  await db.transaction((tx) => cancelInterviewsOf(context, tx, by, [candidacy.id]));
  expect(await Promise.all([confirmed, held, declined, other].map(({ id }) => statusOf(id)))).toEqual([
    'cancelled',
    'held',
    'declined',
    'pendingConfirmation',
  ]);
  expect(sent.map(({ to }) => to).toSorted()).toEqual([doctor.email, ours.recruiter.user.email].toSorted());
  for (const { attachments = [] } of sent) {
    expect(attachments.map(({ contentType }) => contentType)).toEqual(['text/calendar; charset=utf-8; method=CANCEL']);
  }
  const audited = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, confirmed.id));
  expect(audited).toMatchObject([{ action: 'interview.cancelled', actorId: by.userId }]);
});

test('whoever leaves the product is told nothing more', async () => {
  const candidacy = await buildCandidate();
  await buildInterview(db, candidacy, { organizerId: ours.recruiter.user.id });
  await db.transaction((tx) => cancelInterviewsOf(context, tx, by, [candidacy.id], { doctorLeaves: true }));
  expect(sent.map(({ to }) => to)).toEqual([ours.recruiter.user.email]);
});

test('whether something is open, of a step or of any', async () => {
  const candidacy = await buildCandidate();
  expect(await hasOpenInterviews(db, candidacy.id)).toBe(false);
  await buildInterview(db, candidacy, { status: 'declined' });
  expect(await hasOpenInterviews(db, candidacy.id)).toBe(false);
  await buildInterview(db, candidacy);
  expect(await hasOpenInterviews(db, candidacy.id)).toBe(true);
  expect(await hasOpenInterviews(db, candidacy.id, 2)).toBe(true);
  expect(await hasOpenInterviews(db, candidacy.id, 1)).toBe(false);
});

test('a candidate’s own data holds what both wrote', async () => {
  await buildInterview(db, await buildCandidate(), { status: 'declined', candidateComment: 'Tengo guardia.' });
  expect(await exportInterviewsOf(db, doctor.userId)).toMatchObject([
    { hospital: ours.hospital.name, offer: 'Cardiólogo/a', status: 'declined', comment: 'Tengo guardia.' },
  ]);
});
