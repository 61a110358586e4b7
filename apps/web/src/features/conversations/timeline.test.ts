import type { CandidacyEvent, Message } from '@fonendo/contract/conversations.schema';
import { expect, test } from 'vitest';
import { timelineOf } from './timeline.ts';

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
