import type { CandidateContact, OwnContact } from '@fonendo/contract/candidacies/contacts.schema';
import { and, eq } from 'drizzle-orm';
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
const phone = '+541155550142';

const reach = async (token: string, id: string) => {
  const { status, body } = await request('GET', `/api/selection/candidacies/${id}/contact`, { token });
  return { status, body: body as CandidateContact };
};
const own = async (token: string, id: string) =>
  (await request('GET', `/api/candidacies/${id}/contact`, { token })).body as OwnContact;
const share = (token: string, id: string, sharesPhone: unknown) =>
  request('PUT', `/api/candidacies/${id}/contact`, { token, body: { sharesPhone } });
const accept = (token: string, id: string) => request('POST', `/api/selection/candidacies/${id}/accept`, { token });

async function buildCandidate() {
  const scene = await buildSelection(api, { step: 2 });
  await db.update(users).set({ phone }).where(eq(users.id, scene.doctor.userId));
  return scene;
}

async function buildAccepted() {
  const scene = await buildCandidate();
  const { candidacy, recruiter } = scene;
  const accepted = { status: 'accepted', acceptedBy: recruiter.user.id } as const;
  await db.update(candidacies).set(accepted).where(eq(candidacies.id, candidacy.id));
  return scene;
}

describe('contacts', () => {
  test('open with the acceptance, on both pages and in both mails', async () => {
    const { candidacy, recruiter, doctor, hospital } = await buildCandidate();
    expect((await reach(recruiter.jwt, candidacy.id)).status).toBe(404);
    expect((await own(doctor.jwt, candidacy.id)).contact).toBeNull();
    outbox.length = 0;
    expect((await accept(recruiter.jwt, candidacy.id)).status).toBe(200);
    const doctorsEmail = (await own(doctor.jwt, candidacy.id)).email;
    expect(await reach(recruiter.jwt, candidacy.id)).toMatchObject({
      status: 200,
      body: { email: doctorsEmail, phone },
    });
    expect((await own(doctor.jwt, candidacy.id)).contact).toMatchObject({
      hospital: { name: hospital.name },
      person: { email: recruiter.user.email },
    });
    const mailTo = (email: string) => outbox.find(({ to }) => to === email)?.paragraphs.join('\n') ?? '';
    expect(mailTo(doctorsEmail)).toContain(recruiter.user.email);
    expect(mailTo(recruiter.user.email)).toContain(doctorsEmail);
    expect(mailTo(recruiter.user.email)).toContain(phone);
  });

  test('the phone is the doctor’s to share, before and after', async () => {
    const { candidacy, recruiter, doctor } = await buildAccepted();
    expect(await own(doctor.jwt, candidacy.id)).toMatchObject({ phone, sharesPhone: true, can: { choose: true } });
    const answer = await share(doctor.jwt, candidacy.id, false);
    expect(answer).toMatchObject({ status: 200, body: { sharesPhone: false } });
    expect((await reach(recruiter.jwt, candidacy.id)).body.phone).toBeNull();
    const { body } = await request('GET', `/api/selection/candidacies/${candidacy.id}/contact.vcf`, {
      token: recruiter.jwt,
    });
    expect(String(body)).not.toContain(phone);
    await share(doctor.jwt, candidacy.id, false);
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, 'contact.shared'));
    expect(entries.filter(({ subjectId }) => subjectId === candidacy.id)).toHaveLength(1);
    expect(await share(doctor.jwt, candidacy.id, 'no')).toMatchObject({ status: 422 });
  });

  test('nothing is shared of a candidacy that ended otherwise', async () => {
    const { candidacy, recruiter, doctor } = await buildCandidate();
    await db.update(candidacies).set({ status: 'withdrawn' }).where(eq(candidacies.id, candidacy.id));
    expect((await reach(recruiter.jwt, candidacy.id)).status).toBe(404);
    expect((await own(doctor.jwt, candidacy.id)).can.choose).toBe(false);
    expect(await share(doctor.jwt, candidacy.id, true)).toMatchObject({ status: 409 });
  });

  test('another hospital, another doctor and a colleague who only reads get nothing', async () => {
    const { candidacy, hospital } = await buildAccepted();
    const rival = await buildStaff(api, (await buildHospital(db)).id, 'administrator');
    const reader = await buildStaff(api, hospital.id, 'administrative');
    const other = await buildSelection(api);
    expect((await reach(rival.jwt, candidacy.id)).status).toBe(404);
    expect((await reach(reader.jwt, candidacy.id)).status).toBe(403);
    expect((await request('GET', `/api/candidacies/${candidacy.id}/contact`, { token: other.doctor.jwt })).status).toBe(
      404,
    );
  });

  test('a doctor who was blocked or left is no longer reached, nor a colleague who left named', async () => {
    const { candidacy, recruiter, doctor, hospital } = await buildAccepted();
    const head = await buildStaff(api, hospital.id, 'recruiter');
    await db
      .update(users)
      .set({ blockedAt: api.clock.now(), blockedReason: 'x' })
      .where(eq(users.id, recruiter.user.id));
    expect((await own(doctor.jwt, candidacy.id)).contact?.person?.email).not.toBe(recruiter.user.email);
    await db.update(users).set({ deletedAt: api.clock.now() }).where(eq(users.id, doctor.userId));
    expect((await reach(head.jwt, candidacy.id)).status).toBe(404);
  });

  test('every card that is taken is in the audit, and is a card', async () => {
    const { candidacy, recruiter, doctor, hospital } = await buildAccepted();
    const card = (path: string, token: string) => request('GET', `/api${path}/${candidacy.id}/contact.vcf`, { token });
    const { body } = await card('/selection/candidacies', recruiter.jwt);
    expect(String(body)).toContain(`TEL;VALUE=uri:tel:${phone}`);
    expect(String(body)).toContain(`/candidate/${candidacy.id}`);
    const entries = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, candidacy.id), eq(auditEntries.action, 'contact.saved')));
    expect(entries).toMatchObject([{ actorId: recruiter.user.id }]);
    expect(String((await card('/candidacies', doctor.jwt)).body)).toContain(`ORG:${hospital.name}`);
  });
});
