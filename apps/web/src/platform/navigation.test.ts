import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isInternalPath, leaveFor } from './navigation.ts';

const assign = vi.fn();
vi.stubGlobal('window', { location: { origin: 'https://fonendo.test', assign } });

beforeEach(() => assign.mockClear());

describe('a path of our own', () => {
  it.each(['/', '/offers', '/offers?speciality=cardio#top'])('is %s', (path) => {
    expect(isInternalPath(path)).toBe(true);
  });

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', 'offers', ''])(
    'is not %s',
    (path) => {
      expect(isInternalPath(path)).toBe(false);
    },
  );
});

describe('leaving the application', () => {
  it('is refused without the flag', () => {
    expect(() => leaveFor('https://pay.test/session', { external: false })).toThrow('explicit flag');
    expect(assign).not.toHaveBeenCalled();
  });

  it('works with it', () => {
    leaveFor('https://pay.test/session', { external: true });
    expect(String(assign.mock.calls[0]?.[0])).toBe('https://pay.test/session');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x'])('never runs %s', (target) => {
    expect(() => leaveFor(target, { external: true })).toThrow();
    expect(assign).not.toHaveBeenCalled();
  });
});
