import type { LiveChange, NotificationsStanding } from '@fonendo/contract/notifications.schema';
import { limits } from '@fonendo/domain/shared/limits';
import { rememberReadPosition } from '../../platform/answers/read-position.ts';
import { api } from '../../platform/api.ts';
import { isApiFailure } from '../../platform/http-client.ts';
import { readStored, storageKeys } from '../../platform/storage.ts';
import { readEvents } from './event-stream.ts';

const retryMs = { first: 1_000, longest: 60_000 };

/** What the stream tells: the state, one thing that changed, or that some changes may have been missed. */
export type LiveEvent = { standing: NotificationsStanding } | { changed: LiveChange } | { resumed: 'first' | 'again' };

type Follower = (event: LiveEvent) => void;

/** What it tells can be read from this position on; null where there is no replica. */
type Told = { event: LiveEvent; position: string | null };

/**
 * Reports the state of somebody's notifications, now and after every change, and what else changed, until it is
 * stopped. One tab of a browser
 * holds the stream and informs the others, because browsers open at most six connections to a server. Without streaming
 * nothing happens, and polling every five minutes has to do. `leave` is called when the server ended the session; other
 * tabs see it in the storage.
 */
export function followStanding(userId: string, follow: Follower, leave: () => void): () => void {
  const name = `notifications:${userId}`;
  const stop = new AbortController();
  const tabs = new BroadcastChannel(name);
  const hear = ({ event, position }: Told) => {
    rememberReadPosition(position);
    follow(event);
  };
  tabs.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
  const report = (told: Told) => {
    tabs.postMessage(told);
    hear(told);
  };
  const stream = () => keepStreaming(report, leave, stop.signal);
  // The lock passes to the next tab when this one is closed or crashes. Browsers have locks for HTTPS alone: without it
  // the stream of the newest tab replaces the others'.
  const following = navigator.locks ? navigator.locks.request(name, { signal: stop.signal }, stream) : stream();
  following.catch(() => undefined);
  return () => {
    stop.abort();
    tabs.close();
  };
}

async function keepStreaming(report: (told: Told) => void, leave: () => void, signal: AbortSignal): Promise<void> {
  let delay = retryMs.first;
  let opened: 'first' | 'again' = 'first';
  const heard = (told: Told) => {
    delay = retryMs.first;
    report(told);
  };
  // Signed out in another tab: this one notices in a moment.
  while (!signal.aborted && readStored(storageKeys.token)) {
    try {
      const end = await streamOnce(heard, signal, opened);
      if (end === 'ended') leave();
      await wait(end === 'replaced' ? limits.sessionRecheckMs : delay, signal);
    } catch (failure) {
      // The session is over, or this account may not stream: trying again would not help.
      if (isApiFailure(failure) && failure.status >= 400 && failure.status < 500) return;
      await wait(delay, signal);
    }
    delay = Math.min(delay * 2, retryMs.longest);
    opened = 'again';
  }
}

/** Until the stream ends; returns why, where the server said so: a newer one took over, or the session is over. */
async function streamOnce(
  report: (told: Told) => void,
  signal: AbortSignal,
  opened: 'first' | 'again',
): Promise<'replaced' | 'ended' | null> {
  const { body } = await api.open('/api/notifications/stream', { signal });
  if (!body) return null;
  let isListening = false;
  for await (const { event, data, id } of readEvents(body)) {
    const tell = (told: LiveEvent) => report({ event: told, position: id });
    // Its first event says that from now on nothing is missed; what happened before is not known.
    if (!isListening) tell({ resumed: opened });
    isListening = true;
    if (event === 'standing') tell({ standing: JSON.parse(data) as NotificationsStanding });
    if (event === 'changed') tell({ changed: JSON.parse(data) as LiveChange });
    if (event === 'resumed') tell({ resumed: 'again' });
    if (event === 'replaced' || event === 'ended') return event;
  }
  return null;
}

/** Randomised, so that not all pages reconnect at once after a restart of the server. */
function wait(longest: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, longest * (0.5 + Math.random() / 2));
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}
