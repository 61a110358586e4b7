import { cpus, loadavg } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { openPool } from '../apps/api/src/db/pool.ts';
import { busyOffer, fillCandidacies, recruiter } from './board-lists-data.ts';
import { writeSelectionSection } from './board-report.ts';
import { startProduct } from './servers.ts';
import { signIn } from './sign-in.ts';

/**
 * A board with 500 candidates, all of them shown, in a browser of this machine: its columns are scrolled from top to
 * bottom and a card is carried over all columns and dropped, while the browser records what its main thread does. The
 * longest task is the longest frame that anybody had to wait for, up to two seconds after a drop: the server's answer and
 * the board that is read again are part of it.
 * Writes its section of docs/benchmarks-selection.md. Usage, after `npm run build`, on an empty database:
 * DATABASE_URL=postgres://… node bench/board-frames.ts
 * With BASE_URL a product is measured that already runs on that database.
 */
const { DATABASE_URL: url, BASE_URL, CHROME_PATH: executablePath = '/usr/bin/chromium-headless-shell' } = process.env;
if (!url) throw new Error('DATABASE_URL has to name an empty database of a PostgreSQL server');
const barMs = 50;
const runs = 3;

type Measured = {
  work: string;
  frames: number;
  longestMs: number;
  over: number;
  processorMs: number;
  processorOver: number;
};

const { pool, close } = await openPool({ databaseUrl: url, databasePoolSize: 4, dataDir: '' });
await migrate(pool);
const { rows: there } = await pool.query('select count(*)::int as count from candidacies');
if (there[0].count === 0) await fillCandidacies(pool, 500);
const product = BASE_URL === undefined ? await startProduct() : null;
const base = BASE_URL ?? `http://127.0.0.1:${product?.port}`;
const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
];
const browser = await chromium.launch({ executablePath, args });
try {
  const measured: Measured[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(...(await measureBoard(browser)));
  const section = report(measured);
  await writeSelectionSection('A board with 500 candidates', section);
  console.log(section);
  if (measured.some(({ longestMs }) => longestMs > barMs)) process.exitCode = 1;
} finally {
  await browser.close();
  await product?.stop();
  await close();
}

async function measureBoard(opened: Browser): Promise<Measured[]> {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, baseURL: base, locale: 'es-ES' });
  await page.addInitScript((token) => localStorage.setItem('auth:token', token), await signIn(base, recruiter));
  await page.goto(`/offers/${busyOffer}/candidates`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await showAll(page);
  const measured = [
    await record(opened, page, 'scrolling every column', await scrolling(page)),
    await record(opened, page, 'carrying a card over every column, and dropping it', await dragging(page)),
    await record(opened, page, 'the same by the keyboard', await keys(page)),
  ];
  await page.close();
  return measured;
}

/** Folded columns unfolded, and every column to its end. */
async function showAll(page: Page): Promise<void> {
  for (const name of ['Descartada', 'Retirada']) {
    await page.getByRole('button', { name: `${name} mostrar la columna` }).click();
  }
  const more = page.getByRole('button', { name: /^Ver \d+ más$/ });
  while ((await more.count()) > 0) {
    const arrived = page.waitForResponse((response) => response.url().includes('/selection/candidates'));
    await more.first().click();
    await arrived;
    // The button is loading until its cards are drawn.
    await page.waitForTimeout(200);
  }
  const cards = await page.locator('[data-card]').count();
  if (cards !== 500) throw new Error(`the board shows ${cards} cards`);
}

/**
 * What is done while the browser records, with everything looked up beforehand: looking for an element among 500 cards
 * is work of the page's main thread as well, but of the benchmark and not of the product.
 */
type Act = () => Promise<void>;

async function scrolling(page: Page): Promise<Act> {
  const boxes = await Promise.all(
    (await page.locator('[data-board-column] div:has(> ul)').all()).map((list) => list.boundingBox()),
  );
  return async () => {
    for (const box of boxes) {
      if (!box || box.x > 1400) continue;
      await page.mouse.move(box.x + box.width / 2, box.y + 200);
      for (let turn = 0; turn < 40; turn += 1) {
        await page.mouse.wheel(0, turn < 30 ? 600 : -1_200);
        await page.waitForTimeout(16);
      }
    }
  };
}

