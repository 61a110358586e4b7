import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditDetails, auditEntries } from '../../../../db/schema/audit.ts';
import { notifications } from '../../../../db/schema/notifications.ts';
import { petitionSuspensions } from '../../../../db/schema/petitions.ts';
import { openPetitionsApi } from '../../../../testing/scenes/petitions.ts';

// Today is Tuesday 10 March 2026.
const { db, outbox, admin, act, attach, buildCase, read } = await openPetitionsApi();

const sentCase = () => buildCase('Sended', { petition: { registeredOn: '2025-12-01' } });
const term = ({ clock }: Petition, kind: string) => clock.find((one) => one.kind === kind);
const post = async (token: string, id: string, path: string, body: object) => {
  const { status, body: answer } = await act(token, id, path, body);
  return { status, petition: answer as Petition, fields: (answer as { fields?: object }).fields };
};
const byTeam = (id: string, path: string, body: object) => post(admin.jwt, id, path, body);
const atDisposal = { channel: 'electronic', disposedOn: '2026-03-02' };
const proposal = { proposal: 'denial', summary: 'Faltan horas.' };
const why = 'El justificante dice otra fecha.';

const auditOf = async (id: string, action: 'petition.noticeOpened' | 'petition.registryCorrected') => {
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, action)));
  return entry;
};

describe('a doctor who opened a notice', () => {
  test('says when, and the terms run from that day', async () => {
    const { jwt, petitionId, userId } = await sentCase();
    await byTeam(petitionId, 'requirements', { reason: 'Falta el pensum', ...atDisposal });
    const unopened = await read(jwt, petitionId);
    expect(unopened.can.sayOpened).toEqual(['requirement']);
    // Cautious from 2 March; at the latest from the 12th.
    expect(term(unopened, 'requirement')).toMatchObject({ end: '2026-03-16', latestEnd: '2026-03-26' });
    const said = await post(jwt, petitionId, 'notification/opened', { act: 'requirement', openedOn: '2026-03-05' });
    expect(said).toMatchObject({ status: 200, petition: { can: { sayOpened: [] } } });
    expect(term(said.petition, 'requirement')).toMatchObject({ state: 'running', end: '2026-03-19', latestEnd: null });
    expect(said.petition.timeline[0]).toMatchObject({ kind: 'noticeOpened', facts: { openedOn: '2026-03-05' } });
    const [row] = await db.select().from(petitionSuspensions).where(eq(petitionSuspensions.petitionId, petitionId));
    expect(row).toMatchObject({ from: '2026-03-05', answerBy: '2026-03-19', notifiedOn: '2026-03-05' });
    expect(await auditOf(petitionId, 'petition.noticeOpened')).toMatchObject({
      ...{ actorId: userId, before: { act: 'requirement', notifiedOn: null } },
      after: { act: 'requirement', notifiedOn: '2026-03-05' },
    });
    // Said once: another day is the team's to correct.
    const again = { act: 'requirement', openedOn: '2026-03-09' };
    expect(await post(jwt, petitionId, 'notification/opened', again)).toMatchObject({ status: 409 });
  });

  test('says it of hearings and resolutions as well', async () => {
    const { jwt, petitionId } = await sentCase();
    await byTeam(petitionId, 'hearings', { ...proposal, ...atDisposal });
    const heard = await post(jwt, petitionId, 'notification/opened', { act: 'hearing', openedOn: '2026-03-04' });
    expect(term(heard.petition, 'hearing')).toMatchObject({ end: '2026-03-18', latestEnd: null });
    await attach(admin.jwt, petitionId);
    await byTeam(petitionId, 'resolve', { kind: 'denied', comment: 'No.', ...atDisposal, notifiedOn: null });
    expect((await read(jwt, petitionId)).can.sayOpened).toEqual(['resolution']);
    const ended = await post(jwt, petitionId, 'notification/opened', { act: 'resolution', openedOn: '2026-03-06' });
    expect(term(ended.petition, 'reposicion')).toMatchObject({ state: 'running', end: '2026-04-06' });
  });

  test('cannot win a day: not before the disposal, not tomorrow, and after ten days it counts as rejected', async () => {
    const { jwt, petitionId } = await sentCase();
    await byTeam(petitionId, 'hearings', { ...proposal, channel: 'electronic', disposedOn: '2026-02-20' });
    const say = (openedOn: string) => post(jwt, petitionId, 'notification/opened', { act: 'hearing', openedOn });
    expect((await say('2026-02-19')).fields).toEqual({
      openedOn: { key: 'errors.minDate', params: { min: '2026-02-20' } },
    });
    expect((await say('2026-03-11')).fields).toMatchObject({ openedOn: { key: 'errors.futureDate' } });
    // Rejected on 2 March: ten working days from then.
    expect(term((await say('2026-03-09')).petition, 'hearing')).toMatchObject({ end: '2026-03-16' });
  });

  test('says it of nothing else: paper, what does not exist, somebody else’s petition', async () => {
    const { jwt, petitionId } = await sentCase();
    const other = await sentCase();
    const opened = { act: 'hearing', openedOn: '2026-03-05' };
    expect(await post(jwt, petitionId, 'notification/opened', opened)).toMatchObject({ status: 409 });
    await byTeam(petitionId, 'hearings', { ...proposal, channel: 'paper', notifiedOn: '2026-03-05' });
    expect(await post(jwt, petitionId, 'notification/opened', opened)).toMatchObject({ status: 409 });
    expect(await post(other.jwt, petitionId, 'notification/opened', opened)).toMatchObject({ status: 404 });
    expect(await byTeam(petitionId, 'notification/opened', opened)).toMatchObject({ status: 403 });
  });

  test('at the same moment as the team: the team’s date stands', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { jwt, petitionId } = await sentCase();
      await byTeam(petitionId, 'hearings', { ...proposal, ...atDisposal });
      const corrected = { act: 'hearing', ...atDisposal, notifiedOn: '2026-03-03', reason: why };
      const [said, entered] = await Promise.all([
        post(jwt, petitionId, 'notification/opened', { act: 'hearing', openedOn: '2026-03-06' }),
        byTeam(petitionId, 'notification', corrected),
      ]);
      expect([200, 409]).toContain(said.status);
      expect(entered.status).toBe(200);
      expect((await read(jwt, petitionId)).hearings).toMatchObject([{ notification: { notifiedOn: '2026-03-03' } }]);
    }
  });
});

