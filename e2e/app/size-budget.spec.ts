import type { APIRequestContext, Page, Request } from '@playwright/test';
import { requestToken } from '../support/accounts.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/** Compressed bytes, as they are transferred. scripts/checks/size-budget.ts measures the build alone. */
const budget = { scripts: 190_000, styles: 25_000, routeChange: 60_000 };

test('the first load of / stays within its budget', async ({ page }) => {
  const loaded = watchTransfers(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const { script = 0, stylesheet = 0 } = totals(await loaded());
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ script, stylesheet }) });
  expect(script).toBeGreaterThan(50_000);
  expect(script).toBeLessThanOrEqual(budget.scripts);
  expect(stylesheet).toBeGreaterThan(1_000);
  expect(stylesheet).toBeLessThanOrEqual(budget.styles);
});

test('going on from / stays within its budget', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const quiet = watchQuiet(page);
  await page.getByLabel('Correo electrónico').fill('admin@fonendo.test');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('Demo1234!');
  // Turning to the form fetches what comes after it, while the person types.
  await quiet();
  const loaded = watchTransfers(page);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL('/dashboard');
  // Not `networkidle`: the stream of notifications stays open.
  await quiet();
  const { script = 0, stylesheet = 0 } = totals(await loaded());
  expect(script + stylesheet).toBeLessThanOrEqual(budget.routeChange);
});

/** Whose pages are opened, and which: with something on them, and what stands on them in every state. */
const pages: Record<string, { email: string; addresses: (api: Api) => Promise<string[]> }> = {
  'a hospital': {
    email: 'hospital@fonendo.test',
    addresses: async (api) => {
      const [offer] = await api('/offers/managed?status=approved');
      const [candidate] = await api('/selection/candidates');
      return [
        ...['/dashboard', '/offers', `/offers/${offer?.id}`, '/users'],
        ...[`/offers/${offer?.id}/candidates`, `/offers/${offer?.id}/candidates?view=table`],
        ...['/candidates', '/candidates?view=calendar', `/candidates/${candidate?.person?.id}`],
        ...['/process', '/profiles', '/account', '/account?tab=hospital', '/account?tab=notifications'],
      ];
    },
  },
  'a hospital with its candidacies': {
    email: 'recruiter@fonendo.test',
    addresses: async (api) => {
      const open = await api('/selection/candidates?limit=100');
      const ended = await api('/selection/candidates?limit=100&status=accepted,discarded,withdrawn');
      const states = Object.groupBy([...open, ...ended], ({ status, next }) => `${status} ${next?.key}`);
      return Object.values(states).map((alike) => `/candidate/${alike?.[0]?.id}`);
    },
  },
  'a doctor': {
    email: 'doctor@fonendo.test',
    addresses: async (api) => {
      const [offer] = await api('/offers');
      const own = await api('/candidacies/mine?limit=100');
      const states = Object.groupBy(own, ({ status, next }) => `${status} ${JSON.stringify(next)}`);
      return [
        ...['/dashboard', '/offers', `/offers/${offer?.id}`, '/offers/own', '/offers/own?view=calendar', '/profile'],
        ...['/homologation-info', '/account', '/account?tab=documents', '/account?tab=cv', '/account?tab=payments'],
        ...['/account?tab=security', '/account?tab=privacy', '/account?tab=notifications', '/account/cv'],
        ...Object.values(states).map((alike) => `/candidate/${alike?.[0]?.id}`),
      ];
    },
  },
  'a doctor whose degree is not recognised yet': {
    email: 'doctor.tramite@fonendo.test',
    addresses: async (api) => {
      const [petition] = await api('/petitions');
      return ['/dashboard', '/homologations', `/petitions/${petition?.id}`, '/homologation-info'];
    },
  },
  'a doctor who begins': {
    email: 'doctor.nuevo@fonendo.test',
    addresses: async (api) => {
      const [petition] = await api('/petitions');
      return ['/dashboard', '/homologations', `/petitions/${petition?.id}`, '/offers', '/account'];
    },
  },
  'an administrator': {
    email: 'admin@fonendo.test',
    addresses: async (api) => {
      const [offer] = await api('/offers/managed?status=pending');
      const [user] = await api('/users?group=notCertifiedDoctor');
      const [member] = await api('/users?group=recruiter');
      const [hospital] = await api('/hospitals');
      const [petition] = await api('/petitions');
      return [
        ...['/dashboard', '/users', `/users/${user?.id}`, `/users/${member?.id}`, '/petitions'],
        ...[`/petitions/${petition?.id}`, '/offers', `/offers/${offer?.id}`, '/payments', '/audit', '/account'],
        ...['/hospitals', `/hospitals?hospital=${hospital?.id}`, '/account?tab=settings', '/account?tab=security'],
      ];
    },
  },
};

