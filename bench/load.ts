import { connect, type Socket } from 'node:net';

export type Load = { port: number; path: string; connections: number; milliseconds: number };
export type LoadResult = { requestsPerSecond: number; p99Milliseconds: number };

/**
 * Keeps a fixed number of connections busy with one request each for a bounded time. It speaks HTTP over
 * plain sockets: a full client would use up the core that the servers are compared on.
 */
export async function load({ port, path, connections, milliseconds }: Load): Promise<LoadResult> {
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: application/json\r\n\r\n`);
  const latencies: number[] = [];
  const started = performance.now();
  const end = started + milliseconds;
  await Promise.all(Array.from({ length: connections }, () => keepBusy(port, request, end, latencies)));
  const seconds = (performance.now() - started) / 1000;
  latencies.sort((a, b) => a - b);
  return {
    requestsPerSecond: latencies.length / seconds,
    p99Milliseconds: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
  };
}

function keepBusy(port: number, request: Buffer, end: number, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let sent = 0;
    let received = '';
    const send = () => {
      sent = performance.now();
      socket.write(request);
    };
    socket.setEncoding('latin1').setTimeout(10_000, () => socket.destroy(new Error('no answer within 10 seconds')));
    socket
      .on('connect', send)
      .on('error', reject)
      .on('close', () => reject(new Error('the server closed the connection')));
    socket.on('data', (chunk: string) => {
      received += chunk;
      const length = answerLength(received);
      if (length === undefined || received.length < length) return;
      if (!received.startsWith('HTTP/1.1 200 ') || received.length > length) {
        socket.destroy(new Error(`unexpected answer: ${received.slice(0, 200)}`));
        return;
      }
      received = '';
      const now = performance.now();
      latencies.push(now - sent);
      if (now < end) send();
      else finish(socket, resolve);
    });
  });
}

function finish(socket: Socket, resolve: () => void) {
  socket.removeAllListeners('close');
  socket.end(resolve);
}

/** Bytes of the first answer in the text, once its headers are complete. */
function answerLength(text: string): number | undefined {
  const headersEnd = text.indexOf('\r\n\r\n');
  if (headersEnd === -1) return undefined;
  const length = /\r\ncontent-length: (\d+)/i.exec(text);
  if (!length) throw new Error(`an answer without content-length: ${text.slice(0, 300)}`);
  return headersEnd + 4 + Number(length[1]);
}
