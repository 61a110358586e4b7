import { useSyncExternalStore } from 'react';

/** Whether the browser knows that it has no network. Where it has one, the server may still be away. */
export const isOffline = (): boolean => navigator.onLine === false;

function whenConnectionChanges(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export const useOffline = (): boolean => useSyncExternalStore(whenConnectionChanges, isOffline);

/** How long a network is back before anything is sent: the very first requests may still find none. */
const settlesWithinMs = 500;

/** Resolves at once with a network, otherwise as soon as there is one again. */
export async function whenOnline(): Promise<void> {
  while (isOffline()) {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    await new Promise((resolve) => setTimeout(resolve, settlesWithinMs));
  }
}

/** How much later than a request that it ends a lost network may be noticed. */
const noticedWithinMs = 1_000;

/** Whether the network is gone, or found to be gone in a moment: which of the two fails first is not said anywhere. */
export async function losesNetwork(): Promise<boolean> {
  if (isOffline()) return true;
  return new Promise((resolve) => {
    const tell = () => {
      clearTimeout(timer);
      window.removeEventListener('offline', tell);
      resolve(isOffline());
    };
    const timer = setTimeout(tell, noticedWithinMs);
    window.addEventListener('offline', tell);
  });
}

/** How often a server that does not hand out its files is asked again. */
const askAgainMs = 3_000;

/** Resolves once the page could be loaded anew. */
export async function whenServed(): Promise<void> {
  for (;;) {
    await whenOnline();
    if (await isServed()) return;
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
  }
}

/** Whether the server hands out its files: reloading without that would end on the browser's own error page. */
export async function isServed(): Promise<boolean> {
  if (isOffline()) return false;
  const answer = await fetch('/build.json', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.ok === true;
}
