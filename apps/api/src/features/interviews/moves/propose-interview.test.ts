import { randomUUIDv7 } from 'node:crypto';
import type { Interview } from '@fonendo/contract/interviews.schema';
import { repeatedWithinMs } from '@fonendo/domain/candidacies/application';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { interviews } from '../../../db/schema/selection.ts';
import { users } from '../../../db/schema/users.ts';
import { buildInterview, firstDate, openInterviewsApi, proposal } from '../../../testing/scenes/interviews.ts';
import { buildSignedIn } from '../../../testing/sign-in.ts';

const api = await openInterviewsApi();
const { db, request, clock, outbox, ours, theirs, doctor, buildCandidate } = api;

const later = (minutes: number) => new Date(firstDate.getTime() + minutes * 60_000);
const day = 24 * 60;
const propose = (token: string | undefined, candidacyId: string, body: unknown) =>
  request('POST', `/api/selection/candidacies/${candidacyId}/interviews`, { ...(token && { token }), body });
const noticesOf = (userId: string) => db.select().from(notifications).where(eq(notifications.userId, userId));

afterEach(async () => {
  await db.delete(interviews);
  await db.delete(notifications);
  outbox.length = 0;
});

describe('proposing dates', () => {
  test('asks the candidate, in both times, and is audited', async () => {
    const { id } = await buildCandidate();
    const answer = await propose(ours.recruiter.jwt, id, proposal(later(2 * day), firstDate, later(day)));
    expect(answer).toMatchObject({
      status: 201,
      body: {
        candidacyId: id,
        position: 2,
        status: 'pendingConfirmation',
        location: 'https://meet.laribera.example/cardio-3',
        startsAt: null,
        candidate: { name: 'Valentina Restrepo', zone: 'America/Bogota' },
        allowedEvents: ['reschedule', 'changeInterviewers', 'withdrawSlot', 'cancel'],
      },
    });
    const interview = answer.body as Interview;
    expect(interview.slots.map(({ startsAt }) => startsAt)).toEqual([
      firstDate.toISOString(),
      later(day).toISOString(),
      later(2 * day).toISOString(),
    ]);
    const audited = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, interview.id));
    expect(audited).toMatchObject([{ action: 'interview.proposed', actorId: ours.recruiter.user.id }]);
    expect(await noticesOf(doctor.userId)).toMatchObject([
      { kind: 'interviewProposed', params: { slots: '3' }, link: `/candidate/${id}` },
    ]);
    expect(outbox).toHaveLength(1);
    const [mail] = outbox;
    expect(mail).toMatchObject({ to: doctor.email, subject: 'Elige la fecha de tu entrevista: Cardiólogo/a' });
    const text = mail?.paragraphs.join('\n');
    expect(text).toContain('martes, 24 de marzo de 2026, de 15:00 a 15:45 (hora peninsular); 09:00 a 09:45 en Bogotá');
    expect(text).toContain('https://meet.laribera.example/cardio-3');
    expect(text).toContain('Nos gustaría conocerte.');
    expect(mail?.attachments).toBeUndefined();
  });

  test('who does without mails of interviews gets the bell alone', async () => {
    await db.update(users).set({ mailFamilies: [] }).where(eq(users.id, doctor.userId));
    await propose(ours.recruiter.jwt, (await buildCandidate()).id, proposal(firstDate));
    expect(outbox).toEqual([]);
    expect(await noticesOf(doctor.userId)).toHaveLength(1);
    await db
      .update(users)
      .set({ mailFamilies: ['interviews'] })
      .where(eq(users.id, doctor.userId));
  });

  test('every date that is wrong is named at its place', async () => {
    const elsewhere = await buildCandidate({ of: theirs });
    await buildInterview(db, elsewhere, { status: 'confirmed', startsAt: later(day), endsAt: later(day + 45) });
    const { id } = await buildCandidate();
    const body = proposal(firstDate, '2026-03-10T09:00:00Z', later(30), later(day + 30), '2028-01-01T10:00:00Z');
    const answer = await propose(ours.recruiter.jwt, id, body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'InterviewProposalsFailed' } });
    expect(answer.body).toHaveProperty('message', 'No se han podido enviar las propuestas de entrevista.');
    expect((answer.body as { fields: object }).fields).toEqual({
      'slots.1.startsAt': { key: 'interviews:problems.slotInThePast' },
      'slots.2.startsAt': { key: 'interviews:problems.slotsOverlap' },
      'slots.3.startsAt': { key: 'interviews:problems.slotTaken' },
      'slots.4.startsAt': { key: 'interviews:problems.slotTooFar' },
    });
    expect(outbox).toEqual([]);
  });

  test.each([
    ['none', { slots: [] }, 'slots'],
    ['six', { slots: [0, 1, 2, 3, 4, 5].map((n) => ({ startsAt: later(n * day).toISOString() })) }, 'slots'],
    ['seconds', { slots: [{ startsAt: '2026-03-24T14:00:30Z' }] }, 'slots.0.startsAt'],
    ['no instant', { slots: [{ startsAt: '2026-03-24T14:00' }] }, 'slots.0.startsAt'],
    ['another duration', { durationMinutes: 50 }, 'durationMinutes'],
    ['no link', { location: 'sala de juntas' }, 'location'],
    ['a script as a link', { location: 'javascript:alert(1)' }, 'location'],
    ['nowhere', { place: 'onSite', location: ' ' }, 'location'],
    ['a long message', { message: 'x'.repeat(1001) }, 'message'],
  ])('%s', async (_name, change, field) => {
    const { id } = await buildCandidate();
    const answer = await propose(ours.recruiter.jwt, id, { ...proposal(firstDate), ...change });
    expect(answer).toMatchObject({ status: 422, body: { code: 'ValidationFailed' } });
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
  });

  test('an address needs no link', async () => {
    const body = { ...proposal(firstDate), place: 'onSite', location: 'Planta 3, sala de juntas' };
    const answer = await propose(ours.recruiter.jwt, (await buildCandidate()).id, body);
    expect(answer).toMatchObject({ status: 201, body: { place: 'onSite', location: 'Planta 3, sala de juntas' } });
  });

  test('a double click proposes once; other dates beside live ones are refused', async () => {
    const { id } = await buildCandidate();
    const first = await propose(ours.recruiter.jwt, id, proposal(firstDate, later(day)));
    const again = await propose(ours.recruiter.jwt, id, proposal(later(day), firstDate));
    expect(again).toMatchObject({ status: 201, body: { id: (first.body as Interview).id } });
    expect(outbox).toHaveLength(1);
    const refused = { status: 409, body: { code: 'InvalidStatusChange' } };
    expect(await propose(ours.recruiter.jwt, id, proposal(later(3 * day)))).toMatchObject(refused);
    expect(await propose(ours.administrator.jwt, id, proposal(firstDate, later(day)))).toMatchObject(refused);
    clock.advance(repeatedWithinMs);
    expect(await propose(ours.recruiter.jwt, id, proposal(firstDate, later(day)))).toMatchObject(refused);
    clock.advance(-repeatedWithinMs);
  });

  test.each(['applied', 'accepted', 'discarded', 'withdrawn'] as const)('a candidacy that is %s', async (status) => {
    const { id } = await buildCandidate({ status, step: null });
    expect(await propose(ours.recruiter.jwt, id, proposal(firstDate))).toMatchObject({
      status: 409,
      body: { code: 'InvalidStatusChange' },
    });
  });

  test('by whom', async () => {
    const { id } = await buildCandidate();
    const of = async (token?: string) => (await propose(token, id, proposal(firstDate))).status;
    expect(await of()).toBe(401);
    expect(await of(doctor.jwt)).toBe(403);
    expect(await of(ours.administrative.jwt)).toBe(403);
    expect(await of(theirs.recruiter.jwt)).toBe(404);
    expect(await propose(ours.recruiter.jwt, randomUUIDv7(), proposal(firstDate))).toMatchObject({ status: 404 });
    expect(await of(ours.selectionCoordinator.jwt)).toBe(201);
  });

  test('an administrator who acts as the recruiter proposes nothing', async () => {
    const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
    const started = await request('POST', `/api/auth/${ours.recruiter.user.id}/impersonate`, {
      token: admin.jwt,
      body: { reason: 'Ayuda por teléfono' },
    });
    const { jwt } = started.body as { jwt: string };
    expect(await propose(jwt, (await buildCandidate()).id, proposal(firstDate))).toMatchObject({
      status: 403,
      body: { code: 'NotWhileImpersonating' },
    });
  });
});
