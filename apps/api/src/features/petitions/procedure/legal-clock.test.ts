import { randomUUIDv7 } from 'node:crypto';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { petitionSuspensions } from '../../../db/schema/petitions.ts';
import { openPetitionsApi } from '../../../testing/scenes/petitions.ts';

// Today is Tuesday 10 March 2026.
const { db, admin, act, attach, buildCase, read } = await openPetitionsApi();

const sentCase = (registeredOn = '2025-12-01') => buildCase('Sended', { petition: { registeredOn } });
const term = ({ clock }: Petition, kind: string) => clock.find((one) => one.kind === kind);
const post = async (id: string, path: string, body: object) => {
  const { status, body: answer } = await act(admin.jwt, id, path, body);
  return { status, petition: answer as Petition, fields: (answer as { fields?: object }).fields };
};
const reason = 'Falta el pensum';
const proposal = { proposal: 'conditional', summary: 'Superar un complemento formativo.' };

describe('a hearing', () => {
  test('is a state of its own beside the status, with a term, and ends with the allegations', async () => {
    const { jwt, petitionId, userId } = await sentCase();
    const paper = { channel: 'paper', notifiedOn: '2026-03-05' };
    const { status, petition } = await post(petitionId, 'hearings', { ...proposal, ...paper });
    expect(status).toBe(200);
    expect(petition).toMatchObject({ status: 'Sended', can: { startHearing: false, closeHearing: true } });
    // 6, 9 to 13, 16 to 19 March: San José is no holiday in Madrid.
    expect(term(petition, 'hearing')).toMatchObject({ state: 'running', end: '2026-03-19', owner: 'doctor' });
    const own = await read(jwt, petitionId);
    expect(own.next).toEqual({ turn: 'yours', key: 'hearing', by: '2026-03-19' });
    expect(own.can.closeHearing).toBe(false);
    expect(await post(petitionId, 'hearings', { ...proposal, ...paper })).toMatchObject({ status: 409 });
    const bells = await db.select().from(notifications).where(eq(notifications.userId, userId));
    expect(bells.map(({ kind, params }) => ({ kind, params }))).toContainEqual({
      kind: 'hearingStarted',
      params: { reference: petition.reference, allegeBy: '2026-03-19' },
    });

    const early = await post(petitionId, 'hearings/close', { outcome: 'alleged', closedOn: '2026-03-04' });
    expect(early.fields).toEqual({ closedOn: { key: 'errors.minDate', params: { min: '2026-03-05' } } });
    const closed = await post(petitionId, 'hearings/close', { outcome: 'alleged', closedOn: '2026-03-10' });
    expect(closed.petition.hearings).toMatchObject([{ outcome: 'alleged', closedOn: '2026-03-10' }]);
    expect(term(closed.petition, 'hearing')).toBeUndefined();
    expect(await post(petitionId, 'hearings/close', { outcome: 'waived', closedOn: '2026-03-10' })).toMatchObject({
      status: 409,
    });
  });

  test.each([
    ['alleged', 'hearingAlleged'],
    ['waived', 'hearingWaived'],
  ])('that is closed as %s tells the doctor how', async (outcome, kind) => {
    const { jwt, petitionId, userId } = await sentCase();
    await post(petitionId, 'hearings', { ...proposal, channel: 'paper', notifiedOn: '2026-03-05' });
    const { petition } = await post(petitionId, 'hearings/close', { outcome, closedOn: '2026-03-10' });
    const told = await db.select().from(notifications).where(eq(notifications.userId, userId));
    expect(told.map(({ kind, params }) => ({ kind, params }))).toContainEqual({
      kind,
      params: { reference: petition.reference, closedOn: '2026-03-10' },
    });
    const own = await read(jwt, petitionId);
    expect(own.hearings).toMatchObject([{ outcome, closedOn: '2026-03-10' }]);
    expect(own.timeline[0]).toMatchObject({ kind, facts: { closedOn: '2026-03-10' } });
  });

  test('of a notice that nobody has opened shows both dates', async () => {
    const { jwt, petitionId } = await sentCase();
    await post(petitionId, 'hearings', { ...proposal, channel: 'electronic', disposedOn: '2026-03-06' });
    const own = await read(jwt, petitionId);
    expect(own.next).toEqual({ turn: 'yours', key: 'open', by: '2026-03-16' });
    expect(own.hearings[0]?.notification).toMatchObject({ state: 'unopened', rejectedOn: '2026-03-16' });
    expect(term(own, 'hearing')).toMatchObject({ state: 'unopened', end: '2026-03-20', latestEnd: '2026-03-30' });
    const opened = { act: 'hearing', channel: 'electronic', disposedOn: '2026-03-06', notifiedOn: '2026-03-09' };
    const { petition } = await post(petitionId, 'notification', { ...opened, reason: 'Consta el acceso.' });
    expect(term(petition, 'hearing')).toMatchObject({ state: 'running', end: '2026-03-23', latestEnd: null });
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'petition.notificationCorrected'));
    expect(entry).toMatchObject({
      before: { act: 'hearing', disposedOn: '2026-03-06', notifiedOn: null },
      after: { act: 'hearing', notifiedOn: '2026-03-09' },
    });
  });
});

