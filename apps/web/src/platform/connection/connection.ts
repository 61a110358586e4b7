import { useSyncExternalStore } from 'react';
import { isUnanswered } from '../http-client.ts';

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
    await pause(settlesWithinMs);
  }
}

/** How much later than a request that it ends a lost network may be noticed. */
const noticedWithinMs = 1_000;

/** How long a network that came back may still end what is sent. */
const shakyForMs = 2_000;

let cameBackAt = Number.NEGATIVE_INFINITY;

/** From the start of the application on. */
export function noteConnection(): void {
  window.addEventListener('online', () => {
    cameBackAt = performance.now();
  });
}

/**
 * Whether the network is gone, was gone a moment ago, or is found to be gone in a moment: which of the request and the
 * network fails first is not said anywhere.
 */
export async function losesNetwork(): Promise<boolean> {
  if (isOffline()) return true;
  if (performance.now() - cameBackAt < shakyForMs) {
    await pause(settlesWithinMs);
    return true;
  }
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

/**
 * Changes something on the server: at once with a network, otherwise as soon as there is one. If the network goes while
 * the answer is awaited, the same is sent again (platform/answers/request-keys.ts: done once all the same). What the
 * server answered is passed on, also a refusal. `waited` says that somebody may have typed on meanwhile.
 */
export async function withNetwork<Answer>(run: (waited: boolean) => Promise<Answer>): Promise<Answer> {
  const waited = isOffline();
  await whenOnline();
  return againWithNetwork(run, waited, isUnanswered);
}

/**
 * Files of the build may be at hand without a network. Some browsers do not ask again for one that failed, so that
 * nothing is tried in vain.
 */
export async function filesWithinReach(): Promise<void> {
  if (!navigator.serviceWorker?.controller) await whenOnline();
}

/** Fetches a part of the program in the same way. Only where the network stays did it fail for another reason. */
export async function loadWithNetwork<Part>(load: () => Promise<Part>): Promise<Part> {
  await filesWithinReach();
  return againWithNetwork(load, false, () => true);
}

async function againWithNetwork<Answer>(
  run: (waited: boolean) => Promise<Answer>,
  waited: boolean,
  mayBeTheNetwork: (failure: unknown) => boolean,
): Promise<Answer> {
  try {
    return await run(waited);
  } catch (failure) {
    if (!mayBeTheNetwork(failure) || !(await losesNetwork())) throw failure;
  }
  await whenOnline();
  return againWithNetwork(run, true, mayBeTheNetwork);
}

/** How often a server that does not hand out its files is asked again. */
const askAgainMs = 3_000;

/** Resolves once the page could be loaded anew. */
export async function whenServed(): Promise<void> {
  for (;;) {
    await whenOnline();
    if (await isServed()) return;
    await pause(askAgainMs);
  }
}

/** Whether the server hands out its files: reloading without that would end on the browser's own error page. */
export async function isServed(): Promise<boolean> {
  if (isOffline()) return false;
  const answer = await fetch('/build.json', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.ok === true;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
