import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** What the industry agreed on for trying a scanner out. */
const eicar = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';

export const infectedText = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${eicar}!$H+H*`;

/** Speaks INSTREAM: finds the test signature, or says what a test wants it to say. */
export async function startFakeClamd(words?: string): Promise<{ url: string; received: () => Buffer[] }> {
  const received: Buffer[] = [];
  const server = createServer((socket) => {
    let seen: Buffer = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      seen = Buffer.concat([seen, chunk]);
      if (seen.toString().startsWith('zPING')) {
        socket.end(`${words ?? 'PONG'}\0`);
        return;
      }
      const file = completeFile(seen);
      if (!file) return;
      received.push(file);
      const verdict = file.includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK';
      socket.end(`${words ?? verdict}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return { url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`, received: () => received };
}

const command = 'zINSTREAM\0';

/** The pieces put together, once the one of length zero has come. */
function completeFile(seen: Buffer): Buffer | null {
  const pieces: Buffer[] = [];
  let at = command.length;
  while (seen.length >= at + 4) {
    const length = seen.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(seen.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
