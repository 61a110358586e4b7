import { limits } from '@fonendo/domain/shared/limits';
import { isServed } from './connection.ts';

const reloadedAtKey = 'app:reloadedAt';

/**
 * After a release the files of the running build may be gone. If a chunk fails to load, the page reloads, at most once
 * in ten seconds, so that a real fault ends on the error page and not in a loop. While the server cannot be reached the
 * page stays: reloading would destroy it, and with it everything that was typed (docs/decisions/0071).
 */
export function reloadOnFailedChunk(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router would reload once more for each message it has not seen; this marks the message as seen.
    sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
    if (loading === 0) void reloadIfServed();
  });
}

let loading = 0;

/** For what a page loads while somebody is typing: if that fails the page stays, and the caller shows the failure. */
export async function loadKeepingPage<Part>(load: () => Promise<Part>): Promise<Part> {
  loading += 1;
  try {
    return await load();
  } finally {
    loading -= 1;
  }
}

async function reloadIfServed(): Promise<void> {
  if (!mayReload(Date.now()) || !(await isServed())) return;
  // Several chunks may have failed at once.
  if (!mayReload(Date.now())) return;
  sessionStorage.setItem(reloadedAtKey, String(Date.now()));
  window.location.reload();
}

function mayReload(now: number): boolean {
  const last = Number(sessionStorage.getItem(reloadedAtKey) ?? 0);
  return now - last > limits.reloadTtlMs;
}