async function dragging(page: Page): Promise<Act> {
  const card = page.locator('[data-board-column="applied"] [data-card]').first();
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  const target = await page.locator('[data-board-column="0"]').boundingBox();
  if (!box || !target) throw new Error('there is no card to carry, or no first step');
  return async () => {
    await page.mouse.move(box.x + 100, box.y + box.height - 12);
    await page.mouse.down();
    for (let x = box.x + 100; x < 1_400; x += 8) await page.mouse.move(x, box.y + 200 + 40 * Math.sin(x / 50));
    // At its edges the board scrolls by itself: back to the left until it stands where it began.
    for (let x = 1_400; x > 80; x -= 8) await page.mouse.move(x, box.y + 200);
    await page.waitForTimeout(1_500);
    await page.mouse.move(target.x + target.width / 2, box.y + 200, { steps: 10 });
    const moved = page.waitForResponse((response) => response.url().endsWith('/move'));
    await page.mouse.up();
    await moved;
    await page.waitForTimeout(2_000);
  };
}

async function keys(page: Page): Promise<Act> {
  await page.locator('[data-board-column="applied"] [data-handle]').first().focus();
  return async () => {
    const moved = page.waitForResponse((response) => response.url().endsWith('/move'));
    await page.keyboard.press('Space');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'])
      await page.keyboard.press(key);
    await page.keyboard.press('Space');
    await moved;
    await page.waitForTimeout(2_000);
  };
}

type TraceEvent = {
  name: string;
  ph: string;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
  args?: { name?: string };
};

/** What the main thread of the page did meanwhile, as the browser's own trace tells it. */
async function record(opened: Browser, page: Page, work: string, act: Act): Promise<Measured> {
  await opened.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await act();
  const { traceEvents } = JSON.parse((await opened.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const main = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isMain = ({ pid, tid }: TraceEvent) => main.some((thread) => thread.pid === pid && thread.tid === tid);
  const own = traceEvents.filter(isMain);
  const tasks = own.filter(({ name, ph }) => ph === 'X' && name === 'RunTask');
  if (tasks.length === 0) throw new Error('the trace has no tasks');
  const clock = tasks.map(({ dur = 0 }) => dur / 1_000);
  const processor = tasks.map(({ tdur = 0 }) => tdur / 1_000);
  return {
    work,
    frames: own.filter(({ name }) => name === 'Commit').length,
    longestMs: Math.max(...clock),
    over: clock.filter((ms) => ms > barMs).length,
    processorMs: Math.max(...processor),
    processorOver: processor.filter((ms) => ms > barMs).length,
  };
}

function report(measured: Measured[]): string {
  const rows = measured.map(
    ({ work, longestMs, over, processorMs, processorOver, frames }, index) =>
      `| ${1 + Math.floor(index / 3)} | ${work} | ${frames} | ${processorMs.toFixed(1)} | ${processorOver} | ${longestMs.toFixed(1)} | ${over} |`,
  );
  const load = loadavg()[0] ?? 0;
  return `Written by \`bench/board-frames.ts\` on ${new Date().toISOString().slice(0, 10)}: the built product in Chromium ${browser.version()}, 1440 × 900, on
${cpus().length} × ${cpus()[0]?.model.trim() || process.arch} without a graphics card. All 500 cards are on the board. What the page's main thread did
meanwhile, from the browser's own trace: the longest task by the time the processor spent on it, and by the clock.

The clock counts the processes that the machine ran instead as well: its load was ${load.toFixed(1)} on ${cpus().length} cores.

| run | work | frames | longest task, processor ms | over ${barMs} | longest task by the clock, ms | over ${barMs} |
|---:|---|---:|---:|---:|---:|---:|
${rows.join('\n')}

Bar: no frame above ${barMs} ms.
`;
}
