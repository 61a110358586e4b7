import type { Readable } from 'node:stream';

/** Lets go of what the stream reads from, without an error that somebody would have to listen for. */
export function destroyOnAbort<Stream extends Readable>(stream: Stream, signal: AbortSignal | undefined): Stream {
  if (!signal) return stream;
  const destroy = () => stream.destroy();
  signal.addEventListener('abort', destroy, { once: true });
  stream.once('close', () => signal.removeEventListener('abort', destroy));
  if (signal.aborted) destroy();
  return stream;
}
