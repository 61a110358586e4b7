import { type Journey, journeySchema } from '@fonendo/contract/petitions/journey.schema';
import type { JourneyStep } from '@fonendo/domain/petitions/journey/steps';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { journeyMarks, petitionConditions, petitions } from '../../../db/schema/petitions.ts';
import { readAuditOf } from '../../../testing/audit.ts';
import { buildSignedInDoctor, type DoctorOptions } from '../../../testing/doctor-sign-in.ts';
import { buildCandidacy, buildHospital, buildOffer } from '../../../testing/factories/hospital-factories.ts';
import { openPetitionsApi } from '../../../testing/scenes/petitions.ts';
import { testPassword } from '../../../testing/sign-in.ts';

const api = await openPetitionsApi();
const { db, request, buildCase, admin } = api;
const today = '2026-03-10';

const read = async (token: string): Promise<Journey> => {
  const { status, body } = await request('GET', '/api/petitions/journey', { token });
  expect(status).toBe(200);
  return journeySchema.parse(body);
};
const mark = (token: string, step: string, body: object) =>
  request('PUT', '/api/petitions/journey', { token, body: { step, ...body } });
const done = (on: string) => ({ state: 'done', on });
const begun = (on: string) => ({ state: 'running', on });
const unmark = (token: string, step: string) => mark(token, step, { state: 'waiting', on: null });
const stepOf = ({ steps }: Journey, wanted: JourneyStep) => steps.find(({ step }) => step === wanted);
const namesOf = ({ steps }: Journey) => steps.map(({ step }) => step);
const storedOf = (doctorId: string) => db.select().from(journeyMarks).where(eq(journeyMarks.doctorId, doctorId));

const atMinistry = () => buildCase('Sended', { petition: { registeredOn: '2026-03-02' } });
const granted = (more: Partial<typeof petitions.$inferInsert> = {}) =>
  buildCase('Aproved', {
    petition: {
      ...{ registeredOn: '2025-09-01', resolutionKind: 'granted', resolvedAt: new Date('2026-03-04T09:00:00Z') },
      ...{ resolutionComment: 'Concedida', resolutionChannel: 'paper', resolutionNotifiedOn: '2026-03-03', ...more },
    },
  });
const withoutPetition = async (options: DoctorOptions = {}) => buildSignedInDoctor(api, options);