for (const [who, { email, addresses }] of Object.entries(pages)) {
  test(`every page of ${who} stays within the budget of a route change`, async ({
    page,
    request,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const there = await filesBeforeSigningIn(page);
    const token = await requestToken(request, email);
    // It leaves the login page first, which would go on to the dashboard: what comes along would not be counted.
    await signInWith(context, baseURL, token);
    const known = new Map<string, number>();
    const weights: Record<string, number> = {};
    for (const address of await addresses(apiOf(request, token))) {
      const tab = await context.newPage();
      const loaded = watchTransfers(tab);
      const quiet = watchQuiet(tab);
      await tab.goto(address);
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      await quiet();
      const files = (await loaded()).filter(({ url }) => !there.has(url) && !isViewer(url));
      // A file that is in the browser's cache already weighs what it weighed when it came.
      for (const { url, bytes } of files) known.set(url, Math.max(bytes, known.get(url) ?? 0));
      weights[address] = [...new Set(files.map(({ url }) => url))].reduce((sum, url) => sum + (known.get(url) ?? 0), 0);
      await tab.close();
    }
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(weights) });
    expect(Object.keys(weights).length).toBeGreaterThan(3);
    expect(Object.entries(weights).filter(([, bytes]) => bytes < 3_000)).toEqual([]);
    expect(Object.entries(weights).filter(([, bytes]) => bytes > budget.routeChange)).toEqual([]);
  });
}

/** The viewer of PDFs comes with the document that it shows, and weighs as much as one (docs/decisions/0014). */
const isViewer = (url: string) => /pdf\.worker|pdfjs|\/pdf-[\w-]+\.js$/.test(url);

/** What somebody who signs in has loaded by then: the first page, and what it fetches while they type. */
async function filesBeforeSigningIn(page: Page): Promise<Set<string>> {
  const loaded = watchTransfers(page);
  const quiet = watchQuiet(page);
  await page.goto('/');
  await page.getByLabel('Correo electrónico').fill('a');
  await quiet();
  return new Set((await loaded()).map(({ url }) => url));
}

type Item = { id: string; status?: string; person?: { id: string } | null; next?: { key?: string } };
type Api = (path: string) => Promise<Item[]>;

const apiOf = (request: APIRequestContext, token: string): Api => {
  return async (path) => {
    const response = await request.get(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status(), path).toBe(200);
    return ((await response.json()) as { items: Item[] }).items;
  };
};

/** A second in which nothing more was asked for, and everything has come: a busy machine takes its time. */
function watchQuiet(page: Page) {
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
  return () =>
    expect.poll(() => (waiting.size === 0 ? Date.now() - last : 0), { timeout: 30_000 }).toBeGreaterThan(1_000);
}

type Transfer = { url: string; kind: string; bytes: number };

/** Scripts and styles, however they came to be asked for. */
function watchTransfers(page: Page): () => Promise<Transfer[]> {
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

function totals(transfers: readonly Transfer[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { kind, bytes } of transfers) sums[kind] = (sums[kind] ?? 0) + bytes;
  return sums;
}
