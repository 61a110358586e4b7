import type { NotificationsStanding } from '@fonendo/contract/notifications.schema';

export type Stream = {
  body: ReadableStream<Uint8Array>;
  /** Something changed: tells how things stand now. */
  refresh(): void;
  /** Tells that another page of the same person took its place, and ends. */
  replace(): void;
  end(): void;
};

type Options = {
  /** How things stand. It throws where this person may not know any more, or where nobody can say. */
  read: () => Promise<NotificationsStanding>;
  heartbeatMs: number | undefined;
  onEnd: () => void;
};

/** Shorter than proxies keep a silent connection (usually a minute). */
const defaultHeartbeatMs = 25_000;

/**
 * Server-sent events for one page: how things stand now, and again whenever that changed. Each event, and each
 * heartbeat, asks first whether the session still holds: nothing is told to one that ended, and none stays open.
 */
export function openStream({ read, heartbeatMs = defaultHeartbeatMs, onEnd }: Options): Stream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let last = '';
  let asked = false;
  let reading = false;
  let ended = false;

  const body = new ReadableStream<Uint8Array>({
    start(started) {
      controller = started;
    },
    cancel: () => finish(),
  });
  const heartbeat = setInterval(() => refresh(true), heartbeatMs);
  refresh();

  /** One question at a time; what happens meanwhile is asked for once more afterwards. */
  function refresh(beat = false): void {
    asked = true;
    if (!reading) void answer(beat);
  }

  async function answer(beat: boolean): Promise<void> {
    reading = true;
    try {
      while (asked && !ended) {
        asked = false;
        const standing = JSON.stringify(await read());
        if (standing !== last) send(`event: standing\ndata: ${standing}\n\n`);
        else if (beat) send(': \n\n');
        last = standing;
      }
    } catch {
      // Signed out, blocked, or the database is away: the page asks again and learns which.
      end();
    } finally {
      reading = false;
    }
  }

  function send(text: string): void {
    if (!ended) controller.enqueue(encoder.encode(text));
  }

  function finish(): void {
    if (ended) return;
    ended = true;
    clearInterval(heartbeat);
    onEnd();
  }

  function end(): void {
    if (ended) return;
    finish();
    controller.close();
  }

  return {
    body,
    refresh: () => refresh(),
    replace() {
      send('event: replaced\ndata: {}\n\n');
      end();
    },
    end,
  };
}
