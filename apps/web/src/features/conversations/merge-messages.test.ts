import type { CandidacyEvent, Conversation, Message } from '@fonendo/contract/conversations.schema';
import { expect, test } from 'vitest';
import { keepEqual, withEarlier, withNewest } from './merge-messages.ts';

const messageOf = (id: number, readAt: string | null = null): Message => ({
  ...{ id: String(id), side: 'hospital', author: null, text: `${id}`, file: null },
  ...{ sentAt: '2026-11-17T10:00:00Z', readAt, byMail: false, unanswered: false, handedIn: false },
});

const pageOf = (from: number, to: number, earlier: string | null, readAt: string | null = null): Conversation => ({
  messages: Array.from({ length: to - from + 1 }, (_, index) => messageOf(from + index, readAt)),
  events: [],
  ...{ earlier, side: 'doctor', other: null, zone: 'Europe/Madrid', readers: [], files: [], awaited: [] },
  waiting: 0,
  report: null,
  closure: null,
  can: { write: true, settle: false, report: true },
});

const idsOf = ({ messages }: Conversation) => messages.map(({ id }) => Number(id));

test('new messages follow those that were read before, with their marks as they are now', () => {
  const known = withEarlier(pageOf(51, 100, 'to 50'), pageOf(1, 50, null));
  const merged = withNewest(known, pageOf(53, 102, 'to 52', '2026-11-17T11:00:00Z'));
  expect(idsOf(merged)).toEqual(Array.from({ length: 102 }, (_, index) => index + 1));
  expect(merged.earlier).toBeNull();
  expect(merged.messages[52]?.readAt).toBe('2026-11-17T11:00:00Z');
});

test('what nobody knows in between is not skipped', () => {
  const merged = withNewest(pageOf(1, 50, null), pageOf(60, 109, 'to 59'));
  expect(idsOf(merged)).toEqual(idsOf(pageOf(60, 109, null)));
  expect(merged.earlier).toBe('to 59');
});

test('a page that was asked for twice is there once', () => {
  const known = withEarlier(pageOf(51, 100, 'to 50'), pageOf(1, 50, null));
  expect(idsOf(withEarlier(known, pageOf(1, 50, null)))).toHaveLength(100);
});

test('the first message of an empty conversation', () => {
  expect(idsOf(withNewest(pageOf(1, 0, null), pageOf(1, 1, null)))).toEqual([1]);
});

test('what happened is joined as the messages are', () => {
  const eventOf = (id: string, at: string): CandidacyEvent => ({
    ...{ id, at, kind: 'applied', step: null, documents: [], startsAt: null, day: null, byDoctor: true },
  });
  const older = { ...pageOf(1, 50, null), events: [eventOf('first', '2026-11-16T10:00:00Z')] };
  const known = withEarlier({ ...pageOf(51, 100, 'to 50'), events: [eventOf('gone', '2026-11-17T10:30:00Z')] }, older);
  expect(known.events.map(({ id }) => id)).toEqual(['first', 'gone']);
  const newest = { ...pageOf(53, 102, 'to 52'), events: [eventOf('new', '2026-11-17T11:00:00Z')] };
  expect(withNewest(known, newest).events.map(({ id }) => id)).toEqual(['first', 'new']);
});

test('messages that did not change stay the same objects, though others come before or after them', () => {
  const known = pageOf(51, 100, 'to 50');
  const longer = keepEqual(known, withEarlier(known, pageOf(1, 50, null)));
  expect(longer.messages.slice(50).every((message, index) => message === known.messages[index])).toBe(true);
  const newest = { ...pageOf(52, 101, 'to 51'), awaited: [] };
  newest.messages[0] = messageOf(52, '2026-11-17T11:00:00Z');
  const merged = keepEqual(longer, withNewest(longer, newest));
  const changed = merged.messages.filter((message, index) => message !== longer.messages[index]);
  expect(changed.map(({ id }) => id)).toEqual(['52', '101']);
  expect(merged.awaited).toBe(longer.awaited);
});
