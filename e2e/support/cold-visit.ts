import type { BrowserContext, CDPSession, Page, Request } from '@playwright/test';

export type Line = { latency: number; kilobitsPerSecond: number };

type Visit = { requests: number; bytes: number; paintMs: number; contentMs: number };

/** A page that is opened by somebody whose browser holds nothing of it, until half a second passes without a request. */
export async function visitCold(context: BrowserContext, address: string, line?: Line): Promise<Visit> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  try {
    await prepare(client, line);
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    const bytes = countBytes(client);
    const quiet = watchQuiet(page, 500);
    const started = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(hasContent, undefined, { polling: 'raf', timeout: 60_000 });
    const contentMs = performance.now() - started;
    await quiet();
    const paintMs = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    return { requests, bytes: bytes(), paintMs, contentMs };
  } finally {
    await page.close();
  }
}

async function prepare(client: CDPSession, line: Line | undefined): Promise<void> {
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (!line) return;
  const bytesPerSecond = (line.kilobitsPerSecond * 1000) / 8;
  await client.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: line.latency },
    ...{ downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond / 2 },
  });
}

/** Headers included, as they travel; the stream of notifications never ends and is left out. */
function countBytes(client: CDPSession): () => number {
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

/** The page's heading stands, and nothing in the page itself is still an outline of what is coming. */
function hasContent(): boolean {
  const main = document.querySelector('main') ?? document.documentElement;
  const isThere = document.getElementById('frame') === null;
  return isThere && main.querySelector('h1') !== null && main.querySelector('.mantine-Skeleton-root') === null;
}

/** Until nothing more was asked for during some time, and everything has come: a busy machine takes its time. */
export function watchQuiet(page: Page, duration = 1_000): () => Promise<void> {
  let last = Date.now();
  const waiting = new Set<Request>();
  const come = (request: Request) => {
    last = Date.now();
    waiting.delete(request);
  };
  page.on('request', (request) => {
    last = Date.now();
    // The stream of notifications stays open.
    if (!request.url().endsWith('/stream')) waiting.add(request);
  });
  page.on('requestfinished', come);
  page.on('requestfailed', come);
  return async () => {
    const end = Date.now() + 30_000;
    while (waiting.size > 0 || Date.now() - last <= duration) {
      if (Date.now() > end) throw new Error(`still waiting for ${[...waiting].map((request) => request.url())}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
}
