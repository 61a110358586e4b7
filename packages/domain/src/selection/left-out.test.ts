import { expect, test } from 'vitest';
import { leftOutOf } from './left-out.ts';

const facts = { step: 0, accountDeleted: false, interview: null };

test.each([
  ['applied', { documents: 'notStarted', interview: 'notStarted', discard: null }],
  ['inProcess', { documents: null, interview: null, discard: null }],
  ['accepted', { documents: 'ended', interview: 'ended', discard: 'ended' }],
  ['discarded', { documents: 'ended', interview: 'ended', discard: 'ended' }],
  ['withdrawn', { documents: 'ended', interview: 'ended', discard: 'ended' }],
] as const)('%s', (status, expected) => {
  expect(leftOutOf({ ...facts, status, step: status === 'applied' ? null : 0 })).toEqual(expected);
});

test.each(['pendingConfirmation', 'confirmed', 'declined'] as const)(
  'an interview that is %s is arranged',
  (interview) => {
    expect(leftOutOf({ ...facts, status: 'inProcess', interview }).interview).toBe('interviewArranged');
  },
);

test.each(['held', 'notAttended', 'cancelled'] as const)('one that is %s is not', (interview) => {
  expect(leftOutOf({ ...facts, status: 'inProcess', interview }).interview).toBeNull();
});

test('nothing is left to do with somebody whose account is deleted', () => {
  expect(new Set(Object.values(leftOutOf({ ...facts, status: 'inProcess', accountDeleted: true })))).toEqual(
    new Set(['accountDeleted']),
  );
});
