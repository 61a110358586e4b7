import type { Cv, CvUpdate } from '@fonendo/contract/cv.schema';
import type { ErrorCode } from '@fonendo/contract/shared/errors.schema';
import { type CvContent, emptyCv } from '@fonendo/domain/cv/cv';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../platform/http-client.ts';
import { type CvDrafts, createCvAutosave } from './autosave.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-10T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const person = { firstname: '', lastname: '', speciality: null, email: '', phone: null, city: null, country: null };
const job = {
  id: '0190a000-0000-7000-8000-000000000001',
  position: 'Médica',
  company: 'Clínica',
  city: '',
  country: null,
  startDate: '2020-03',
  endDate: '2019-01',
  current: false,
  achievements: '',
};

const cvOf = (version: number, content: CvContent): Cv => ({
  ...{ version, content, status: 'pending', updatedAt: null, locked: false, returned: null, gaps: [], born: null },
  person,
});
const saying = (objective: string): CvContent => ({ ...emptyCv, objective });
const refusal = (status: number, code: ErrorCode) => new ApiFailure(status, { code, message: code });

/** A server in memory with the API's rule of versions, and one tab in front of it. */
function open(stored = cvOf(1, saying('Antes')), kept: ReturnType<CvDrafts['read']> = null) {
  const server = { cv: stored, fails: [] as ApiFailure[], saves: 0 };
  const disk = { draft: kept };
  const tab = (initial = server.cv) =>
    createCvAutosave({
      cv: initial,
      drafts: {
        read: () => disk.draft,
        write: (draft) => {
          disk.draft = draft;
        },
        clear: () => {
          disk.draft = null;
        },
      },
      save: async ({ version, content }: CvUpdate) => {
        server.saves += 1;
        const failure = server.fails.shift();
        if (failure) throw failure;
        if (JSON.stringify(content) === JSON.stringify(server.cv.content)) return server.cv;
        if (version !== server.cv.version) throw refusal(409, 'Conflict');
        server.cv = cvOf(version + 1, content);
        return server.cv;
      },
      load: async () => server.cv,
      now: () => new Date(),
    });
  return { server, disk, tab };
}

const pause = () => vi.advanceTimersByTimeAsync(1000);

test('saves once typing pauses, and forgets the draft', async () => {
  const { server, disk, tab } = open();
  const autosave = tab();
  autosave.connect();
  autosave.edit(saying('A'));
  await vi.advanceTimersByTimeAsync(500);
  autosave.edit(saying('Ahora'));
  expect(autosave.getSnapshot().state).toBe('unsent');
  expect(disk.draft?.content).toEqual(saying('Ahora'));
  await pause();
  expect(server).toMatchObject({ saves: 1, cv: { version: 2, content: saying('Ahora') } });
  expect(autosave.getSnapshot()).toMatchObject({ state: 'saved', savedAt: new Date('2026-03-10T09:00:01.300Z') });
  expect(disk.draft).toBeNull();
});

test('what is typed while a save is under way goes with the next one', async () => {
  const { server, tab } = open();
  const autosave = tab();
  autosave.connect();
  autosave.edit(saying('Uno'));
  const saving = autosave.flush();
  autosave.edit(saying('Dos'));
  await saving;
  expect(autosave.getSnapshot()).toMatchObject({ content: saying('Dos'), state: 'unsent' });
  await pause();
  expect(server.cv).toMatchObject({ version: 3, content: saying('Dos') });
});

test('a wrong date is left out; the rest is stored and nothing typed is lost', async () => {
  const { server, disk, tab } = open();
  const autosave = tab();
  autosave.connect();
  const typed = { ...saying('Ahora'), experience: [job] };
  autosave.edit(typed);
  await pause();
  expect(server.cv.content).toEqual({ ...typed, experience: [{ ...job, endDate: null }] });
  expect(autosave.getSnapshot()).toMatchObject({
    state: 'saved',
    content: typed,
    problems: { 'experience.0.endDate': { key: 'errors.endBeforeStart' } },
  });
  expect(tab().getSnapshot()).toMatchObject({ content: typed, state: 'saved' });
  expect(disk.draft?.content).toEqual(typed);
});

test('without a network it tries again by itself, and when told that it is back', async () => {
  const { server, tab } = open();
  const autosave = tab();
  autosave.connect();
  server.fails = [refusal(0, 'ServiceUnavailable'), refusal(503, 'ServiceUnavailable')];
  autosave.edit(saying('Ahora'));
  await pause();
  expect(autosave.getSnapshot().state).toBe('offline');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(autosave.getSnapshot().state).toBe('offline');
  await autosave.flush();
  expect(autosave.getSnapshot().state).toBe('saved');
  expect(server.cv.content).toEqual(saying('Ahora'));
});

