import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { readOneByOne } from '../support/payloads.ts';
import { expect, test } from '../support/test.ts';

// One after the other: they count what others change.
test.describe.configure({ mode: 'default' });

/** Rows of the table that a list shows, without its head. */
const rows = (page: Page) =>
  page
    .locator('main')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

/** A figure of the strip: its number, and the link it is. */
async function figure(page: Page, name: RegExp) {
  const link = page.getByRole('list', { name: 'Lo que espera hoy' }).getByRole('link', { name });
  await expect(link).toBeVisible();
  return { link, count: Number((await link.textContent())?.match(/^\d+/)?.[0]) };
}

/** On a wide screen and on a phone, in both colour schemes; nothing beyond a narrow screen. */
async function expectFine(page: Page) {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(beyond, `beyond a screen of ${width}`).toBeLessThanOrEqual(0);
    if (width > 320) await expectAccessible(page);
  }
}

test('an administrator sees the day, and every figure opens its list', async ({ page, login }) => {
  test.slow();
  await login('admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía');
  for (const name of ['Solicitudes en curso', 'Ofertas por aprobar', 'Ingresos por mes', 'Usuarios activos']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  const income = page.getByRole('table', { name: 'Ingresos por mes, sin IVA' });
  await expect(income.getByRole('row')).toHaveCount(13);
  for (const product of ['Homologación', 'Acceso a ofertas']) {
    await expect(income.getByRole('columnheader', { name: product })).toBeAttached();
  }
  await expect(page.getByRole('region', { name: 'Ingresos por mes' })).toContainText(/que en \w+ hasta el día \d+/);
  const times = page.getByRole('region', { name: 'Tiempo de tramitación' });
  await expect(times).toContainText('objetivo: 10 días');
  // Three months are no line: the figure says it, and the month before it.
  await expect(times.locator('svg polyline')).toHaveCount(0);
  await expect(times).toContainText(/días? (más|menos) que en/);
  await expectFine(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  const overdue = await figure(page, /plazos? legal/);
  expect(overdue.count).toBeGreaterThan(0);
  await overdue.link.click();
  await expect(page).toHaveURL(/\/petitions\?.*only=term-over/);
  await expect(rows(page)).toHaveCount(overdue.count);
  await expect(page.getByText('Plazo legal superado', { exact: true }).first()).toBeVisible();

  await page.goto('/dashboard');
  const offers = await figure(page, /ofertas? por aprobar/);
  await offers.link.click();
  await expect(page).toHaveURL(/\/offers\?view=toApprove/);
  await expect(rows(page)).toHaveCount(offers.count);

  // A bar is a link, by keyboard too.
  await page.goto('/dashboard');
  const bar = page.getByRole('link', { name: /^Pendiente, 3 a 7: \d+$/ });
  const waiting = Number((await bar.getAttribute('aria-label'))?.match(/\d+$/)?.[0]);
  await bar.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/status=Pending&waiting=.*&only=below-8/);
  await expect(rows(page)).toHaveCount(waiting);
});

test('a hospital and its recruiter see their selection', async ({ page, login }) => {
  test.slow();
  await login('recruiter');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Candidaturas en curso, por paso' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ingresos por mes' })).toHaveCount(0);

  await login('hospital');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Próximas entrevistas' })).toBeVisible();
  await expectFine(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByText('Su siguiente paso')).toBeVisible();
  // Steps have the names that the hospital gave them.
  const pipeline = page.getByRole('region', { name: 'Candidaturas en curso, por paso' });
  await expect(pipeline.getByRole('link', { name: /^Entrevista: \d+$/ })).toBeVisible();
  await expect(pipeline).not.toContainText(/Paso \d/);
  // By day, with how far it is and the candidate's time.
  const meetings = page.getByRole('region', { name: 'Próximas entrevistas' });
  await expect(meetings.getByRole('heading', { level: 3 }).first()).toHaveText(/^(Hoy|Mañana|Dentro de \d+ días) /);
  await expect(meetings.getByRole('link', { name: /\d\d:\d\d en (Bogotá|Buenos Aires)/ }).first()).toBeVisible();
  // The days of a month lead to whom they were counted of.
  const hires = page.getByRole('region', { name: 'Días hasta contratar' });
  await expect(hires).toContainText('que el objetivo de 30');
  await expect(hires.getByRole('table').getByRole('row')).toHaveCount(13);
  const accepted = Number((await hires.textContent())?.match(/con (\d+) personas? aceptada/)?.[1]);
  await hires.getByRole('link', { name: /^\d+ días?$/ }).click();
  await expect(page).toHaveURL(/acceptedIn=/);
  await expect(page.getByRole('button', { name: /Aceptadas en / })).toBeVisible();
  await expect(rows(page)).toHaveCount(accepted);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Nueva oferta' })).toHaveAttribute('href', '/offers?write=new');
  const kind = page
    .getByRole('region', { name: 'Esperan su respuesta' })
    .getByRole('link', { name: /Candidaturas sin ver/ });
  const unseen = Number((await kind.textContent())?.match(/\d+$/)?.[0]);
  expect(unseen).toBeGreaterThan(0);
  await kind.click();
  await expect(page).toHaveURL(/\/candidates\?unseen=/);
  await expect(rows(page)).toHaveCount(unseen);
});

