import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadKeepingPage, reloadOnFailedChunk } from './chunk-reload.ts';

const reload = vi.fn();
const stored = new Map<string, string>();
const page = Object.assign(new EventTarget(), { location: { reload } });
const network = { onLine: true };
const fetchFile = vi.fn<() => Promise<Response>>();
vi.stubGlobal('window', page);
vi.stubGlobal('navigator', network);
vi.stubGlobal('fetch', fetchFile);
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
reloadOnFailedChunk();

/** Until the server has been asked whether it is there. */
async function failChunk() {
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('no such file') }));
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  stored.clear();
  reload.mockClear();
  network.onLine = true;
  fetchFile.mockImplementation(async () => new Response('{}'));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a part that fails to load', () => {
  it('reloads the page once in ten seconds, then lets the error through', async () => {
    await failChunk();
    vi.advanceTimersByTime(9_000);
    await failChunk();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_001);
    await failChunk();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('leaves the page alone without a network', async () => {
    network.onLine = false;
    await failChunk();
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves the page alone while the server does not answer', async () => {
    fetchFile.mockImplementation(async () => {
      throw new TypeError('Failed to fetch');
    });
    await failChunk();
    fetchFile.mockImplementation(async () => new Response('', { status: 502 }));
    await failChunk();
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves the page alone where somebody is typing', async () => {
    const part = loadKeepingPage(async () => {
      await failChunk();
      throw new TypeError('no such file');
    });
    await expect(part).rejects.toThrow('no such file');
    expect(reload).not.toHaveBeenCalled();
    await failChunk();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('keeps the router from reloading by itself', async () => {
    network.onLine = false;
    await failChunk();
    expect(stored.get('tanstack_router_reload:no such file')).toBe('1');
  });
});