describe('a request', () => {
  test('recorded late counts from the day it was notified', async () => {
    const { petitionId } = await sentCase();
    const { petition } = await post(petitionId, 'requirements', { reason, notifiedOn: '2026-02-02' });
    expect(term(petition, 'requirement')).toMatchObject({ state: 'past', end: '2026-02-16' });
    expect(petition.legalTerm).toMatchObject({ suspended: false, deadline: '2026-06-15' });
  });

  test('is extended when that was asked for and granted before its end', async () => {
    const { petitionId } = await sentCase();
    await post(petitionId, 'requirements', { reason, notifiedOn: '2026-03-05' });
    expect(await post(petitionId, 'extension/decision', { decidedOn: '2026-03-10', workingDays: 35 })).toMatchObject({
      status: 409,
    });
    const asked = await post(petitionId, 'extension', { requestedOn: '2026-03-09' });
    expect(asked.petition.can).toMatchObject({ requestExtension: false, decideExtension: true });
    expect(term(asked.petition, 'requirement')?.end).toBe('2026-03-19');
    const { petition } = await post(petitionId, 'extension/decision', { decidedOn: '2026-03-10', workingDays: 35 });
    // 35 working days from 5 March, without 2 and 3 April.
    expect(term(petition, 'requirement')).toMatchObject({ end: '2026-04-27', workingDays: { total: 35, left: 32 } });
    const [row] = await db.select().from(petitionSuspensions).where(eq(petitionSuspensions.petitionId, petitionId));
    expect(row).toMatchObject({ answerBy: '2026-04-27', extensionDays: 35 });
  });

  test('recorded before its term was kept has the term that its end tells, also after an extension', async () => {
    const { petitionId } = await sentCase();
    const old = { reason, from: '2026-03-05', answerBy: '2026-03-19' };
    await db.insert(petitionSuspensions).values({ id: randomUUIDv7(), petitionId, ...old });
    await post(petitionId, 'extension', { requestedOn: '2026-03-09' });
    const { petition } = await post(petitionId, 'extension/decision', { decidedOn: '2026-03-10', workingDays: 20 });
    const requirement = term(petition, 'requirement');
    // Twenty working days from 5 March, without 2 and 3 April.
    expect(requirement?.end).toBe('2026-04-06');
    expect(requirement?.why.steps.map(({ key }) => key)).toContain('extended');
  });

  test('that has ended can no longer be extended', async () => {
    const { petitionId } = await sentCase();
    await post(petitionId, 'requirements', { reason, notifiedOn: '2026-02-02' });
    expect((await post(petitionId, 'extension', { requestedOn: '2026-03-09' })).fields).toEqual({
      requestedOn: { key: 'errors.maxDate', params: { max: '2026-02-16' } },
    });
  });
});

describe('a resolution', () => {
  test('recorded weeks late has the deadlines of its notification', async () => {
    const { petitionId } = await sentCase('2025-08-01');
    await attach(admin.jwt, petitionId);
    const body = {
      kind: 'denied',
      comment: 'No.',
      channel: 'electronic',
      disposedOn: '2026-01-30',
      notifiedOn: '2026-02-06',
    };
    const { petition } = await post(petitionId, 'resolve', body);
    expect(term(petition, 'reposicion')).toMatchObject({ state: 'past', end: '2026-03-06' });
    expect(term(petition, 'contencioso')).toMatchObject({ state: 'running', end: '2026-04-06' });
    expect(petition.letters.map(({ kind }) => kind)).not.toContain('reposicion');
    // Six months ended on 2 February, a Monday; it had been put at disposal before (art. 43.3).
    expect(petition.legalTerm).toMatchObject({ deadline: '2026-02-02', daysOver: 0 });
    const corrected = { act: 'resolution', channel: 'electronic', disposedOn: '2026-01-30', notifiedOn: '2026-02-09' };
    const after = (await post(petitionId, 'notification', { ...corrected, reason: 'Era el 9.' })).petition;
    expect(term(after, 'reposicion')).toMatchObject({ state: 'past', end: '2026-03-09' });
  });

  test('cannot have been notified before the petition was registered, nor without a day', async () => {
    const { petitionId } = await sentCase();
    await attach(admin.jwt, petitionId);
    const resolution = { kind: 'denied', comment: 'No.' };
    expect((await post(petitionId, 'resolve', { ...resolution, notifiedOn: '2025-11-30' })).fields).toMatchObject({
      notifiedOn: { key: 'errors.minDate' },
    });
    const electronic = { ...resolution, channel: 'electronic', notifiedOn: '2026-03-01' };
    expect((await post(petitionId, 'resolve', electronic)).fields).toEqual({ disposedOn: { key: 'errors.required' } });
    expect((await post(petitionId, 'resolve', { ...electronic, disposedOn: '2026-03-02' })).fields).toMatchObject({
      notifiedOn: { key: 'errors.minDate' },
    });
  });
});

test('only the team records what the ministry does', async () => {
  const { jwt, petitionId } = await sentCase();
  const body = { ...proposal, channel: 'paper', notifiedOn: '2026-03-05' };
  expect(await act(jwt, petitionId, 'hearings', body)).toMatchObject({ status: 403 });
});
