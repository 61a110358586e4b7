import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadOnFailedChunk } from './chunk-reload.ts';

const reload = vi.fn();
const stored = new Map<string, string>();
const page = Object.assign(new EventTarget(), { location: { reload } });
vi.stubGlobal('window', page);
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});

const failChunk = () =>
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('no such file') }));

afterEach(() => {
  vi.useRealTimers();
});

describe('a part that fails to load', () => {
  it('reloads the page once in ten seconds, then lets the error through', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    reloadOnFailedChunk();
    failChunk();
    vi.advanceTimersByTime(9_000);
    failChunk();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_001);
    failChunk();
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
