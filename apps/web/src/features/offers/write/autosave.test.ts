import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import type { ErrorCode } from '@fonendo/contract/shared/errors.schema';
import { emptyOffer, type OfferDraft } from '@fonendo/domain/offers/offer';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../platform/http-client.ts';
import { readTypedNumber } from '../../../ui/fields/typed-number.ts';
import { createOfferAutosave } from './autosave.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-10T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const named = (name: string): OfferDraft => ({ ...emptyOffer, name });
const refusal = (status: number, code: ErrorCode) => new ApiFailure(status, { code, message: code });

const offerOf = (version: number, content: OfferDraft, editable = true): ManagedOffer => ({
  id: 'offer',
  version,
  status: 'draft',
  revisionStatus: null,
  refusalReason: null,
  hospital: { id: 'hospital', name: 'Hospital', city: 'Alzira', blocked: false },
  figures: { candidacies: 0, newCandidacies: 0, open: 0, accepted: 0, longestWaitDays: null },
  createdAt: '2026-03-10T09:00:00.000Z',
  updatedAt: '2026-03-10T09:00:00.000Z',
  submittedAt: null,
  publishedAt: null,
  closedAt: null,
  waitingDays: null,
  content,
  revision: null,
  isPublic: true,
  process: null,
  steps: [],
  missing: [],
  warnings: [],
  history: [],
  updatedBy: { byTeam: false, author: 'Elena Cuesta' },
  applicant: null,
  can: { recommend: false },
  allowedEvents: [{ event: 'edit', refused: editable ? null : 'InvalidStatusChange' }],
});

/** A server in memory with the API's rule of versions, and one page in front of it. */
function open(stored: ManagedOffer | null = offerOf(1, named('Antes'))) {
  const server = {
    offer: stored,
    fails: [] as unknown[],
    lostAnswers: 0,
    ids: new Set<string>(),
    creations: 0,
    saves: 0,
  };
  const store = (content: OfferDraft) => {
    server.offer = offerOf((server.offer?.version ?? 0) + 1, content);
    return server.offer;
  };
  const fail = () => {
    const failure = server.fails.shift();
    if (failure) throw failure;
  };
  const merged: number[] = [];
  const page = createOfferAutosave({
    offer: stored,
    create: async (id, content) => {
      server.creations += 1;
      fail();
      const made = server.ids.has(id) && server.offer ? server.offer : store(content);
      server.ids.add(id);
      if (server.lostAnswers > 0) {
        server.lostAnswers -= 1;
        throw refusal(0, 'ServiceUnavailable');
      }
      return made;
    },
    save: async (_id, version, content) => {
      server.saves += 1;
      fail();
      if (version !== server.offer?.version) throw refusal(409, 'Conflict');
      return store(content);
    },
    load: async () => {
      if (!server.offer) throw refusal(404, 'NotFound');
      return server.offer;
    },
    onMerged: ({ version }) => merged.push(version),
    now: () => new Date(),
  });
  return { server, page, merged, wait: (ms = 1_000) => vi.advanceTimersByTimeAsync(ms) };
}

