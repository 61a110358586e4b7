import { expect, test } from '../support/test.ts';

test('what a page reads is asked for before its scripts are there, in one request', async ({ page, login }) => {
  await login('admin');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/notifications')) asked.push(pathname);
  });
  const payload = page.waitForResponse('**/api/pages?*');
  // The page's first script waits for the answer: if the script had to ask for it, both would wait for ever.
  await page.route('**/assets/start-*.js', async (route) => {
    await payload;
    await route.continue();
  });
  await page.goto('/users');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  expect(asked).toEqual(['/api/pages']);
});

test('what an open page shows is asked for before its scripts are there, once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  const open = [
    ['/', '/api/settings/public', 'Iniciar sesión'],
    ['/faq', '/api/settings/about', 'Preguntas frecuentes'],
    ['/legal', '/api/settings/about', 'Aviso legal'],
    ['/terms', '/api/settings/about', 'Términos de uso'],
  ] as const;
  for (const [address, read, heading] of open) {
    asked.length = 0;
    const answer = page.waitForResponse(`**${read}`);
    await page.route('**/assets/start-*.js', (route) => answer.then(() => route.continue()), { times: 1 });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(asked, address).toEqual([read]);
  }
});

test('pointing at a link fetches what its page reads, and opening it asks for nothing more', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/dashboard');
  const link = page.getByRole('link', { name: 'Usuarios', exact: true });
  const payload = page.waitForResponse((response) => response.url().includes('address=%2Fusers'));
  await link.hover();
  expect((await payload).headers()['etag']).toMatch(/^W\/"/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await link.click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  expect(asked.filter((url) => /\/api\/(pages|users)/.test(url))).toEqual([]);
});

test('nothing that was read stays on the computer when somebody signs out', async ({ page, login }) => {
  await login('hospital', { ownSession: true });
  await page.goto('/users');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const answer = await page.request.get('/api/pages?address=/users', {
    headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('auth:token'))}` },
  });
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
