import { connect, type Socket } from 'node:net';

export type Load = {
  port: number;
  /** Asked for in turn. */
  paths: readonly string[];
  /** In any order instead, where the program that makes the load can: nobody finds what another has just asked for. */
  order?: 'random';
  token: string | null;
  connections: number;
  milliseconds: number;
};

export type LoadResult = { requests: number; requestsPerSecond: number; p50Ms: number; p99Ms: number };

/** What wrk does not say comes from this generator alone. */
type ExactResult = LoadResult & { p95Ms: number };

/**
 * Keeps a fixed number of connections busy with one request each for a bounded time. It speaks HTTP over
 * plain sockets: a full client would use up the core that the servers are compared on.
 */
export async function load({ port, paths, token, connections, milliseconds }: Load): Promise<ExactResult> {
  const requests = paths.map((path) => requestFor(path, port, token));
  let next = 0;
  const nextRequest = () => requests[next++ % requests.length] ?? Buffer.alloc(0);
  const latencies: number[] = [];
  const started = performance.now();
  const end = started + milliseconds;
  await Promise.all(Array.from({ length: connections }, () => keepBusy(port, nextRequest, end, latencies)));
  const seconds = (performance.now() - started) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return {
    requests: latencies.length,
    requestsPerSecond: latencies.length / seconds,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
  };
}

function requestFor(path: string, port: number, token: string | null): Buffer {
  const authorization = token === null ? '' : `Authorization: Bearer ${token}\r\n`;
  return Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: application/json\r\n${authorization}\r\n`,
  );
}

function keepBusy(port: number, nextRequest: () => Buffer, end: number, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let sent = 0;
    const answer = new Answer();
    const send = () => {
      sent = performance.now();
      socket.write(nextRequest());
    };
    socket.setTimeout(30_000, () => socket.destroy(new Error('no answer within 30 seconds')));
    socket
      .on('connect', send)
      .on('error', reject)
      .on('close', () => reject(new Error('the server closed the connection')));
    socket.on('data', (chunk: Buffer) => {
      try {
        if (!answer.take(chunk)) return;
      } catch (error) {
        socket.destroy(error as Error);
        return;
      }
      const now = performance.now();
      latencies.push(now - sent);
      if (now < end) send();
      else finish(socket, resolve);
    });
  });
}

/** One answer after the other, as it arrives. */
class Answer {
  /** The first bytes, until the head is whole. */
  #head: Buffer | null = null;
  #missing = 0;

  /** Whether it is whole now. */
  take(chunk: Buffer): boolean {
    if (this.#missing > 0) this.#missing -= chunk.length;
    else {
      const begun = this.#head ? Buffer.concat([this.#head, chunk]) : chunk;
      const length = answerLength(begun);
      this.#head = length === null ? begun : null;
      if (length === null) return false;
      this.#missing = length - begun.length;
    }
    if (this.#missing < 0) throw new Error('the server sent more than it announced');
    return this.#missing === 0;
  }
}

function finish(socket: Socket, resolve: () => void) {
  socket.removeAllListeners('close');
  socket.end(resolve);
}

/** Bytes of the whole answer, once its head is complete. Anything but a 200 is an error. */
export function answerLength(answer: Buffer): number | null {
  const end = answer.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const head = answer.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`unexpected answer: ${answer.toString('latin1', 0, 400)}`);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`an answer without content-length: ${head.slice(0, 300)}`);
  return end + 4 + Number(length);
}