describe('a new offer', () => {
  test('is not there before something is written', async () => {
    const { server, page, wait } = open(null);
    await page.flush();
    await wait(60_000);
    expect(server.creations).toBe(0);
  });

  test('is made by the first words, once, however fast somebody types', async () => {
    const { server, page, wait } = open(null);
    page.edit({ name: 'F' });
    page.edit({ name: 'FE' });
    page.edit({ name: 'FEA' });
    await Promise.all([page.flush(), page.flush(), wait()]);
    page.edit({ vacancies: 2 });
    await wait();
    expect(server).toMatchObject({ creations: 1, saves: 1, offer: { content: { name: 'FEA', vacancies: 2 } } });
    expect(page.getSnapshot().state).toBe('saved');
  });

  test('is made later where the network was away', async () => {
    const { server, page, wait } = open(null);
    server.fails.push(refusal(0, 'ServiceUnavailable'));
    page.edit({ name: 'FEA' });
    await wait();
    expect(page.getSnapshot()).toMatchObject({ state: 'offline', content: { name: 'FEA' } });
    await wait(6_000);
    expect(page.getSnapshot().state).toBe('saved');
    expect(server.offer?.content.name).toBe('FEA');
  });

  test('keeps a number that cannot be read as it was typed, for its copy, and stores the rest', async () => {
    const { server, page, wait } = open();
    page.edit({ name: 'FEA', salaryMin: readTypedNumber('50k', { language: 'es', decimals: 0 }) ?? null });
    await wait();
    const { content, problems, state } = page.getSnapshot();
    expect(JSON.parse(JSON.stringify(content))).toMatchObject({ name: 'FEA', salaryMin: '50k' });
    expect([problems, state]).toEqual([{ salaryMin: { key: 'errors.invalid' } }, 'saved']);
    expect(server.offer?.content).toMatchObject({ name: 'FEA', salaryMin: null });
  });

  test('is waited for until it is made, however long the server is away', async () => {
    const { server, page, wait } = open(null);
    server.fails.push(refusal(0, 'ServiceUnavailable'), refusal(503, 'ServiceUnavailable'));
    page.edit({ name: 'FEA' });
    let isOver = false;
    const stored = page.flushOnceBack().then(() => (isOver = true));
    await wait(8_000);
    expect([isOver, page.getSnapshot().state]).toEqual([false, 'offline']);
    await wait(20_000);
    await stored;
    expect(page.getSnapshot()).toMatchObject({ state: 'saved', stored: { content: { name: 'FEA' } } });
  });

  test('is never made where somebody leaves without saving while the network is away', async () => {
    const { server, page, wait } = open(null);
    server.fails.push(refusal(0, 'ServiceUnavailable'));
    const disconnect = page.connect();
    page.edit({ name: 'FEA' });
    await wait();
    page.discard();
    expect(page.getSnapshot()).toMatchObject({ state: 'saved', content: { name: emptyOffer.name } });
    disconnect();
    await wait(120_000);
    expect(server).toMatchObject({ creations: 1, offer: null });
  });

  test('is one draft where the answer got lost and more was written meanwhile', async () => {
    const { server, page, wait } = open(null);
    server.lostAnswers = 1;
    page.edit({ name: 'FEA' });
    await wait();
    page.edit({ vacancies: 2 });
    await wait(10_000);
    expect(server).toMatchObject({ creations: 2, saves: 1, offer: { content: { name: 'FEA', vacancies: 2 } } });
    expect(server.ids.size).toBe(1);
    expect(page.getSnapshot().state).toBe('saved');
  });
});

describe('writing', () => {
  test('waits for a pause, then saves all of it', async () => {
    const { server, page, wait } = open();
    page.edit({ name: 'Una' });
    await wait(500);
    page.edit({ name: 'Una vez' });
    await wait(500);
    expect(server.saves).toBe(0);
    await wait(500);
    expect(server).toMatchObject({ saves: 1, offer: { version: 2, content: { name: 'Una vez' } } });
    expect(page.getSnapshot()).toMatchObject({ state: 'saved', savedAt: new Date('2026-03-10T09:00:01.300Z') });
  });

  test('what the server would not take stays on the page, and the rest is saved', async () => {
    const { server, page, wait } = open();
    page.edit({ salaryMin: 50_000, salaryMax: 5, name: 'Nuevo' });
    await wait();
    expect(server.offer?.content).toMatchObject({ name: 'Nuevo', salaryMin: 50_000, salaryMax: null });
    expect(page.getSnapshot()).toMatchObject({
      state: 'saved',
      content: { salaryMax: 5 },
      problems: { salaryMax: { key: 'errors.salaryRange' } },
    });
    page.edit({ salaryMax: 55_000 });
    await wait();
    expect(server.offer?.content.salaryMax).toBe(55_000);
    expect(page.getSnapshot().problems).toEqual({});
  });

  test('a failure that waiting does not help is shown, and tried again on demand', async () => {
    const { server, page, wait } = open();
    server.fails.push(refusal(403, 'Forbidden'));
    page.edit({ name: 'Otra' });
    await wait();
    expect(page.getSnapshot().state).toBe('failed');
    await page.flush();
    expect(page.getSnapshot().state).toBe('saved');
  });
});

