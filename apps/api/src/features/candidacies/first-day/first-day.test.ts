import type { OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import type { HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { and, asc, eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { users } from '../../../db/schema/users.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildHospital } from '../../../testing/factories/hospital-factories.ts';
import { buildSelection } from '../../../testing/scenes/document-requests.ts';
import { buildStaff } from '../../../testing/scenes/hospital-staff.ts';

const api = await openTestApi();
const { db, request, outbox } = api;
const spring = { from: '2026-05-04', to: '2026-06-01' };

const give = (token: string, id: string, body: unknown) =>
  request('PUT', `/api/candidacies/${id}/first-day`, { token, body });
const agree = (token: string, id: string, day: unknown) =>
  request('PUT', `/api/selection/candidacies/${id}/first-day`, { token, body: { day } });
const own = async (token: string, id: string) =>
  (await request('GET', `/api/candidacies/${id}`, { token })).body as OwnCandidacy;
const seen = async (token: string, id: string) =>
  (await request('GET', `/api/selection/candidacies/${id}`, { token })).body as HospitalCandidacy;
const mailsTo = (email: string) => outbox.filter(({ to }) => to === email).map(({ subject }) => subject);

async function buildAccepted() {
  const scene = await buildSelection(api, { step: 2 });
  const accepted = { status: 'accepted', acceptedBy: scene.recruiter.user.id } as const;
  await db.update(candidacies).set(accepted).where(eq(candidacies.id, scene.candidacy.id));
  outbox.length = 0;
  return { ...scene, id: scene.candidacy.id, doctorToken: scene.doctor.jwt, recruiterToken: scene.recruiter.jwt };
}

const auditOf = async (id: string) => {
  const rows = await db
    .select({ action: auditEntries.action, before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, id), like(auditEntries.action, 'firstDay.%')))
    .orderBy(asc(auditEntries.at), asc(auditEntries.id));
  return rows;
};

describe('the first day', () => {
  test('is given by the doctor, chosen by the hospital, and both are told', async () => {
    const { id, doctorToken, recruiterToken, recruiter, doctor } = await buildAccepted();
    expect(await own(doctorToken, id)).toMatchObject({ firstDay: null, can: { giveFirstDay: true } });
    expect(await seen(recruiterToken, id)).toMatchObject({ firstDay: null, can: { agreeFirstDay: false } });
    expect(await give(doctorToken, id, spring)).toMatchObject({ status: 200, body: { ...spring, agreed: null } });
    expect(mailsTo(recruiter.user.email)).toEqual(['Fechas para empezar: Cardiólogo/a']);
    expect(await seen(recruiterToken, id)).toMatchObject({ firstDay: spring, can: { agreeFirstDay: true } });
    expect(await agree(recruiterToken, id, '2026-05-11')).toMatchObject({ status: 200 });
    expect((await own(doctorToken, id)).firstDay).toEqual({ ...spring, agreed: '2026-05-11' });
    const [account] = await db.select().from(users).where(eq(users.id, doctor.userId));
    expect(mailsTo(account?.email ?? '')).toEqual(['Tu primer día será el 11 de mayo de 2026']);
    expect(await auditOf(id)).toMatchObject([
      { action: 'firstDay.given', after: { ...spring, day: null } },
      { action: 'firstDay.agreed', before: { day: null }, after: { day: '2026-05-11' } },
    ]);
  });

  test('other dates undo what was agreed and say so; the same ones, or a second click, change nothing', async () => {
    const { id, doctorToken, recruiterToken, recruiter } = await buildAccepted();
    await give(doctorToken, id, spring);
    await Promise.all([agree(recruiterToken, id, '2026-05-11'), agree(recruiterToken, id, '2026-05-11')]);
    await give(doctorToken, id, spring);
    expect((await own(doctorToken, id)).firstDay?.agreed).toBe('2026-05-11');
    expect(await auditOf(id)).toHaveLength(2);
    outbox.length = 0;
    const later = { from: '2026-05-18', to: '2026-06-15' };
    expect((await give(doctorToken, id, later)).body).toEqual({ ...later, agreed: null });
    const [mail] = outbox.filter(({ to }) => to === recruiter.user.email);
    expect(mail?.paragraphs.join('\n')).toContain('El día que estaba acordado ya no vale.');
    expect((await auditOf(id)).at(-1)).toMatchObject({ before: { day: '2026-05-11' }, after: { day: null } });
  });

  test('a wrong date is refused at its field and changes nothing', async () => {
    const { id, doctorToken, recruiterToken } = await buildAccepted();
    const early = await give(doctorToken, id, { from: '2026-03-09', to: '2026-05-01' });
    expect(early).toMatchObject({ status: 422, body: { fields: { from: { key: 'errors.minDate' } } } });
    const turned = await give(doctorToken, id, { from: '2026-06-01', to: '2026-05-04' });
    expect(turned).toMatchObject({ status: 422, body: { fields: { to: { key: 'errors.minDate' } } } });
    expect((await give(doctorToken, id, { from: '2026-02-31', to: '2026-05-04' })).status).toBe(422);
    expect((await give(doctorToken, id, { from: '2026-05-04' })).status).toBe(422);
    expect((await agree(recruiterToken, id, '2026-05-11')).status).toBe(409);
    await give(doctorToken, id, spring);
    const outside = await agree(recruiterToken, id, '2026-06-02');
    expect(outside).toMatchObject({
      status: 422,
      body: { fields: { day: { key: 'errors.maxDate', params: { max: spring.to } } } },
    });
    expect((await own(doctorToken, id)).firstDay).toEqual({ ...spring, agreed: null });
  });

  test('there is none before the acceptance, nor of a candidacy that ended otherwise', async () => {
    const { candidacy, doctor, recruiter } = await buildSelection(api, { step: 2 });
    expect((await give(doctor.jwt, candidacy.id, spring)).status).toBe(409);
    expect((await agree(recruiter.jwt, candidacy.id, spring.from)).status).toBe(409);
    expect((await own(doctor.jwt, candidacy.id)).can.giveFirstDay).toBe(false);
  });

  test('another hospital, another doctor and a colleague who only reads get and change nothing', async () => {
    const { id, doctorToken, hospital } = await buildAccepted();
    await give(doctorToken, id, spring);
    const rival = await buildStaff(api, (await buildHospital(db)).id, 'administrator');
    const reader = await buildStaff(api, hospital.id, 'administrative');
    const other = await buildSelection(api);
    expect((await agree(rival.jwt, id, spring.from)).status).toBe(404);
    expect((await agree(reader.jwt, id, spring.from)).status).toBe(403);
    expect((await give(other.doctor.jwt, id, spring)).status).toBe(404);
    expect((await own(doctorToken, id)).firstDay?.agreed).toBeNull();
  });

  test('if who accepted has left, the others are told', async () => {
    const { id, doctorToken, recruiter, hospital } = await buildAccepted();
    const colleague = await buildStaff(api, hospital.id, 'recruiter');
    await db.update(users).set({ deletedAt: api.clock.now() }).where(eq(users.id, recruiter.user.id));
    await give(doctorToken, id, spring);
    expect(mailsTo(recruiter.user.email)).toEqual([]);
    expect(mailsTo(colleague.user.email)).toEqual(['Fechas para empezar: Cardiólogo/a']);
  });

  test('one that is past cannot be agreed on any more', async () => {
    const { id, doctorToken, recruiterToken } = await buildAccepted();
    await give(doctorToken, id, { from: '2026-03-11', to: '2026-03-12' });
    const days = { firstDayFrom: '2026-03-01', firstDayTo: '2026-03-05' };
    await db.update(candidacies).set(days).where(eq(candidacies.id, id));
    expect((await seen(recruiterToken, id)).can?.agreeFirstDay).toBe(false);
    expect((await agree(recruiterToken, id, '2026-03-05')).status).toBe(409);
  });
});
