import type { Interview } from '@fonendo/contract/interviews.schema';
import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { hospitalMembers } from '../../../db/schema/hospitals.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { interviews } from '../../../db/schema/selection.ts';
import { buildStaff } from '../../../testing/scenes/hospital-staff.ts';
import { openInterviewsApi } from '../../../testing/scenes/interviews.ts';

const api = await openInterviewsApi();
const { db, request, outbox, ours, theirs, doctor, buildInterviewAt } = api;
const [recruiter, coordinator, administrator] = [ours.recruiter, ours.selectionCoordinator, ours.administrator];

afterEach(async () => {
  await db.delete(interviews);
  await db.delete(notifications);
  outbox.length = 0;
});

const change = (id: string, interviewerIds: readonly string[], token = administrator.jwt) =>
  request('POST', `/api/interviews/${id}/interviewers`, { token, body: { interviewerIds } });
const rowOf = async (id: string) => (await db.select().from(interviews).where(eq(interviews.id, id)))[0];
const auditsOf = (id: string) => db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
const bells = async () =>
  (await db.select().from(notifications)).map(({ userId, kind }) => [userId, kind] as const).toSorted();
const idsOf = (body: unknown) => (body as Interview).interviewers.map(({ id }) => id);

/** What the calendar of whoever got this mail reads. */
function entryFor(email: string) {
  const mail = outbox.find(({ to }) => to === email);
  const [file] = mail?.attachments ?? [];
  if (!file || !('text' in file.source)) return null;
  const text = file.source.text.replaceAll('\r\n ', '');
  return {
    method: text.match(/METHOD:(\w+)/)?.[1],
    sequence: Number(text.match(/SEQUENCE:(\d+)/)?.[1]),
    status: text.match(/STATUS:(\w+)/)?.[1],
    attendees: [...text.matchAll(/ATTENDEE;.*mailto:(\S+)/g)].map(([, to]) => to).toSorted(),
  };
}

describe('an agreed date', () => {
  test('whoever comes is invited, whoever goes is uninvited, and nobody else hears of it', async () => {
    const { id } = await buildInterviewAt('confirmed', { interviewerIds: [recruiter.user.id] });
    const answer = await change(id, [coordinator.user.id]);
    expect(answer).toMatchObject({ status: 200, body: { status: 'confirmed', startsAt: expect.any(String) } });
    expect(idsOf(answer.body)).toEqual([coordinator.user.id]);
    expect(outbox.map(({ to }) => to).toSorted()).toEqual([coordinator.user.email, recruiter.user.email].toSorted());
    expect(entryFor(coordinator.user.email)).toEqual({
      ...{ method: 'REQUEST', sequence: 2, status: 'CONFIRMED', attendees: [coordinator.user.email] },
    });
    // The interview takes place: the entry is taken from one calendar, and says nothing of being cancelled.
    expect(entryFor(recruiter.user.email)).toEqual({
      ...{ method: 'CANCEL', sequence: 2, status: undefined, attendees: [recruiter.user.email] },
    });
    expect(await bells()).toEqual(
      [
        [coordinator.user.id, 'interviewerAdded'],
        [recruiter.user.id, 'interviewerReleased'],
      ].toSorted(),
    );
    expect(await auditsOf(id)).toMatchObject([
      {
        action: 'interview.interviewersChanged',
        before: { interviewerIds: [recruiter.user.id] },
        after: { interviewerIds: [coordinator.user.id] },
      },
    ]);
    // Whoever proposed it was sent away: whoever did it hears how it goes on.
    expect(await rowOf(id)).toMatchObject({ status: 'confirmed', sequence: 2, organizerId: administrator.user.id });
  });

  test('who stays gets no mail; who joins by their own hand gets the invitation alone', async () => {
    const { id } = await buildInterviewAt('confirmed', { interviewerIds: [recruiter.user.id] });
    await change(id, [recruiter.user.id, administrator.user.id]);
    expect(outbox.map(({ to }) => to)).toEqual([administrator.user.email]);
    expect(entryFor(administrator.user.email)?.attendees).toEqual(
      [administrator.user.email, recruiter.user.email].toSorted(),
    );
    expect(await bells()).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ organizerId: recruiter.user.id });
  });

  test('the candidate sees nothing of it', async () => {
    const { id } = await buildInterviewAt('confirmed', { interviewerIds: [recruiter.user.id] });
    const read = async () =>
      (await request('GET', '/api/interviews?from=2026-03-23T00:00:00Z&to=2026-03-28T00:00:00Z', { token: doctor.jwt }))
        .body as { items: Interview[] };
    const [before] = (await read()).items;
    await change(id, [coordinator.user.id]);
    const [after] = (await read()).items;
    expect({ ...after, updatedAt: '' }).toEqual({ ...before, updatedAt: '' });
  });
});