describe('a colleague who was faster', () => {
  test('is not overwritten: the page asks, and keeps what was written', async () => {
    const { server, page, wait } = open();
    server.offer = offerOf(2, named('De la colega'));
    page.edit({ name: 'Mío' });
    await wait();
    expect(page.getSnapshot()).toMatchObject({
      state: 'conflict',
      content: { name: 'Mío' },
      stored: { content: { name: 'De la colega' } },
    });
    page.edit({ name: 'Mío también' });
    await wait(60_000);
    expect(server.offer.content.name).toBe('De la colega');
    await page.keepMine();
    expect(server.offer).toMatchObject({ version: 3, content: { name: 'Mío también' } });
    expect(page.getSnapshot().state).toBe('saved');
  });

  test('who changed other fields is put together with this page, without a question', async () => {
    const { server, page, wait, merged } = open();
    server.offer = offerOf(2, { ...named('Antes'), vacancies: 7 });
    page.edit({ name: 'Mío' });
    await wait(2_000);
    expect(server.offer).toMatchObject({ version: 3, content: { name: 'Mío', vacancies: 7 } });
    expect(page.getSnapshot()).toMatchObject({ state: 'saved', content: { name: 'Mío', vacancies: 7 } });
    expect(merged).toEqual([2]);
  });

  test('is asked about what both changed alone; the rest of both stays whatever is chosen', async () => {
    for (const [choose, name] of [
      ['keepMine', 'Mío'],
      ['takeTheirs', 'De la colega'],
    ] as const) {
      const { server, page, wait, merged } = open();
      server.offer = offerOf(2, { ...named('De la colega'), vacancies: 7 });
      page.edit({ name: 'Mío', salaryMin: 50_000 });
      await wait();
      expect(page.getSnapshot()).toMatchObject({
        state: 'conflict',
        conflicts: ['name'],
        content: { name: 'Mío', vacancies: 7, salaryMin: 50_000 },
      });
      page.edit({ salaryMax: 60_000 });
      await page[choose]();
      expect(server.offer.content).toMatchObject({ name, vacancies: 7, salaryMin: 50_000, salaryMax: 60_000 });
      expect(page.getSnapshot()).toMatchObject({ state: 'saved', conflicts: [] });
      expect(merged).toEqual([]);
    }
  });

  test('can be given way to', async () => {
    const { server, page, wait } = open();
    server.offer = offerOf(2, named('De la colega'));
    page.edit({ name: 'Mío' });
    await wait();
    page.takeTheirs();
    expect(page.getSnapshot()).toMatchObject({ state: 'saved', content: { name: 'De la colega' } });
    await wait(60_000);
    expect(server.offer.version).toBe(2);
  });

  test('is oneself where only the answer got lost', async () => {
    const { server, page, wait } = open();
    server.fails.push(refusal(0, 'ServiceUnavailable'));
    page.edit({ name: 'Mío' });
    await wait();
    server.offer = offerOf(2, named('Mío'));
    page.edit({ vacancies: 3 });
    await wait(10_000);
    expect(page.getSnapshot().state).toBe('saved');
    expect(server.offer).toMatchObject({ version: 3, content: { name: 'Mío', vacancies: 3 } });
  });

  test('whoever waits for the saving goes on where only the person can decide', async () => {
    const overtaken = open();
    overtaken.server.offer = offerOf(2, named('Suyo'));
    overtaken.page.edit({ name: 'Mío' });
    await overtaken.page.flushOnceBack();
    expect(overtaken.page.getSnapshot().state).toBe('conflict');

    const refused = open();
    refused.server.fails.push(refusal(422, 'ValidationFailed'));
    refused.page.edit({ name: 'Mío' });
    await refused.page.flushOnceBack();
    expect(refused.page.getSnapshot().state).toBe('failed');
  });

  test('who closed or deleted it ends the writing', async () => {
    for (const after of [offerOf(2, named('Antes'), false), null]) {
      const { server, page, wait } = open();
      server.offer = after;
      server.fails.push(after ? refusal(409, 'InvalidStatusChange') : refusal(404, 'NotFound'));
      page.edit({ name: 'Tarde' });
      await wait();
      expect(page.getSnapshot()).toMatchObject({ state: 'ended', content: { name: 'Tarde' } });
    }
  });
});
