import { beforeEach, describe, expect, it, vi } from 'vitest';
import { copyKey, readCopy, removeAllCopies, writeCopy } from './local-copy.ts';

const stored = new Map<string, string>();
let full = false;
vi.stubGlobal(
  'localStorage',
  new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
      setItem: (key: string, value: string) => {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        stored.set(key, value);
      },
    },
    { ownKeys: () => [...stored.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
  ),
);

const day = 24 * 60 * 60 * 1000;
const key = copyKey('ana', 'note:1');

beforeEach(() => {
  stored.clear();
  full = false;
});

describe('a local copy', () => {
  it('is found again by the account that wrote it, and by no other', () => {
    writeCopy(key, 'Buena entrevista', 1000);
    expect(readCopy(key, 2000)).toEqual({ value: 'Buena entrevista', at: 1000 });
    expect(readCopy(copyKey('luis', 'note:1'), 2000)).toBeNull();
  });

  it('goes after a week', () => {
    writeCopy(key, 'Buena entrevista', 1000);
    expect(readCopy(key, 1000 + 7 * day)).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('goes with all others when somebody signs out, and leaves what is not a copy', () => {
    stored.set('auth:token', 'x');
    writeCopy(key, 'a');
    writeCopy(copyKey('luis', 'cv'), {});
    removeAllCopies();
    expect([...stored.keys()]).toEqual(['auth:token']);
  });

  it('is nothing where it is broken, or where there is no room', () => {
    stored.set(key, '{"value":');
    expect(readCopy(key)).toBeNull();
    full = true;
    expect(() => writeCopy(key, 'a')).not.toThrow();
  });
});
