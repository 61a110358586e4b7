import { limits } from '@fonendo/domain/shared/limits';

const reloadedAtKey = 'app:reloadedAt';

/**
 * After a release the files of the running build may be gone. If a chunk fails to load, the page reloads, at most once
 * in ten seconds, so that a real fault ends on the error page and not in a loop.
 */
export function reloadOnFailedChunk(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router would reload once more for each message it has not seen; this marks the message as seen.
    sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
    if (!mayReload(Date.now())) return;
    sessionStorage.setItem(reloadedAtKey, String(Date.now()));
    window.location.reload();
  });
}

function mayReload(now: number): boolean {
  const last = Number(sessionStorage.getItem(reloadedAtKey) ?? 0);
  return now - last > limits.reloadTtlMs;
}