describe('a correction by the team', () => {
  test('of a closed request counts the six months anew and tells the doctor why', async () => {
    const { jwt, petitionId, userId } = await sentCase();
    await byTeam(petitionId, 'requirements', { reason: 'Falta el pensum', channel: 'paper', notifiedOn: '2026-02-02' });
    const closed = await byTeam(petitionId, 'requirements/answer', { answeredOn: '2026-02-12' });
    // Six months end on 1 June; ten days of suspension.
    expect(closed.petition.legalTerm).toMatchObject({ deadline: '2026-06-11' });
    const [requirement] = closed.petition.requirements;
    outbox.length = 0;
    const corrected = await byTeam(petitionId, 'notification', {
      ...{ act: 'requirement', id: requirement?.id, channel: 'paper', notifiedOn: '2026-02-03' },
      ...{ closedOn: '2026-02-09', reason: why },
    });
    expect(corrected.petition).toMatchObject({
      legalTerm: { deadline: '2026-06-08' },
      requirements: [{ from: '2026-02-03', until: '2026-02-09' }],
      timeline: [{ kind: 'notificationCorrected', text: why }, {}, {}],
    });
    expect(outbox).toHaveLength(1);
    expect(JSON.stringify(outbox)).toContain(why);
    expect(outbox[0]?.subject).toContain('Hemos corregido las fechas del requerimiento');
    const bells = await db.select().from(notifications).where(eq(notifications.userId, userId));
    expect(bells).toContainEqual(
      expect.objectContaining({
        kind: 'datesCorrected',
        params: expect.objectContaining({ corrected: 'requirementDates' }),
      }),
    );
    expect((await read(jwt, petitionId)).timeline[0]).toMatchObject({ text: why, author: null });
  });

  test('of a closed hearing is kept; one that ended before it began is refused', async () => {
    const { petitionId } = await sentCase();
    await byTeam(petitionId, 'hearings', { ...proposal, channel: 'paper', notifiedOn: '2026-02-20' });
    const closed = await byTeam(petitionId, 'hearings/close', { outcome: 'alleged', closedOn: '2026-02-27' });
    const [hearing] = closed.petition.hearings;
    const body = { act: 'hearing', id: hearing?.id, channel: 'paper', notifiedOn: '2026-02-24', reason: why };
    expect((await byTeam(petitionId, 'notification', { ...body, closedOn: '2026-02-23' })).fields).toEqual({
      closedOn: { key: 'errors.minDate', params: { min: '2026-02-24' } },
    });
    const { petition } = await byTeam(petitionId, 'notification', body);
    expect(petition.hearings).toMatchObject([{ closedOn: '2026-02-27', notification: { notifiedOn: '2026-02-24' } }]);
  });

  test('of the registry counts every term anew, with a reason, and stays out of the audit’s public part', async () => {
    const { jwt, petitionId, userId } = await sentCase();
    const registry = { registryNumber: 'REGAGE25e00000000009', registeredOn: '2025-11-24' };
    expect((await byTeam(petitionId, 'registry', registry)).fields).toMatchObject({ reason: {} });
    outbox.length = 0;
    const { petition } = await byTeam(petitionId, 'registry', { ...registry, reason: why });
    expect(petition.legalTerm).toMatchObject({ ...registry, deadline: '2026-05-25' });
    expect(term(petition, 'silence')).toMatchObject({ end: '2026-05-26' });
    expect(outbox).toHaveLength(1);
    expect((await read(jwt, petitionId)).timeline[0]).toMatchObject({ kind: 'registryCorrected', text: why });
    const entry = await auditOf(petitionId, 'petition.registryCorrected');
    expect(entry).toMatchObject({ actorId: admin.user.id, before: null, after: null });
    const [details] = await db
      .select()
      .from(auditDetails)
      .where(eq(auditDetails.entryId, entry?.id ?? ''));
    expect(details).toMatchObject({ personId: userId, before: { registeredOn: '2025-12-01' }, after: { reason: why } });
  });

  test('says what was corrected: the number alone, the date alone, or the way of notification alone', async () => {
    const { jwt, petitionId } = await sentCase();
    const { legalTerm } = await read(jwt, petitionId);
    const registry = { registryNumber: legalTerm?.registryNumber, registeredOn: legalTerm?.registeredOn, reason: why };
    await byTeam(petitionId, 'hearings', { ...proposal, channel: 'paper', notifiedOn: '2026-02-05' });
    const hearing = { act: 'hearing', channel: 'paper', notifiedOn: '2026-02-05', reason: why };
    const corrections = [
      ['registry', { ...registry, registryNumber: 'R-9' }, 'registryNumber', 'el número de registro'],
      [
        'registry',
        { ...registry, registryNumber: 'R-9', registeredOn: '2025-12-02' },
        'registryDate',
        'la fecha de registro',
      ],
      ['registry', registry, 'registryWhole', 'el número y la fecha de registro'],
      [
        'notification',
        { ...hearing, channel: 'publication' },
        'hearingChannel',
        'la vía de notificación de la audiencia',
      ],
      [
        'notification',
        { ...hearing, notifiedOn: '2026-02-06' },
        'hearingWhole',
        'la vía de notificación y las fechas de la audiencia',
      ],
    ] as const;
    for (const [path, body, corrected, said] of corrections) {
      outbox.length = 0;
      expect(await byTeam(petitionId, path, body)).toMatchObject({ status: 200 });
      expect(outbox.map(({ subject }) => subject)).toEqual([expect.stringMatching(`^Hemos corregido ${said} \\(`)]);
      expect((await read(jwt, petitionId)).timeline[0]?.facts).toMatchObject({ corrected });
    }
  });

  test('that says what is recorded already is refused at its field, and nobody is told', async () => {
    const { jwt, petitionId } = await sentCase();
    const { legalTerm } = await read(jwt, petitionId);
    const registry = { registryNumber: legalTerm?.registryNumber, registeredOn: '2025-12-01', reason: why };
    await byTeam(petitionId, 'hearings', { ...proposal, channel: 'paper', notifiedOn: '2026-02-05' });
    const hearing = { act: 'hearing', channel: 'paper', notifiedOn: '2026-02-05', reason: why };
    outbox.length = 0;
    expect((await byTeam(petitionId, 'registry', registry)).fields).toEqual({
      registeredOn: { key: 'errors.alreadyRecorded' },
    });
    expect((await byTeam(petitionId, 'notification', hearing)).fields).toEqual({
      notifiedOn: { key: 'errors.alreadyRecorded' },
    });
    expect(outbox).toHaveLength(0);
    const { timeline } = await read(jwt, petitionId);
    expect(timeline.filter(({ text }) => text === why)).toEqual([]);
  });

  test('of the registry is refused after what the ministry notified, before it was registered, and to doctors', async () => {
    const { jwt, petitionId } = await sentCase();
    const registry = { registryNumber: 'R-1', registeredOn: '2026-02-10', reason: why };
    await byTeam(petitionId, 'hearings', { ...proposal, channel: 'paper', notifiedOn: '2026-02-05' });
    expect((await byTeam(petitionId, 'registry', registry)).fields).toEqual({
      registeredOn: { key: 'errors.maxDate', params: { max: '2026-02-05' } },
    });
    // The day before the law whose terms are counted.
    expect((await byTeam(petitionId, 'registry', { ...registry, registeredOn: '2022-11-07' })).fields).toEqual({
      registeredOn: { key: 'errors.minDate', params: { min: '2022-11-08' } },
    });
    expect(await post(jwt, petitionId, 'registry', registry)).toMatchObject({ status: 403 });
    const early = await buildCase('Review');
    expect(await byTeam(early.petitionId, 'registry', registry)).toMatchObject({ status: 409 });
  });

  test('of the registry is refused before there was a degree to recognise, as the sending is', async () => {
    const doctor = { graduationDate: '2025-07-01' };
    const { petitionId } = await buildCase('Sended', { doctor, petition: { registeredOn: '2025-12-01' } });
    const registry = { registryNumber: 'R-1', registeredOn: '2025-06-30', reason: why };
    const refused = { registeredOn: { key: 'errors.beforeDegree', params: { min: '2025-07-01' } } };
    expect((await byTeam(petitionId, 'registry', registry)).fields).toEqual(refused);
    const onTheDay = await byTeam(petitionId, 'registry', { ...registry, registeredOn: '2025-07-01' });
    expect(onTheDay).toMatchObject({ status: 200, petition: { legalTerm: { registeredOn: '2025-07-01' } } });

    const review = await buildCase('Review', { doctor });
    const { reason: _, ...sent } = registry;
    expect((await byTeam(review.petitionId, 'send-to-ministry', sent)).fields).toEqual(refused);
    const accepted = await byTeam(review.petitionId, 'send-to-ministry', { ...sent, registeredOn: '2025-07-01' });
    expect(accepted.status).toBe(200);
  });
});
