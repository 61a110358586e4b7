import { describe, expect, test } from 'vitest';
import { policyGroups } from '../auth/policy-group.ts';
import { documentStatuses } from './document.lifecycle.ts';
import { canReadDocument, canRemoveDocument, canUploadDocument } from './document.policy.ts';

describe('reading', () => {
  const document = { doctorId: 'valentina' };

  test.each(policyGroups)('%s reads one’s own', (group) => {
    expect(canReadDocument({ userId: 'valentina', policyGroups: [group] }, document)).toBe(true);
  });

  test.each(policyGroups)('%s and somebody else’s', (group) => {
    const administrator = group === 'admin' || group === 'superadmin';
    expect(canReadDocument({ userId: 'camila', policyGroups: [group] }, document)).toBe(administrator);
  });
});

const cells = documentStatuses.flatMap((status) =>
  [false, true].flatMap((superseded) =>
    [false, true].flatMap((locked) => [false, true].map((sent) => ({ status, superseded, locked, sent }))),
  ),
);

test.each(cells)('removing: $status, superseded $superseded, locked $locked, sent $sent', (cell) => {
  const { status, superseded, locked, sent } = cell;
  const expected = (status === 'pending' || status === 'rejected') && !superseded && !locked && !sent;
  expect(canRemoveDocument({ status, superseded }, locked, sent)).toBe(expected);
});

test.each([null, ...documentStatuses])('replacing %s: while a candidacy is open only what was rejected', (status) => {
  const current = status && { status, superseded: false };
  expect(canUploadDocument(current, false)).toBe(true);
  expect(canUploadDocument(current, true)).toBe(status === 'rejected');
  // The ministry is answered at any time, by a file of its own.
  expect(canUploadDocument(current, true, true)).toBe(status === 'rejected' || status === null);
});