describe('the way to the first day', () => {
  test('of a petition at the ministry: the legal clock tells the resolution, everything else follows', async () => {
    const { jwt, petitionId } = await atMinistry();
    const journey = await read(jwt);
    expect(journey).toMatchObject({
      ...{ today, blocked: null, petitionId, ready: false, setsTheDate: 'resolution', resolutionCases: null },
    });
    // 2 September is the last day of the six months.
    expect(stepOf(journey, 'resolution')).toMatchObject({
      ...{ state: 'running', automatic: true, start: '2026-03-02', end: '2026-09-02', critical: true },
      article: 'RD 889/2022, art. 18.3',
    });
    expect(stepOf(journey, 'sending')).toMatchObject({ state: 'done', doneOn: '2026-03-02' });
    expect(stepOf(journey, 'credential')).toMatchObject({ start: '2026-09-02', needs: ['resolution'] });
    expect(stepOf(journey, 'goodStanding')).toMatchObject({ lapsesAfterDays: 90, start: '2026-08-19' });
    expect(journey.can.mark).not.toContain('resolution');
    expect(journey.can.mark).not.toContain('collegiation');
    expect(journey.can.mark).toContain('goodStanding');
    expect(journey.turn).toBe('job');
  });

  test('our own petitions tell what is usual once there are five', async () => {
    for (let days = 0; days < 5; days += 1) {
      await granted({ registeredOn: `2025-09-0${days + 1}`, resolvedAt: new Date('2026-01-09T09:00:00Z') });
    }
    const { jwt } = await atMinistry();
    const journey = await read(jwt);
    expect(journey.resolutionCases).toBeGreaterThanOrEqual(5);
    expect(stepOf(journey, 'resolution')?.end).toBe('2026-07-08');
    await db.delete(petitions).where(eq(petitions.resolvedAt, new Date('2026-01-09T09:00:00Z')));
  });

  test('before a petition it begins with the sending; the doctor’s turn leads there', async () => {
    const { jwt } = await withoutPetition();
    const journey = await read(jwt);
    expect(journey).toMatchObject({ petitionId: null, turn: 'sending', setsTheDate: 'sending' });
    expect(journey.can.mark).not.toContain('sending');
  });

  test.each([
    ['CO', ['permit', 'visa'], ['registration']],
    ['IT', ['registration'], ['permit', 'visa']],
    ['ES', [], ['permit', 'visa', 'registration']],
  ] as const)('a nationality of %s', async (nationality, has, lacks) => {
    const { jwt } = await withoutPetition({ privateData: { nationality } });
    const names = namesOf(await read(jwt));
    expect(names).toEqual(expect.arrayContaining([...has]));
    expect(names.filter((step) => (lacks as readonly string[]).includes(step))).toEqual([]);
  });

  test('by RD 581/2017 the doctor marks what another ministry does', async () => {
    const { jwt } = await withoutPetition({ privateData: { nationality: 'IT' }, degreeCountry: 'IT' });
    const journey = await read(jwt);
    expect(stepOf(journey, 'resolution')).toMatchObject({ article: 'RD 581/2017', automatic: false, typicalDays: 91 });
    expect(namesOf(journey)).not.toContain('credential');
    expect(journey.can.mark).toEqual(expect.arrayContaining(['sending', 'resolution', 'collegiation']));
    expect((await mark(jwt, 'resolution', done('2026-02-10'))).status).toBe(200);
  });

  test('a draft that belongs to another road does not count, what was sent does', async () => {
    const doctor = { privateData: { nationality: 'IT' }, degreeCountry: 'IT' };
    const draft = await buildCase(null, { doctor });
    expect(await read(draft.jwt)).toMatchObject({ petitionId: null });
    expect(namesOf(await read(draft.jwt))).not.toContain('credential');
    const sent = await buildCase('Sended', { doctor });
    expect(await read(sent.jwt)).toMatchObject({ petitionId: sent.petitionId });
    expect(namesOf(await read(sent.jwt))).toContain('credential');
  });

  test('certified with a Spanish degree: nothing of the recognition is left', async () => {
    const { jwt } = await withoutPetition({ hasDegreeSpain: true });
    const journey = await read(jwt);
    expect(namesOf(journey)).not.toEqual(expect.arrayContaining(['resolution']));
    expect(stepOf(journey, 'collegiation')?.needs).toEqual(['goodStanding']);
  });

  test('a refusal and open conditions tell no dates; what was withdrawn begins anew', async () => {
    const refused = await granted({ status: 'Refused', resolutionKind: 'denied' });
    expect(await read(refused.jwt)).toMatchObject({ blocked: 'refused', steps: [], firstDay: null, turn: null });
    const conditional = await granted({ resolutionKind: 'conditional' });
    const condition = { petitionId: conditional.petitionId, position: 0, text: 'Cirugía' };
    await db.insert(petitionConditions).values({ id: conditional.petitionId, ...condition });
    expect(await read(conditional.jwt)).toMatchObject({ blocked: 'conditional', firstDay: null });
    await db.update(petitionConditions).set({ doneAt: new Date('2026-03-06T10:00:00Z') });
    expect(stepOf(await read(conditional.jwt), 'resolution')).toMatchObject({ doneOn: '2026-03-06', state: 'done' });
    const withdrawn = await granted({ status: 'Refused', resolutionKind: 'withdrawn' });
    expect(await read(withdrawn.jwt)).toMatchObject({ blocked: null, petitionId: null, turn: 'sending' });
  });

  test('an application is under way, an acceptance is done, and the day that was agreed on is shown', async () => {
    const { jwt, userId } = await atMinistry();
    const hospital = await buildHospital(db, { name: 'Hospital La Ribera', postalCode: '46600' });
    const offer = await buildOffer(db, { hospitalId: hospital.id, name: 'Urgencias' });
    const appliedAt = new Date('2026-02-20T09:00:00Z');
    const one = { offerId: offer.id, doctorId: userId, appliedAt };
    const { id } = await buildCandidacy(db, { ...one, status: 'applied' });
    const applied = await read(jwt);
    expect(stepOf(applied, 'job')).toMatchObject({ state: 'running', startedOn: '2026-02-20', automatic: false });
    expect(applied).toMatchObject({ post: null, turn: null });
    await db
      .update(candidacies)
      .set({
        ...{ status: 'accepted', statusSince: new Date('2026-03-05T09:00:00Z') },
        ...{ firstDayFrom: '2026-10-01', firstDayTo: '2026-12-01', firstDayAgreed: '2026-11-02' },
      })
      .where(eq(candidacies.id, id));
    const accepted = await read(jwt);
    expect(stepOf(accepted, 'job')).toMatchObject({ state: 'done', doneOn: '2026-03-05', automatic: true });
    expect(accepted.post).toEqual({
      ...{ candidacyId: id, offer: 'Urgencias', hospital: 'Hospital La Ribera', province: 'Valencia' },
      agreed: '2026-11-02',
    });
    expect((await mark(jwt, 'job', done(today))).status).toBe(409);
  });
});

