import type { Page, Request } from '@playwright/test';

/** Compressed bytes, as they are transferred, and requests. scripts/checks/size-budget.ts measures the build alone. */
export const budget = { scripts: 173_000, styles: 16_000, routeChange: 60_000, requestsOfFirst: 10, requests: 25 };

/** Requests from the cache count as well: on a first visit the server gets them. Documents and their viewer do not. */
export function watchRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (!isViewer(request.url()) && !/\/api\/documents\/[\w-]+\/file$/.test(request.url())) count += 1;
  });
  return () => count;
}

/** The viewer of PDFs comes with the document that it shows, and weighs as much as one (docs/decisions/0014). */
export const isViewer = (url: string) => /pdf\.worker|pdfjs|\/pdf-[\w-]+\.js$/.test(url);

export type Transfer = { url: string; kind: string; bytes: number };

/** Scripts and styles, however they came to be asked for. */
export function watchTransfers(page: Page): () => Promise<Transfer[]> {
  const transfers: Promise<Transfer>[] = [];
  const note = (request: Request) => {
    const kind = request.resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    transfers.push(request.sizes().then(({ responseBodySize: bytes }) => ({ url: request.url(), kind, bytes })));
  };
  page.on('requestfinished', note);
  return () => {
    // Whatever comes later is not waited for, and its size cannot be asked for once the page is closed.
    page.off('requestfinished', note);
    return Promise.all(transfers);
  };
}
