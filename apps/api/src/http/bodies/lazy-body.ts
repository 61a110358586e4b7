import type { Context } from 'hono';
import type { RequestEnv } from '../request-context.ts';
import type { Answer } from '../server.ts';

/** Makes the bytes of an answer, piece by piece. The signal says that nobody wants them any more. */
export type Chunks = (signal: AbortSignal) => AsyncGenerator<Uint8Array>;

/**
 * The body of an answer whose source is opened when somebody pulls, and let go on every way out. Nothing is opened
 * for an answer that is thrown away unread (HEAD, a request that timed out). That its reader left is heard at the
 * connection itself: the server cancels a body only where the connection breaks while it is being written.
 */
export function lazyBody(c: Context<RequestEnv>, chunks: Chunks): ReadableStream<Uint8Array> {
  const leaving = new AbortController();
  const source = chunks(leaving.signal);
  // What the source waits for is ended first: a generator ends only where it stands still.
  const release = async () => {
    leaving.abort();
    await source.return(undefined);
  };
  onLeave(c, () => void release().catch(() => undefined));
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await source.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          const outgoing = c.env?.outgoing;
          if (!outgoing) throw error;
          if (!leaving.signal.aborted) cutOff(outgoing, error);
          controller.close();
        }
      },
      cancel: release,
    },
    // Nothing is read ahead: by default the source would be opened before anybody asks.
    { highWaterMark: 0 },
  );
}

/** Runs once the connection is closed, by the client or by the server; at once if it already is. */
export function onLeave(c: Context<RequestEnv>, release: () => void): void {
  const outgoing = c.env?.outgoing;
  if (outgoing?.destroyed) release();
  else outgoing?.once('close', release);
}

/**
 * Cuts the connection when the source fails in the middle of an answer. If the answer simply ended, the client would
 * take it for complete; on a connection that stays open it would read the next answer as the rest of this one. The
 * server logs the reason.
 */
function cutOff(outgoing: Answer, error: unknown): void {
  outgoing.destroy(error instanceof Error ? error : new Error('the source failed', { cause: error }));
}