test('proposed dates: whoever comes is asked, whoever goes is told, without a calendar', async () => {
  const { id } = await buildInterviewAt('pendingConfirmation', { interviewerIds: [recruiter.user.id] });
  const answer = await change(id, [coordinator.user.id, administrator.user.id]);
  expect(answer).toMatchObject({ status: 200, body: { status: 'pendingConfirmation' } });
  expect(await bells()).toEqual(
    [
      [coordinator.user.id, 'interviewerAsked'],
      [recruiter.user.id, 'interviewerReleased'],
    ].toSorted(),
  );
  expect(outbox.flatMap(({ attachments = [] }) => attachments)).toEqual([]);
  expect(outbox.find(({ to }) => to === coordinator.user.email)?.paragraphs.join()).toContain('15:00');
  expect(await rowOf(id)).toMatchObject({ sequence: 0 });
});

test('twenty clicks change it once', async () => {
  const { id } = await buildInterviewAt('confirmed', { interviewerIds: [recruiter.user.id] });
  const clicks = Array.from({ length: 20 }, () => change(id, [coordinator.user.id, recruiter.user.id]));
  expect(new Set((await Promise.all(clicks)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(await auditsOf(id)).toHaveLength(1);
  expect(outbox).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ sequence: 2 });
});

describe('refusals leave everything as it is', () => {
  const strangers = [ours.administrative.user.id, theirs.recruiter.user.id, doctor.userId];

  test.each(strangers)('somebody who may not interview there is told at the field (%#)', async (stranger) => {
    const { id } = await buildInterviewAt('confirmed', { interviewerIds: [recruiter.user.id] });
    expect(await change(id, [recruiter.user.id, stranger])).toMatchObject({
      ...{ status: 422, body: { fields: { interviewerIds: { key: 'interviews:problems.interviewer' } } } },
    });
    expect(await rowOf(id)).toMatchObject({ interviewerIds: [recruiter.user.id], sequence: 1 });
    expect(outbox).toEqual([]);
  });

  test('nobody, and more than eight', async () => {
    const { id } = await buildInterviewAt('confirmed', { interviewerIds: [recruiter.user.id] });
    const many = Array.from({ length: 9 }, () => recruiter.user.id);
    expect(await change(id, [])).toMatchObject({ status: 422, body: { fields: { interviewerIds: {} } } });
    expect(await change(id, many)).toMatchObject({ status: 422, body: { fields: { interviewerIds: {} } } });
  });

  test('whoever left the hospital cannot be chosen, and is not told that they are released', async () => {
    const leaver = await buildStaff(api, ours.hospital.id, 'recruiter');
    const { id } = await buildInterviewAt('confirmed', { interviewerIds: [leaver.user.id] });
    const member = and(eq(hospitalMembers.hospitalId, ours.hospital.id), eq(hospitalMembers.userId, leaver.user.id));
    await db.delete(hospitalMembers).where(member);
    expect(await change(id, [leaver.user.id])).toMatchObject({ status: 422 });
    expect(await change(id, [recruiter.user.id])).toMatchObject({ status: 200 });
    expect(outbox.map(({ to }) => to)).toEqual([recruiter.user.email]);
  });

  test('other hospitals, readers, the candidate, and what has ended or begun', async () => {
    const { id } = await buildInterviewAt('confirmed', { interviewerIds: [recruiter.user.id] });
    expect(await change(id, [recruiter.user.id], theirs.recruiter.jwt)).toMatchObject({ status: 404 });
    expect(await change(id, [recruiter.user.id], ours.administrative.jwt)).toMatchObject({ status: 403 });
    expect(await change(id, [recruiter.user.id], doctor.jwt)).toMatchObject({ status: 403 });
    const begun = { startsAt: new Date('2026-03-10T07:00:00Z'), endsAt: new Date('2026-03-10T07:45:00Z') };
    for (const [status, dates] of [
      ['cancelled', {}],
      ['declined', {}],
      ['held', begun],
      ['confirmed', begun],
    ] as const) {
      await db.delete(interviews);
      const other = await buildInterviewAt(status, { interviewerIds: [recruiter.user.id], ...dates });
      expect(await change(other.id, [coordinator.user.id])).toMatchObject({
        ...{ status: 409, body: { code: 'InvalidStatusChange' } },
      });
    }
    expect(outbox).toEqual([]);
  });
});
