import type { NotificationsStanding } from '@fonendo/contract/notifications.schema';
import type { Database } from '../../db/database.ts';
import type { Listen } from '../../db/listen.ts';
import { ApiError } from '../../http/api-error.ts';
import { findStanding, notificationsChannel } from './notifications.repository.ts';
import { openStream, type Stream } from './standing-stream.ts';

/** Who streams, and how to find out whether they still may. It throws once they may not. */
type Listener = { userId: string; stillAllowed: () => Promise<unknown> };

export type LiveStanding = {
  open(listener: Listener): Promise<Pick<Stream, 'body' | 'end'>>;
  /** At the end of the process, before the requests under way are waited for: these would never end. */
  close(): Promise<void>;
};

/** One page of each browser streams; more of one person's are more browsers than somebody works with. */
const streamsPerUser = 5;

type Options = { db: Database; listen: Listen; heartbeatMs?: number };

/**
 * Keeps open pages informed of how their notifications stand. Each process listens to the database with one
 * connection, from its first stream on, and asks it for the figures of those alone who are streaming here.
 */
export function createLiveStanding({ db, listen, heartbeatMs }: Options): LiveStanding {
  const streams = new Map<string, Set<Stream>>();
  let listening: ReturnType<Listen> | null = null;
  let closed = false;

  function hear(userId: string): void {
    for (const stream of streams.get(userId) ?? []) stream.refresh();
  }

  /** What was announced while the connection was away is lost; how things stand is not. */
  function resume(): void {
    for (const userId of streams.keys()) hear(userId);
  }

  /** Several may come at once; where it fails, the next one tries again. */
  async function startListening(): Promise<void> {
    listening ??= listen(notificationsChannel, hear, resume);
    try {
      await listening;
    } catch (cause) {
      listening = null;
      throw new ApiError('ServiceUnavailable', { cause });
    }
  }

  function keep(userId: string, stream: Stream): void {
    const own = streams.get(userId) ?? new Set();
    streams.set(userId, own.add(stream));
    const [oldest] = own;
    if (own.size > streamsPerUser) oldest?.replace();
  }

  function forget(userId: string, stream: Stream): void {
    const own = streams.get(userId);
    own?.delete(stream);
    if (own?.size === 0) streams.delete(userId);
  }

  return {
    async open({ userId, stillAllowed }) {
      await startListening();
      if (closed) throw new ApiError('ServiceUnavailable');
      const read = async (): Promise<NotificationsStanding> => {
        await stillAllowed();
        return findStanding(db, userId);
      };
      const stream = openStream({ read, heartbeatMs, onEnd: () => forget(userId, stream) });
      keep(userId, stream);
      return stream;
    },
    async close() {
      closed = true;
      for (const own of [...streams.values()]) for (const stream of [...own]) stream.end();
      const stop = await listening?.catch(() => null);
      listening = null;
      await stop?.();
    },
  };
}
