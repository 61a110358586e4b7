import type { LiveChange, NotificationsStanding } from '@fonendo/contract/notifications.schema';
import { ApiError } from '../../http/api-error.ts';

export type Stream = {
  body: ReadableStream<Uint8Array>;
  /** Something changed: sends the current state. */
  refresh(): void;
  /** A thing that the page may show has changed; null if nobody knows which ones did. */
  tell(change: LiveChange | null): void;
  /** Says that another page of the same person took over, and ends. */
  replace(): void;
  end(): void;
};

type Options = {
  /** The current state. Throws if the person may not read it any more, or the database is unavailable. */
  read: () => Promise<NotificationsStanding>;
  /** Sent as the id of each event, if there is a replica: what the page reads after the event is not older than it. */
  readPosition?: (() => Promise<string>) | undefined;
  heartbeatMs: number | undefined;
  onEnd: () => void;
};

/** Shorter than proxies keep a silent connection (usually a minute). */
const defaultHeartbeatMs = 25_000;

/**
 * Server-sent events for one page: the current state, and again after each change. Each event and heartbeat checks
 * first that the session is still valid; otherwise the stream ends.
 */
export function openStream({ read, readPosition, heartbeatMs = defaultHeartbeatMs, onEnd }: Options): Stream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let last = '';
  let changes: string[] = [];
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

  /** One query at a time; a change meanwhile causes one more afterwards. */
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
        const told = changes;
        changes = [];
        if (standing !== last) told.unshift(`event: standing\ndata: ${standing}\n\n`);
        else if (beat && told.length === 0) send(': \n\n');
        last = standing;
        // Asked once what there is to tell is committed and heard.
        const position = told.length > 0 ? await readPosition?.() : undefined;
        for (const event of told) send(position ? `id: ${position}\n${event}` : event);
      }
    } catch (error) {
      // Signed out or blocked: the page leaves at once. Where the database is unavailable it reconnects and finds out.
      if (error instanceof ApiError && error.status < 500) send('event: ended\ndata: {}\n\n');
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
    tell(change) {
      const event = change ? `event: changed\ndata: ${JSON.stringify(change)}\n\n` : 'event: resumed\ndata: {}\n\n';
      if (!changes.includes(event)) changes.push(event);
      refresh();
    },
    replace() {
      send('event: replaced\ndata: {}\n\n');
      end();
    },
    end,
  };
}