test('a doctor is told the one thing to do next', async ({ page, login }) => {
  test.slow();
  await login('notCertifiedDoctor');
  await page.goto('/dashboard');
  await expect(page.getByText('Tu siguiente paso')).toBeVisible();
  // In the words of the petition's own page.
  await expect(page.getByRole('list', { name: 'Progreso de tu homologación' })).toContainText('Te falta algo');
  await expect(page.getByRole('region', { name: 'Para enviar tu solicitud de homologación' })).toBeVisible();
  await expectFine(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const all = page.getByRole('link', { name: /^Ver todas las que encajan \(\d+\)$/ });
  const total = Number((await all.textContent())?.match(/\d+/)?.[0]);
  await all.click();
  await expect(page).toHaveURL(/\/offers\?.*speciality=/);
  await expect(page.locator('[data-card]')).toHaveCount(total);

  await login('certifiedDoctor');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ofertas que encajan contigo' })).toBeVisible();
});

test('before there is anything, the dashboard and the queue say so, and draw nothing', async ({ page, login }) => {
  await login('admin');
  await readOneByOne(page);
  const change = (path: string, patch: (answer: Record<string, unknown>) => object) =>
    page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: patch(await response.json()) });
    });
  await change('**/api/dashboards/administrator', (answer) => ({
    ...answer,
    openOffers: [],
    times: (answer['times'] as object[]).map((month) => ({ ...month, ours: null, ministry: null })),
  }));
  const zeros = (answer: object) =>
    Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, typeof value === 'number' ? 0 : value]));
  await change('**/api/petitions/counts', zeros);
  await change('**/api/petitions?*', (answer) => ({ ...answer, items: [], total: 0, next: null }));
  await page.goto('/dashboard');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByText('Todavía no hay ofertas abiertas')).toBeVisible();
    await expect(page.getByText('La marca es el objetivo.')).toHaveCount(0);
    await expect(page.getByText('Sin ofertas abiertas:')).toHaveCount(0);
  }
  await page.goto('/petitions');
  await expect(page.getByText('No hay solicitudes')).toBeVisible();
});

test('a dashboard that cannot be had says so, and is asked for again', async ({ page, login, problems }) => {
  problems.expect(/dashboards\/hospital/);
  await login('hospital');
  await readOneByOne(page);
  await page.route('**/api/dashboards/hospital', (route) => route.fulfill({ status: 400, json: { code: 'x' } }));
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText('No se ha podido cargar el panel');
  await page.unroute('**/api/dashboards/hospital');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('region', { name: 'Días hasta contratar' })).toBeVisible();
});

test('the words of the charts stay inside them and apart from each other', async ({
  page,
  login,
  context,
  baseURL,
}) => {
  await login('admin');
  for (const locale of ['es', 'en']) {
    await context.addCookies([{ name: 'i18n_locale', value: locale, url: baseURL ?? '' }]);
    await page.goto('/dashboard');
    await expect(page.getByRole('main').locator('svg text').first()).toBeVisible();
    for (const width of [390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const wrong = () =>
        page
          .getByRole('main')
          .locator('svg:has(text)')
          .evaluateAll((charts) =>
            charts.flatMap((chart) => {
              const frame = chart.getBoundingClientRect();
              const words = [...chart.querySelectorAll('text')].filter(({ textContent }) => textContent.trim());
              const boxes = words.map((word) => ({ name: word.textContent, box: word.getBoundingClientRect() }));
              const out = boxes.filter(({ box }) => box.left < frame.left - 1 || box.right > frame.right + 1);
              const over = boxes.filter(({ box: one }, at) =>
                boxes.some(
                  ({ box: other }, place) =>
                    place > at &&
                    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
                    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2,
                ),
              );
              return [...out, ...over].map(({ name }) => name);
            }),
          );
      await expect.poll(wrong, `at ${width} in ${locale}`).toEqual([]);
    }
  }
});

test('the figures of active users say how many came since last month', async ({ page, login }) => {
  await login('admin');
  await page.goto('/dashboard');
  const users = page.getByRole('region', { name: 'Usuarios activos' });
  await expect(users.getByRole('link', { name: /médicos?.*desde el \d+ \w+/ })).toBeVisible();
  // The sentence leaves the running week out and says so; the chart names it.
  await expect(users.getByRole('link', { name: /^\d+ altas? en las 4 últimas semanas completas$/ })).toBeVisible();
  await expect(users.getByText('En curso', { exact: true })).toBeVisible();
  const weeks = await users.getByRole('row', { includeHidden: true }).filter({ hasText: 'Semana del' }).all();
  const figures = await Promise.all(
    weeks.map(async (week) => Number(await week.locator(':scope > *').last().textContent())),
  );
  await expect(weeks.at(-1) ?? users).toContainText('en curso');
  // As people come: not every week alike.
  expect(new Set(figures.slice(0, -1)).size).toBeGreaterThan(1);
  const sum = figures.slice(-5, -1).reduce((total, figure) => total + figure, 0);
  await expect(users.getByRole('link', { name: new RegExp(`^${sum} altas? en`) })).toBeVisible();
});
