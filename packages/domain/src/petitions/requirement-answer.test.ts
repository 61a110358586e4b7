import { expect, test } from 'vitest';
import { answersRequirement } from './requirement-answer.ts';

const asked = { id: 'asked', notifiedOn: '2026-03-10', sentAt: new Date('2026-03-02T10:00:00Z') };
const uploaded = (at: string, more: { rejected?: boolean; uploadedFor?: string } = {}) => ({
  ...{ uploadedAt: new Date(at), rejected: false, uploadedFor: null },
  ...more,
});

test.each([
  ['before the papers were sent', '2026-03-01T09:00:00Z', false],
  ['sent with them, before anything was asked for', '2026-03-05T09:00:00Z', false],
  ['in the last minute before the day of the notification, in Madrid', '2026-03-09T22:59:59Z', false],
  ['in the first minute of that day, in Madrid', '2026-03-09T23:00:00Z', true],
  ['later', '2026-03-12T09:00:00Z', true],
])('%s', (_, at, answers) => {
  expect(answersRequirement(uploaded(at), asked)).toBe(answers);
});

test('what went to the ministry on the day of the notification is no answer to it', () => {
  const sameDay = { id: 'asked', notifiedOn: '2026-03-10', sentAt: new Date('2026-03-10T12:00:00Z') };
  expect(answersRequirement(uploaded('2026-03-10T09:00:00Z'), sameDay)).toBe(false);
  expect(answersRequirement(uploaded('2026-03-10T12:00:00Z'), sameDay)).toBe(false);
  expect(answersRequirement(uploaded('2026-03-10T15:00:00Z'), sameDay)).toBe(true);
});

test('a rejected file answers nothing', () => {
  expect(answersRequirement(uploaded('2026-03-12T09:00:00Z', { rejected: true }), asked)).toBe(false);
});

test('what was uploaded for one question answers that one alone', () => {
  const before = '2026-03-05T09:00:00Z';
  expect(answersRequirement(uploaded(before, { uploadedFor: 'asked' }), asked)).toBe(true);
  expect(answersRequirement(uploaded(before, { uploadedFor: 'asked', rejected: true }), asked)).toBe(false);
  expect(answersRequirement(uploaded('2026-03-12T09:00:00Z', { uploadedFor: 'another' }), asked)).toBe(false);
});
