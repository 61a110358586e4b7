import type { Readable } from 'node:stream';

/** Destroys the stream on abort without emitting an error. */
export function destroyOnAbort<Stream extends Readable>(stream: Stream, signal: AbortSignal | undefined): Stream {
  if (!signal) return stream;
  const destroy = () => stream.destroy();
  signal.addEventListener('abort', destroy, { once: true });
  stream.once('close', () => signal.removeEventListener('abort', destroy));
  if (signal.aborted) destroy();
  return stream;
}
