import type { CandidacyEvent, Message } from '@fonendo/contract/conversations.schema';
import { expect, test } from 'vitest';
import { daysOf, sameItems, timelineOf } from './timeline.ts';

const message = (sentAt: string): Message => ({
  ...{ id: `m ${sentAt}`, side: 'doctor', author: null, text: 'Hola', file: null },
  ...{ sentAt, readAt: null, byMail: false, unanswered: false, handedIn: false },
});

const event = (at: string): CandidacyEvent => ({
  ...{ id: `e ${at}`, at, kind: 'applied', step: null, documents: [], startsAt: null, day: null, byDoctor: true },
});

test('what happened stands between what was said', () => {
  const items = timelineOf({
    messages: [message('2026-11-17T10:00:00Z'), message('2026-11-17T12:00:00Z')],
    events: [event('2026-11-17T09:00:00Z'), event('2026-11-17T11:00:00Z'), event('2026-11-17T12:00:00Z')],
  });
  expect(items.map((item) => (item.message ?? item.event)?.id)).toEqual([
    'e 2026-11-17T09:00:00Z',
    'm 2026-11-17T10:00:00Z',
    'e 2026-11-17T11:00:00Z',
    'e 2026-11-17T12:00:00Z',
    'm 2026-11-17T12:00:00Z',
  ]);
});

test('a day is the reader’s: what is one evening in Bogotá is two days in Madrid', () => {
  const talk = { messages: [message('2026-11-17T22:30:00Z'), message('2026-11-17T23:30:00Z')], events: [] };
  const daysFor = (side: 'doctor' | 'hospital') =>
    daysOf({ ...talk, side, zone: 'America/Bogota' }).map(({ day, items }) => [day, items.length]);
  expect(daysFor('doctor')).toEqual([['2026-11-17', 2]]);
  expect(daysFor('hospital')).toEqual([
    ['2026-11-17', 1],
    ['2026-11-18', 1],
  ]);
});

test('a day shows the same as long as nothing of it changed', () => {
  const said = [message('2026-11-17T10:00:00Z'), message('2026-11-17T12:00:00Z')];
  const items = timelineOf({ messages: said, events: [] });
  expect(sameItems(items, timelineOf({ messages: said, events: [] }))).toBe(true);
  const read = said.map((one, index) => (index === 1 ? { ...one, readAt: '2026-11-17T13:00:00Z' } : one));
  expect(sameItems(items, timelineOf({ messages: read, events: [] }))).toBe(false);
  expect(sameItems(items, timelineOf({ messages: said.slice(1), events: [] }))).toBe(false);
});
