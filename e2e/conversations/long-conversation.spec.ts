import type { Page, Route } from '@playwright/test';
import { accounts, requestToken } from '../support/accounts.ts';
import { desktop, openAs, ownCandidacies } from '../support/candidacies.ts';
import { readOneByOne } from '../support/payloads.ts';
import { expect, test } from '../support/test.ts';

const total = 5_000;
const perPage = 50;

type Talk = { messages: { id: string; text: string; sentAt: string }[] };

/** The server's answer, with more messages than anybody would write here: page by page, the newest first. */
function tellMuch(talk: Talk, cursor: string | null) {
  const to = Number(cursor ?? total);
  const from = to - perPage;
  const messages = Array.from({ length: perPage }, (_, index) => ({
    ...talk.messages[0],
    id: `00000000-0000-4000-8000-${String(from + index).padStart(12, '0')}`,
    text: `Mensaje ${from + index}. ${'Le confirmo la fecha de la entrevista. '.repeat(1 + (index % 4))}`,
    sentAt: new Date(Date.UTC(2026, 0, 1) + (from + index) * 3_600_000).toISOString(),
  }));
  return { ...talk, messages, events: [], earlier: from > 0 ? String(from) : null };
}

/** Answers in the server's place; returns the cursors that were asked for. */
async function answerMuch(page: Page): Promise<string[]> {
  const asked: string[] = [];
  let talk: Talk | undefined;
  await readOneByOne(page);
  await page.route('**/api/candidacies/*/messages*', async (route: Route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const cursor = new URL(route.request().url()).searchParams.get('cursor');
    if (cursor) asked.push(cursor);
    talk ??= (await (await route.fetch()).json()) as Talk;
    return route.fulfill({ json: tellMuch(talk, cursor) });
  });
  return asked;
}

/** Scrolls up until nothing earlier comes; returns how far the message at the top moved when earlier ones came. */
const scrollToTheFirst = (page: Page): Promise<number> =>
  page.getByRole('log').evaluate(async (log) => {
    const frame = () => new Promise(requestAnimationFrame);
    const count = () => log.querySelectorAll('article').length;
    let moved = 0;
    while (log.querySelector(':scope > div > button')) {
      log.scrollTo({ top: -log.scrollHeight });
      await frame();
      const before = count();
      const first = log.querySelector('article');
      const top = first?.getBoundingClientRect().top ?? 0;
      while (count() === before) await frame();
      moved = Math.max(moved, Math.abs((first?.getBoundingClientRect().top ?? 0) - top));
    }
    return moved;
  });

/** The milliseconds of each frame while the whole conversation passes by, the shortest first. */
const scrollThrough = (page: Page): Promise<number[]> =>
  page.getByRole('log').evaluate(async (log) => {
    log.scrollTo({ top: -log.scrollHeight });
    const step = log.scrollHeight / 200;
    const frames: number[] = [];
    let last = performance.now();
    for (let count = 0; count < 200; count += 1) {
      log.scrollBy({ top: step });
      await new Promise(requestAnimationFrame);
      frames.push(performance.now() - last);
      last = performance.now();
    }
    return frames.toSorted((one, other) => one - other);
  });

test('a conversation of 5,000 messages comes as one scrolls, and stays smooth', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const token = await requestToken(request, accounts.certifiedDoctor);
  const [id] = await ownCandidacies(request, token);
  const page = await openAs(browser, baseURL, token, desktop);
  const asked = await answerMuch(page);
  await page.goto(`/candidate/${id}?view=conversation`);
  await expect(page.getByText(`Mensaje ${total - 1}.`)).toBeVisible();
  expect(asked).toEqual([]);

  expect(await scrollToTheFirst(page)).toBeLessThan(3);
  expect(asked).toEqual(
    Array.from({ length: total / perPage - 1 }, (_, index) => String(total - (index + 1) * perPage)),
  );
  await expect(page.getByRole('log').locator('article')).toHaveCount(total);

  const frames = await scrollThrough(page);
  const [median, slow] = [frames[100], frames[180]].map((frame) => Math.round(frame ?? Number.NaN));
  test.info().annotations.push({ type: 'frames', description: `median ${median} ms, 90 of 100 within ${slow} ms` });
  expect(median).toBeLessThan(50);
  await page.context().close();
});
