import { type Browser, test } from '@playwright/test';
import { requestToken } from './support/accounts.ts';
import { type Line, visitCold } from './support/cold-visit.ts';
import { addressesOf, groupPages, listsOf, publicPages } from './support/group-pages.ts';
import { sessionOf, signInWith } from './support/registration.ts';

/** A line to a server far away, and the phone on a slow line that Lighthouse takes as its measure. */
const lines: readonly Line[] = [
  { latency: 150, kilobitsPerSecond: 10_000 },
  { latency: 562, kilobitsPerSecond: 1_474 },
];

/** `VISITS=requests npm run visits` counts alone, without waiting on slow lines. */
const measured = process.env['VISITS'] === 'requests' ? [] : lines;

test('everybody', async ({ browser, baseURL }) => {
  test.setTimeout(0);
  console.log(
    `page | requests | KB${measured.map(({ latency }) => ` | s to first paint and content at ${latency} ms`).join('')}`,
  );
  await report(browser, baseURL, publicPages);
});

for (const [who, pages] of Object.entries(groupPages)) {
  test(who, async ({ browser, request, baseURL }) => {
    test.setTimeout(0);
    const token = await requestToken(request, pages.email);
    console.log(who);
    const session = await sessionOf(request, token);
    await report(browser, baseURL, await addressesOf(pages, listsOf(request, token)), { token, session });
  });
}

type SignedIn = { token: string; session: string };

async function report(browser: Browser, baseURL: string | undefined, addresses: string[], who?: SignedIn) {
  for (const address of addresses) {
    const context = await browser.newContext();
    if (who) await signInWith(context, baseURL, who.token, who);
    const { requests, bytes } = await visitCold(context, address);
    const waits: string[] = [];
    for (const line of measured) {
      const { paintMs, contentMs } = await visitCold(context, address, line);
      waits.push(`${(paintMs / 1000).toFixed(1)}, ${(contentMs / 1000).toFixed(1)}`);
    }
    console.log([address, requests, Math.round(bytes / 1000), ...waits].join(' | '));
    await context.close();
  }
}
