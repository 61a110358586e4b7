import type { NotificationsStanding } from '@fonendo/contract/notifications.schema';
import type { Database } from '../../db/database.ts';
import type { Listen } from '../../db/listen.ts';
import { ApiError } from '../../http/api-error.ts';
import { findStanding, notificationsChannel, readAnnouncement } from './notifications.repository.ts';
import { openStream, type Stream } from './standing-stream.ts';

/** A streaming person, and a check that throws once they may not stream any more. */
type Listener = { userId: string; impersonatorId: string | null; stillAllowed: () => Promise<unknown> };

/** Tells whose access may have changed: who is blocked, signed out or gone; null where nobody knows whose. */
export type WatchAccess = (hear: (userId: string | null) => void) => () => void;

export type LiveStanding = {
  open(listener: Listener): Promise<Pick<Stream, 'body' | 'end'>>;
  /** Called at the end of the process before waiting for open requests: streams would never end by themselves. */
  close(): Promise<void>;
};

/** Each browser streams in one page; nobody works with more browsers than this. */
const streamsPerUser = 5;

type Options = {
  db: Database;
  now: () => Date;
  listen: Listen;
  watchAccess: WatchAccess;
  heartbeatMs?: number;
  /** Where there is a replica: a page that is told of a change reads nothing older than this. */
  readPosition?: (() => Promise<string>) | undefined;
};

/**
 * Keeps open pages informed of their notifications. Each process listens to the database on one connection, from its
 * first stream on, and reads figures only for people who stream here.
 */
export function createLiveStanding({ db, now, listen, watchAccess, heartbeatMs, readPosition }: Options): LiveStanding {
  const streams = new Map<string, Set<Stream>>();
  /** The streams of administrators who act as somebody, by their own id: those end with either of both. */
  const borrowed = new Map<string, Set<Stream>>();
  let listening: ReturnType<Listen> | null = null;
  let closed = false;
  const unwatch = watchAccess((userId) => {
    if (userId === null) return;
    for (const stream of streams.get(userId) ?? []) stream.refresh();
    for (const stream of borrowed.get(userId) ?? []) stream.refresh();
  });

  function hear(payload: string): void {
    const { userId, change } = readAnnouncement(payload);
    for (const stream of streams.get(userId) ?? []) {
      if (change) stream.tell(change);
      else stream.refresh();
    }
  }

  /** Announcements made while the connection was lost are gone, but the current state can be read. */
  function resume(): void {
    for (const own of streams.values()) for (const stream of own) stream.tell(null);
  }

  /** May be called several times at once; after a failure the next call tries again. */
  async function startListening(): Promise<void> {
    listening ??= listen(notificationsChannel, { hear, resume });
    try {
      await listening;
    } catch (cause) {
      listening = null;
      throw new ApiError('ServiceUnavailable', { cause });
    }
  }

  function add(userId: string, stream: Stream): void {
    const [oldest, ...others] = addTo(streams, userId, stream);
    if (others.length >= streamsPerUser) oldest?.replace();
  }

  return {
    async open({ userId, impersonatorId, stillAllowed }) {
      await startListening();
      if (closed) throw new ApiError('ServiceUnavailable');
      const read = async (): Promise<NotificationsStanding> => {
        await stillAllowed();
        return findStanding(db, userId, now());
      };
      const onEnd = () => {
        removeFrom(streams, userId, stream);
        if (impersonatorId) removeFrom(borrowed, impersonatorId, stream);
      };
      const stream = openStream({ read, readPosition, heartbeatMs, onEnd });
      if (impersonatorId) addTo(borrowed, impersonatorId, stream);
      add(userId, stream);
      return stream;
    },
    async close() {
      closed = true;
      unwatch();
      for (const own of [...streams.values()]) for (const stream of [...own]) stream.end();
      const opened = await listening?.catch(() => null);
      listening = null;
      await opened?.stop();
    },
  };
}

function addTo(streams: Map<string, Set<Stream>>, userId: string, stream: Stream): Set<Stream> {
  const own = streams.get(userId) ?? new Set();
  streams.set(userId, own.add(stream));
  return own;
}

function removeFrom(streams: Map<string, Set<Stream>>, userId: string, stream: Stream): void {
  const own = streams.get(userId);
  own?.delete(stream);
  if (own?.size === 0) streams.delete(userId);
}