describe('another tab saved meanwhile', () => {
  async function conflict() {
    const opened = open();
    const autosave = opened.tab();
    autosave.connect();
    opened.server.cv = cvOf(2, saying('De la otra'));
    autosave.edit(saying('Mía'));
    await pause();
    expect(autosave.getSnapshot()).toMatchObject({ state: 'conflict', content: saying('Mía') });
    return { ...opened, autosave };
  }

  test('nothing is overwritten before the person chooses, whatever they type', async () => {
    const { server, autosave } = await conflict();
    autosave.edit(saying('Mía y más'));
    await pause();
    expect(server.cv).toMatchObject({ version: 2, content: saying('De la otra') });
    expect(autosave.getSnapshot().stored.content).toEqual(saying('De la otra'));
  });

  test('mine replaces the other', async () => {
    const { server, autosave } = await conflict();
    await autosave.keepMine();
    expect(server.cv).toMatchObject({ version: 3, content: saying('Mía') });
    expect(autosave.getSnapshot().state).toBe('saved');
  });

  test('the other one is taken', async () => {
    const { server, disk, autosave } = await conflict();
    await autosave.takeTheirs();
    await pause();
    expect(autosave.getSnapshot()).toMatchObject({ state: 'saved', content: saying('De la otra') });
    expect(server.cv.version).toBe(2);
    expect(disk.draft).toBeNull();
  });

  test('a tab without unsent words follows quietly', () => {
    const { tab } = open();
    const autosave = tab();
    autosave.receive(cvOf(2, saying('De la otra')));
    expect(autosave.getSnapshot()).toMatchObject({ content: saying('De la otra'), state: 'saved' });
  });

  test('a review that arrives leaves unsent words alone', () => {
    const { tab } = open();
    const autosave = tab();
    autosave.edit(saying('Mía'));
    autosave.receive({ ...cvOf(1, saying('Antes')), status: 'reviewed' });
    expect(autosave.getSnapshot()).toMatchObject({
      content: saying('Mía'),
      stored: { status: 'reviewed' },
      state: 'unsent',
    });
  });
});

describe('after a reload', () => {
  test('unsent words are there again and go out', async () => {
    const { server, tab } = open(cvOf(1, saying('Antes')), {
      version: 1,
      content: saying('Sin enviar'),
      attempts: [],
    });
    const autosave = tab();
    autosave.connect();
    expect(autosave.getSnapshot()).toMatchObject({ content: saying('Sin enviar'), state: 'unsent' });
    await pause();
    expect(server.cv).toMatchObject({ version: 2, content: saying('Sin enviar') });
  });

  test('a save that was under way is no conflict with oneself', () => {
    const kept = { version: 1, content: saying('Uno y dos'), attempts: [saying('Uno')] };
    expect(
      open(cvOf(2, saying('Uno')), kept)
        .tab()
        .getSnapshot(),
    ).toMatchObject({ state: 'unsent' });
  });

  test('nor when it arrives after the reload has read the CV', async () => {
    const kept = { version: 1, content: saying('Uno'), attempts: [saying('Uno')] };
    const { server, tab } = open(cvOf(2, saying('Uno')), kept);
    const autosave = tab(cvOf(1, saying('Antes')));
    autosave.connect();
    autosave.edit(saying('Uno y dos'));
    await pause();
    await pause();
    expect(autosave.getSnapshot().state).not.toBe('conflict');
    expect(server.cv.content).toEqual(saying('Uno y dos'));
  });

  test('words over a version that is no longer there ask', () => {
    const kept = { version: 1, content: saying('Mía'), attempts: [] };
    expect(
      open(cvOf(2, saying('De la otra')), kept)
        .tab()
        .getSnapshot(),
    ).toMatchObject({
      state: 'conflict',
      content: saying('Mía'),
    });
  });
});

test('an application made meanwhile locks the CV', async () => {
  const { server, tab } = open();
  const autosave = tab();
  autosave.connect();
  server.fails = [refusal(409, 'ProfileLocked')];
  server.cv = { ...server.cv, locked: true };
  autosave.edit(saying('Tarde'));
  await pause();
  expect(autosave.getSnapshot().state).toBe('ended');
});
