import { expect, test } from 'vitest';
import { accessTokenExpiry, decideRefresh, sessionLife } from './session.lifecycle.ts';

const now = new Date('2026-03-10T09:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const fresh = { expiresAt: later(1), usedAt: null, successorUsed: false };

test.each([
  ['its first use', fresh, 'rotate'],
  ['the moment it expires', { ...fresh, expiresAt: now }, 'refuse'],
  ['a second tab, a moment late', { ...fresh, usedAt: later(-1) }, 'repeat'],
  ['the last moment of the grace', { ...fresh, usedAt: later(-sessionLife.reuseGraceMs) }, 'repeat'],
  ['a spent token after the grace', { ...fresh, usedAt: later(-sessionLife.reuseGraceMs - 1) }, 'revoke'],
  ['a spent token whose successor is spent too', { ...fresh, usedAt: later(-1), successorUsed: true }, 'revoke'],
  ['a spent token after its expiry', { expiresAt: later(-1), usedAt: later(-100_000), successorUsed: false }, 'revoke'],
] as const)('%s', (_case, token, decision) => {
  expect(decideRefresh(token, now)).toBe(decision);
});

test('a JWT lives eight hours, but never longer than its session', () => {
  expect(accessTokenExpiry(later(sessionLife.refreshTokenMs), now)).toEqual(new Date('2026-03-10T17:00:00Z'));
  expect(accessTokenExpiry(later(sessionLife.impersonationMs), now)).toEqual(new Date('2026-03-10T10:00:00Z'));
});
