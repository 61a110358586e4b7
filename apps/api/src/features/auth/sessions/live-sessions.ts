import type { Listen, Listening } from '../../../db/listen.ts';
import { accessChannel } from '../../../db/server/server-pool.ts';
import type { LiveSession, ReadLiveSession } from './live-session.repository.ts';

export type LiveSessions = {
  /** Begins to listen; before that nothing is remembered. */
  open(): Promise<void>;
  /** From memory where that is certain to be true, else from the database. Null for a session that has ended. */
  find(sessionId: string, now: Date): Promise<LiveSession | null>;
  /** Always from the database, also where the session is remembered: for changes. */
  read(sessionId: string, now: Date): Promise<LiveSession | null>;
  /** Resolves once everything is forgotten that this process changed. At once where it hears itself anyway. */
  settle(): Promise<void>;
  /** Whether everything that changed somebody's access has surely been heard. */
  hears(): boolean;
  /**
   * Tells of everybody whose access may have changed, once nothing old of them is remembered; null where nobody knows
   * whose. Returns how to stop.
   */
  watch(hear: (userId: string | null) => void): () => void;
  close(): Promise<void>;
};

type Options = {
  read: ReadLiveSession;
  listen: Listen;
  /** How long ago the connection that listens may have been heard from. A session that ends is gone within this. */
  trustMs?: number;
  /** The most sessions that are remembered. */
  most?: number;
};

/**
 * Remembers who the live sessions belong to. Triggers (migration `access_changes`) announce everything that ends one or
 * changes what its user may do, in the transaction that does it. Without a connection that surely hears them, every
 * request looks its session up.
 */
export function createLiveSessions({ read, listen, trustMs = 1_000, most = 10_000 }: Options): LiveSessions {
  const known = new Map<string, LiveSession>();
  const watchers = new Set<(userId: string | null) => void>();
  /** Grows with everything that may have changed somebody: what was read before is not remembered after it. */
  let changes = 0;
  /** Grows when the connection that listens is lost or made again. */
  let connections = 0;
  let listening: Listening | null = null;
  let opening: Promise<void> | null = null;
  let heardFrom = Number.NEGATIVE_INFINITY;
  let catchingUp = false;
  let closed = false;

  function forget(userId: string): void {
    changes += 1;
    for (const [id, session] of known) {
      if (session.userId === userId || session.impersonatorId === userId) known.delete(id);
    }
    for (const tell of watchers) tell(userId);
  }

  function forgetAll(): void {
    changes += 1;
    connections += 1;
    heardFrom = Number.NEGATIVE_INFINITY;
    known.clear();
    for (const tell of watchers) tell(null);
  }

  async function open(): Promise<void> {
    const opened = await listen(accessChannel, { hear: forget, lose: forgetAll, resume: forgetAll });
    if (closed) return await opened.stop();
    listening = opened;
  }

  function startListening(): Promise<void> {
    opening ??= open().catch((error) => {
      opening = null;
      throw error;
    });
    return opening;
  }

  /** One question at a time. What the connection had heard when it was asked is certain. */
  async function catchUp(): Promise<void> {
    if (!listening || catchingUp) return;
    catchingUp = true;
    const asked = performance.now();
    const connection = connections;
    try {
      await listening.catchUp();
      if (connection === connections) heardFrom = asked;
    } catch {
      forgetAll();
    } finally {
      catchingUp = false;
    }
  }

  function isTrusted(): boolean {
    const age = performance.now() - heardFrom;
    // Asked well before the trust ends, so that it does not end while people are working.
    if (age > trustMs / 2) void catchUp();
    return age <= trustMs;
  }

  async function readAndRemember(sessionId: string, now: Date): Promise<LiveSession | null> {
    // Where it fails the database is away, and this request hears of it; the next one tries again.
    if (!closed) void startListening().catch(() => undefined);
    const before = changes;
    const mayRemember = listening !== null;
    const session = await read(sessionId, now);
    if (session && mayRemember && before === changes) {
      const [oldest] = known.keys();
      if (known.size >= most && oldest !== undefined) known.delete(oldest);
      known.set(sessionId, session);
    }
    return session;
  }

  return {
    open: startListening,
    async find(sessionId, now) {
      const remembered = known.get(sessionId);
      if (remembered && isTrusted() && remembered.liveUntil > now) return remembered;
      return readAndRemember(sessionId, now);
    },
    read: readAndRemember,
    async settle() {
      if (listening && !listening.hearsItself) await listening.catchUp().catch(forgetAll);
    },
    hears: isTrusted,
    watch(hear) {
      watchers.add(hear);
      return () => void watchers.delete(hear);
    },
    async close() {
      closed = true;
      known.clear();
      await opening?.catch(() => undefined);
      await listening?.stop();
      listening = null;
    },
  };
}
