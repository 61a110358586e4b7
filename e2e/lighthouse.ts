import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, chromium, test } from '@playwright/test';
import { requestToken } from './support/accounts.ts';
import { findFreePort } from './support/free-port.ts';
import { listsOf } from './support/group-pages.ts';
import { type Measured, measure, median } from './support/lighthouse/measure.ts';
import { type Bars, type Row, writePage } from './support/lighthouse/page.ts';
import { sessionOf, signInWith } from './support/registration.ts';

const publicBars: Bars = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const productBars: Bars = { performance: 95, accessibility: 100, 'best-practices': 100 };

/** `LIGHTHOUSE=/inicio,/faq npm run lighthouse` measures these alone, and leaves the page of the documentation as it is. */
const only = process.env['LIGHTHOUSE']?.split(',');
const runs = Number(process.env['LIGHTHOUSE_RUNS'] ?? 3);

type Asked = { name: string; address: string; bars: Bars; email?: string };

test('lighthouse', async ({ request, baseURL, launchOptions }) => {
  test.setTimeout(0);
  const rows: Row[] = [];
  const asked = (await pages(request)).filter(({ name }) => !only || only.includes(name));
  for (const { name, address, bars, email } of asked) {
    const token = email ? await requestToken(request, email) : null;
    const measured: Measured[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await visit(`${baseURL}${address}`, token));
    const row = { name, address, bars, load: loadavg()[0] ?? 0, ...median(measured) };
    console.log(name, row.scores, row.findings);
    rows.push(row);
  }
  const page = writePage(rows, runs, new Date());
  console.log(page);
  if (!only) await writeFile(join(import.meta.dirname, '../docs/lighthouse.md'), page);

  /** A browser of its own for every measurement: nothing of the one before is in its memory or cache. */
  async function visit(url: string, token: string | null): Promise<Measured> {
    const folder = await mkdtemp(join(tmpdir(), 'fonendo-lighthouse-'));
    const port = await findFreePort();
    const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
    const context = await chromium.launchPersistentContext(folder, { ...launchOptions, args });
    try {
      if (token) await signInWith(context, baseURL, token, { session: await sessionOf(request, token) });
      return await measure(url, { port, keepsStorage: token !== null, folder });
    } finally {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    }
  }
});

/** Addresses that name something are those of what the demo brings. */
async function pages(request: APIRequestContext): Promise<Asked[]> {
  const [place] = await addressesIn(request, '/sitemaps/pages.xml', /^\/empleo\/[a-z-]+\/[a-z-]+$/);
  const [offer = ''] = await addressesIn(request, '/sitemaps/1.xml', /^\/empleo\//);
  const hospital = /href="(\/hospitales\/[^"]+)"/.exec(await (await request.get(offer)).text())?.[1];
  const applicant = 'doctor.tramite@fonendo.test';
  const [petition] = await listsOf(request, await requestToken(request, applicant))('/petitions');
  const open = (name: string, address: string | undefined, bars: Bars) => ({ name, address: address ?? '', bars });
  return [
    ...['/inicio', '/inicio/hospitales', '/empleo'].map((path) => open(path, path, publicBars)),
    open('/empleo/{community}/{speciality}', place, publicBars),
    open('/empleo/{slug}-{id}', offer, publicBars),
    open('/hospitales/{slug}', hospital, publicBars),
    ...['/', '/faq', '/signup'].map((path) => open(path, path, productBars)),
    { ...open('/offers', '/offers', productBars), email: 'doctor@fonendo.test' },
    { ...open('/petitions/{id}', `/petitions/${petition?.id}`, productBars), email: applicant },
  ];
}

async function addressesIn(request: APIRequestContext, list: string, pattern: RegExp): Promise<string[]> {
  const text = await (await request.get(list)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((path) => pattern.test(path));
}
