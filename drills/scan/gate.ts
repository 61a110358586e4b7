import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before the product for one caller: scanners need no token, and what they sent is counted. */
export type Gate = {
  origin: string;
  /** How often each status was answered since the last time somebody asked. */
  takeTally: () => Map<number, number>;
  /** What was answered with an error of the server. */
  broken: string[];
  close: () => Promise<void>;
};

/**
 * Every request comes from an address of its own, as if a network of machines had sent it: otherwise the limits by
 * address would be all that is scanned. Limits by account hold.
 */
export async function openGate(target: string, token: string | null): Promise<Gate> {
  let tally = new Map<number, number>();
  const broken: string[] = [];
  let sent = 0;
  const server = createServer((incoming, outgoing) => {
    sent += 1;
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const onward = request(new URL(target), { method: incoming.method, path: incoming.url, headers }, (answer) => {
      const status = answer.statusCode ?? 0;
      tally.set(status, (tally.get(status) ?? 0) + 1);
      if (status >= 500) broken.push(`${incoming.method} ${incoming.url}: ${status}`);
      outgoing.writeHead(status, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => {
      tally.set(0, (tally.get(0) ?? 0) + 1);
      outgoing.destroy();
    });
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken,
    takeTally() {
      const taken = tally;
      tally = new Map();
      return taken;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
