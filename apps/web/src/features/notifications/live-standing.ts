import type { NotificationsStanding } from '@fonendo/contract/notifications.schema';
import { limits } from '@fonendo/domain/shared/limits';
import { api } from '../../platform/api.ts';
import { isApiFailure } from '../../platform/http-client.ts';
import { readStored, storageKeys } from '../../platform/storage.ts';
import { readEvents } from './event-stream.ts';

const retryMs = { first: 1_000, longest: 60_000 };

type Follower = (standing: NotificationsStanding) => void;

/**
 * Reports the state of somebody's notifications, now and after every change, until it is stopped. One tab of a browser
 * holds the stream and informs the others, because browsers open at most six connections to a server. Without streaming
 * nothing happens, and polling every five minutes has to do. `leave` is called when the server ended the session; other
 * tabs see it in the storage.
 */
export function followStanding(userId: string, follow: Follower, leave: () => void): () => void {
  const name = `notifications:${userId}`;
  const stop = new AbortController();
  const tabs = new BroadcastChannel(name);
  tabs.onmessage = ({ data }: MessageEvent<NotificationsStanding>) => follow(data);
  const report: Follower = (standing) => {
    tabs.postMessage(standing);
    follow(standing);
  };
  // The lock passes to the next tab when this one is closed or crashes.
  navigator.locks
    ?.request(name, { signal: stop.signal }, () => keepStreaming(report, leave, stop.signal))
    .catch(() => undefined);
  return () => {
    stop.abort();
    tabs.close();
  };
}

async function keepStreaming(report: Follower, leave: () => void, signal: AbortSignal): Promise<void> {
  let delay = retryMs.first;
  const heard: Follower = (standing) => {
    delay = retryMs.first;
    report(standing);
  };
  // Signed out in another tab: this one notices in a moment.
  while (!signal.aborted && readStored(storageKeys.token)) {
    try {
      const end = await streamOnce(heard, signal);
      if (end === 'ended') leave();
      await wait(end === 'replaced' ? limits.sessionRecheckMs : delay, signal);
    } catch (failure) {
      // The session is over, or this account may not stream: trying again would not help.
      if (isApiFailure(failure) && failure.status >= 400 && failure.status < 500) return;
      await wait(delay, signal);
    }
    delay = Math.min(delay * 2, retryMs.longest);
  }
}

/** Until the stream ends; returns why, where the server said so: a newer one took over, or the session is over. */
async function streamOnce(report: Follower, signal: AbortSignal): Promise<'replaced' | 'ended' | null> {
  const { body } = await api.open('/api/notifications/stream', { signal });
  if (!body) return null;
  for await (const { event, data } of readEvents(body)) {
    if (event === 'standing') report(JSON.parse(data) as NotificationsStanding);
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
