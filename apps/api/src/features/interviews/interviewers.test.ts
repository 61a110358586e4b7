import type { BusyTimes, CandidacyInterviews, Interview } from '@fonendo/contract/interviews.schema';
import { and, eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { hospitalMembers } from '../../db/schema/hospitals.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { interviews } from '../../db/schema/selection.ts';
import { firstDate, openInterviewsApi, proposal } from '../../testing/scenes/interviews.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

const api = await openInterviewsApi();
const { db, request, outbox, ours, theirs, doctor, buildCandidate, buildInterviewAt, call } = api;

afterEach(async () => {
  await db.delete(interviews);
  await db.delete(notifications);
  outbox.length = 0;
});

const [recruiter, coordinator, administrative] = [ours.recruiter, ours.selectionCoordinator, ours.administrative];
const range = 'from=2026-03-23T00:00:00Z&to=2026-03-28T00:00:00Z';

const propose = async (interviewerIds: readonly string[], token = recruiter.jwt) => {
  const candidacy = await buildCandidate();
  const answer = await request('POST', `/api/selection/candidacies/${candidacy.id}/interviews`, {
    ...{ token, body: { ...proposal(firstDate), interviewerIds } },
  });
  return { candidacy, answer, interview: answer.body as Interview };
};
const idsOf = ({ interviewers }: Interview) => interviewers.map(({ id }) => id);
const strangers = [administrative.user.id, theirs.recruiter.user.id, doctor.userId];
const refusal = {
  status: 422,
  body: { fields: { interviewerIds: { key: 'interviews:problems.interviewer' } } },
};
const auditOf = async (id: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))).at(-1);
const askedPeople = async () =>
  (await db.select().from(notifications).where(eq(notifications.kind, 'interviewerAsked'))).map(({ userId }) => userId);

test('several take part; without any, whoever proposes', async () => {
  const both = [coordinator.user.id, recruiter.user.id];
  const { interview, candidacy } = await propose([...both, recruiter.user.id]);
  expect(idsOf(interview)).toEqual(both);
  expect(await auditOf(interview.id)).toMatchObject({ after: { interviewerIds: both } });
  const read = await request('GET', `/api/selection/candidacies/${candidacy.id}/interviews`, { token: recruiter.jwt });
  const { colleagues } = read.body as CandidacyInterviews;
  const offered = colleagues.map(({ id }) => id);
  const able = [ours.administrator, recruiter, coordinator].map(({ user }) => user.id);
  expect(offered).toEqual(expect.arrayContaining(able));
  expect(offered.filter((id) => strangers.includes(id))).toEqual([]);
  expect(colleagues.every((colleague) => !('email' in colleague))).toBe(true);
  await db.delete(interviews);
  expect(idsOf((await propose([])).interview)).toEqual([recruiter.user.id]);
});

test('nobody is put down for an administrator of the platform, who does not work there', async () => {
  const { jwt } = await buildSignedIn(api, { policyGroups: ['admin'] });
  const { answer, interview } = await propose([], jwt);
  expect(answer.status).toBe(201);
  expect(idsOf(interview)).toEqual([]);
});

test.each(strangers)('only colleagues with the right; what is wrong is told at the field (%#)', async (id) => {
  const { answer } = await propose([recruiter.user.id, id]);
  expect(answer).toMatchObject(refusal);
  expect(await db.select().from(interviews)).toEqual([]);
  const interview = await buildInterviewAt('confirmed', { interviewerIds: [recruiter.user.id] });
  const others = { token: recruiter.jwt, body: { ...proposal('2026-04-01T09:00:00Z'), interviewerIds: [id] } };
  expect(await request('POST', `/api/interviews/${interview.id}/reschedule`, others)).toMatchObject(refusal);
  const moved = { from: firstDate.toISOString(), startsAt: '2026-04-01T09:00:00.000Z', interviewerIds: [id] };
  const move = { token: recruiter.jwt, body: moved };
  expect(await request('POST', `/api/interviews/${interview.id}/move`, move)).toMatchObject(refusal);
  expect(await db.select().from(interviews)).toMatchObject([
    { status: 'confirmed', interviewerIds: [recruiter.user.id] },
  ]);
  expect(outbox).toEqual([]);
});

test('who is put down by a colleague hears of it at once, with the dates; who does it themselves does not', async () => {
  await propose([recruiter.user.id, coordinator.user.id]);
  expect(await askedPeople()).toEqual([coordinator.user.id]);
  const [mail, ...more] = outbox.filter(({ to }) => to !== doctor.email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: coordinator.user.email });
  expect(mail?.paragraphs.join()).toContain('15:00');
});