describe('what a doctor marks', () => {
  test('moves the first day, is corrected and taken back, and the audit has it', async () => {
    const { jwt, userId } = await granted();
    const before = await read(jwt);
    expect(before).toMatchObject({ turn: 'job', setsTheDate: 'job' });
    const hired = journeySchema.parse((await mark(jwt, 'job', done('2026-03-09'))).body);
    expect(hired.setsTheDate).toBe('credential');
    expect((hired.firstDay?.likely ?? '') < (before.firstDay?.likely ?? '')).toBe(true);
    await unmark(jwt, 'job');
    const marked = await mark(jwt, 'credential', begun('2026-03-04'));
    expect(marked.status).toBe(200);
    expect(stepOf(journeySchema.parse(marked.body), 'credential')).toMatchObject({ state: 'running' });
    const corrected = journeySchema.parse((await mark(jwt, 'credential', done('2026-03-09'))).body);
    expect(stepOf(corrected, 'credential')).toMatchObject({
      ...{ state: 'done', startedOn: '2026-03-04', end: '2026-03-09' },
    });
    await mark(jwt, 'credential', done('2026-03-09'));
    const back = journeySchema.parse((await unmark(jwt, 'credential')).body);
    expect(back).toEqual(before);
    expect((await unmark(jwt, 'credential')).status).toBe(200);
    expect(await storedOf(userId)).toEqual([]);
    const entries = (await readAuditOf(db, userId)).filter(({ action }) => action.startsWith('journey.'));
    expect(entries.map(({ action }) => action)).toEqual(
      ['marked', 'unmarked', 'marked', 'marked', 'unmarked'].map((action) => `journey.${action}`),
    );
    expect(entries[3]).toMatchObject({
      before: { step: 'credential', startedOn: '2026-03-04' },
      after: { step: 'credential', doneOn: '2026-03-09' },
    });
  });

  test.each([
    ['of tomorrow', 'insurance', done('2026-03-11'), 'errors.maxDate'],
    ['begun tomorrow', 'job', begun('2026-03-11'), 'errors.maxDate'],
    ['before the resolution', 'credential', done('2026-03-02'), 'errors.minDate'],
    ['that is none', 'job', { state: 'running', on: null }, 'errors.required'],
    ['that there is not', 'job', done('2026-02-31'), 'errors.invalid'],
  ])('a day %s is refused at its field and changes nothing', async (_, step, body, key) => {
    const { jwt, userId } = await granted();
    expect(await mark(jwt, step, body)).toMatchObject({ status: 422, body: { fields: { on: { key } } } });
    expect(await storedOf(userId)).toEqual([]);
  });

  test('what rests on the resolution cannot be marked before it, nor what is known, nor a step of others', async () => {
    const { jwt, userId } = await atMinistry();
    for (const step of ['credential', 'collegiation', 'resolution', 'sending']) {
      expect((await mark(jwt, step, done(today))).status).toBe(409);
    }
    expect((await mark(jwt, 'registration', done(today))).status).toBe(404);
    expect((await mark(jwt, 'nonsense', done(today))).status).toBe(422);
    expect(await storedOf(userId)).toEqual([]);
  });

  test('two at once leave one of them; others and an administrator reach none of it', async () => {
    const { jwt, userId } = await granted();
    await Promise.all([mark(jwt, 'insurance', done('2026-03-08')), mark(jwt, 'insurance', done('2026-03-09'))]);
    expect(await storedOf(userId)).toHaveLength(1);
    const other = await granted();
    expect(stepOf(await read(other.jwt), 'insurance')?.doneOn).toBeNull();
    await unmark(other.jwt, 'insurance');
    expect(await storedOf(userId)).toHaveLength(1);
    expect((await request('GET', '/api/petitions/journey', { token: admin.jwt })).status).toBe(403);
  });

  test('is in the export and goes with the account', async () => {
    const { jwt, userId } = await withoutPetition();
    await mark(jwt, 'insurance', done('2026-03-08'));
    const zip = await api.api.request('/api/account/export', { headers: { authorization: `Bearer ${jwt}` } });
    const data = unzipSync(new Uint8Array(await zip.arrayBuffer()))['fonendo.json'];
    expect(JSON.parse(strFromU8(data ?? new Uint8Array()))).toMatchObject({
      journey: [{ step: 'insurance', startedOn: null, doneOn: '2026-03-08' }],
    });
    await request('DELETE', '/api/account', { token: jwt, body: { password: testPassword } });
    expect(await storedOf(userId)).toEqual([]);
  });
});
