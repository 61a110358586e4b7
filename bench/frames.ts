import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';

/**
 * A board with 500 candidates, all of them shown, in a browser of this machine: its columns are scrolled from top to
 * bottom and a card is carried over all columns and dropped, while the browser records what its main thread does. The
 * longest task is the longest frame that anybody had to wait for, up to two seconds after a drop: the server's answer and
 * the board that is read again are part of it.
 */
export type Frames = { work: string; frames: number; longestMs: number; processorMs: number };

const { CHROME_PATH: executablePath = '/usr/bin/chromium-headless-shell' } = process.env;

export const hasBrowser = (): boolean => existsSync(executablePath);

/** The web has to be built. */
export async function measureFrames(port: number, token: string, offerId: string): Promise<Frames[]> {
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-quic', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath, args: [...args, '--no-first-run'] });
  try {
    const viewport = { width: 1440, height: 900 };
    const page = await browser.newPage({ viewport, baseURL: `http://127.0.0.1:${port}`, locale: 'es-ES' });
    await page.addInitScript((jwt) => localStorage.setItem('auth:token', jwt), token);
    await page.goto(`/offers/${offerId}/candidates`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await showAll(page);
    return [
      await record(browser, page, 'scrolling every column', await scrolling(page)),
      await record(browser, page, 'carrying a card over every column, and dropping it', await dragging(page)),
      await record(browser, page, 'the same by the keyboard', await keys(page)),
    ];
  } finally {
    await browser.close();
  }
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
async function record(opened: Browser, page: Page, work: string, act: Act): Promise<Frames> {
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
    processorMs: Math.max(...processor),
  };
}