test('all of them are told and invited together; the candidate learns neither names nor addresses', async () => {
  const interview = await buildInterviewAt('pendingConfirmation', {
    interviewerIds: [recruiter.user.id, coordinator.user.id],
  });
  const picked = await call(doctor.jwt, 'pick', interview);
  expect((picked.body as Interview).interviewers).toEqual([]);
  const staff = [recruiter.user.email, coordinator.user.email];
  expect(outbox.map(({ to }) => to).toSorted()).toEqual([doctor.email, ...staff].toSorted());
  for (const { to, attachments = [] } of outbox) {
    const [file] = attachments;
    if (!file || !('text' in file.source)) throw new Error('the mail carries no calendar file');
    const invited = [...file.source.text.replaceAll('\r\n ', '').matchAll(/ATTENDEE;.*mailto:(\S+)/g)].map(
      ([, to]) => to,
    );
    expect(invited.toSorted()).toEqual(to === doctor.email ? [doctor.email] : staff.toSorted());
  }
});

test('other dates keep them unless others are chosen; those before hear that the old date is off', async () => {
  const interview = await buildInterviewAt('confirmed', { interviewerIds: [recruiter.user.id] });
  const reschedule = (startsAt: string, interviewerIds?: string[]) =>
    request('POST', `/api/interviews/${interview.id}/reschedule`, {
      token: ours.administrator.jwt,
      body: { ...proposal(startsAt), ...(interviewerIds && { interviewerIds }) },
    });
  const changed = await reschedule('2026-04-01T09:00:00Z', [coordinator.user.id]);
  expect(idsOf(changed.body as Interview)).toEqual([coordinator.user.id]);
  expect(outbox.map(({ to }) => to)).toContain(recruiter.user.email);
  expect(await askedPeople()).toEqual([coordinator.user.id]);
  expect(await auditOf(interview.id)).toMatchObject({
    before: { interviewerIds: [recruiter.user.id] },
    after: { interviewerIds: [coordinator.user.id] },
  });
  expect(idsOf((await reschedule('2026-04-02T09:00:00Z')).body as Interview)).toEqual([coordinator.user.id]);
  // Asked once, although the dates changed again.
  expect(await askedPeople()).toEqual([coordinator.user.id]);
});

test('a moved date keeps them, or goes to others', async () => {
  const interview = await buildInterviewAt('confirmed', { interviewerIds: [recruiter.user.id] });
  const move = (from: string, startsAt: string, interviewerIds: string[] = []) =>
    request('POST', `/api/interviews/${interview.id}/move`, {
      ...{ token: recruiter.jwt, body: { from, startsAt, interviewerIds } },
    });
  const [first, second, third] = [firstDate.toISOString(), '2026-04-01T09:00:00.000Z', '2026-04-01T10:00:00.000Z'];
  expect(idsOf((await move(first, second)).body as Interview)).toEqual([recruiter.user.id]);
  expect(await askedPeople()).toEqual([]);
  const both = [recruiter.user.id, coordinator.user.id];
  expect(idsOf((await move(second, third, both)).body as Interview)).toEqual(both);
  expect(await askedPeople()).toEqual([coordinator.user.id]);
});

test('the busy times of colleagues are seen when a date is chosen', async () => {
  const { id } = await buildInterviewAt('confirmed', { interviewerIds: [coordinator.user.id] });
  const candidacy = await buildCandidate();
  const busy = await request('GET', `/api/selection/candidacies/${candidacy.id}/busy?${range}`, {
    token: recruiter.jwt,
  });
  const { interviews: shown } = busy.body as BusyTimes;
  expect(shown).toMatchObject([{ interviewId: id, interviewerIds: [coordinator.user.id] }]);
});

test('who loses the right or leaves drops out, also with other dates', async () => {
  const { id } = await buildInterviewAt('confirmed', { interviewerIds: [coordinator.user.id, recruiter.user.id] });
  const shown = async () => {
    const list = await request('GET', `/api/interviews?${range}`, { token: recruiter.jwt });
    return (list.body as { items: Interview[] }).items.map(idsOf);
  };
  const member = and(eq(hospitalMembers.hospitalId, ours.hospital.id), eq(hospitalMembers.userId, coordinator.user.id));
  await db.update(hospitalMembers).set({ role: 'administrative' }).where(member);
  expect(await shown()).toEqual([[recruiter.user.id]]);
  await db.delete(hospitalMembers).where(member);
  expect(await shown()).toEqual([[recruiter.user.id]]);
  const body = proposal('2026-04-01T09:00:00Z');
  await request('POST', `/api/interviews/${id}/reschedule`, { token: recruiter.jwt, body });
  expect(outbox.map(({ to }) => to)).not.toContain(coordinator.user.email);
  expect(await db.select().from(interviews)).toMatchObject([{ interviewerIds: [recruiter.user.id] }]);
});
