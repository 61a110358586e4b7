import { createServer, connect as dial, type Socket } from 'node:net';
import { test as base } from '../support/test.ts';

/** A line to the server that dies in the middle of some answers: headers and half of the body arrive, then nothing. */
export type BrokenLine = {
  /** The requests whose answers break off, by their first line ("PATCH /api/account"); null for none. */
  breaks: RegExp | null;
  /** First lines of the requests that the server answered and whose answers were cut. */
  cut: string[];
};

/** The whole browser goes over this line: a raw socket, because a mocked answer is always whole. */
export const test = base.extend<{ line: BrokenLine }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  line: async ({}, use) => use({ breaks: null, cut: [] }),

  baseURL: async ({ baseURL, line }, use) => {
    const { hostname, port } = new URL(baseURL ?? '');
    const sockets = new Set<Socket>();
    const server = createServer((browser) => {
      const product = dial(Number(port), hostname);
      for (const socket of [browser, product]) sockets.add(socket.on('error', () => undefined));
      browser.on('close', () => product.destroy());
      product.on('close', () => browser.destroy());
      relay(browser, product, line);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    await use(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    for (const socket of sockets) socket.destroy();
    server.close();
  },
});

/** Browsers send one request at a time over a connection, so what comes from the server answers the last one. */
function relay(browser: Socket, product: Socket, line: BrokenLine): void {
  let breaking: string | null = null;
  let held = Buffer.alloc(0);
  browser.on('data', (sent) => {
    const first = /^[A-Z]+ \S+(?= HTTP\/1\.1\r\n)/.exec(sent.toString('latin1'))?.[0];
    if (first && line.breaks?.test(first)) breaking = first;
    product.write(sent);
  });
  product.on('data', (answered) => {
    if (breaking === null) return void browser.write(answered);
    held = Buffer.concat([held, Buffer.from(answered)]);
    const body = held.indexOf('\r\n\r\n') + 4;
    if (body < 4 || held.length - body < 2) return;
    line.cut.push(breaking);
    browser.write(held.subarray(0, body + Math.floor((held.length - body) / 2)), () => browser.resetAndDestroy());
  });
}
