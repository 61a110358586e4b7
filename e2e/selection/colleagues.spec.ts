import type { APIRequestContext } from '@playwright/test';
import { accounts, requestToken } from '../support/accounts.ts';
import { as } from '../support/candidacies.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/** Within a second on a quiet machine, and well before the page would ask by itself. */
const soon = { timeout: 10_000 };

type Found = {
  id: string;
  step: number | null;
  steps: { name: string }[];
  can: { moveTo: { step: number; refused: string | null }[] } | null;
};

const nameOf = ({ steps }: Found, step: number): string => steps[step]?.name ?? '';

/** A candidacy that can go back a step, which nobody but colleagues is told of. */
async function findMovable(request: APIRequestContext, token: string) {
  const listed = await request.get('/api/selection/candidates?limit=50&status=inProcess', as(token));
  for (const { id } of ((await listed.json()) as { items: { id: string }[] }).items) {
    const found = (await (await request.get(`/api/selection/candidacies/${id}`, as(token))).json()) as Found;
    const step = found.step ?? 0;
    const back = found.can?.moveTo.find((to) => to.refused === null && to.step < step)?.step;
    if (back !== undefined) return { id, step, back, from: nameOf(found, step), to: nameOf(found, back) };
  }
  throw new Error('no candidacy is past its first step');
}

test('two colleagues have the same candidacy open, and what one does the other sees', async ({
  browser,
  request,
  baseURL,
  problems,
}) => {
  const tokens = [await requestToken(request, accounts.recruiter), await requestToken(request, accounts.hospital)];
  const { id, step, back, from, to } = await findMovable(request, tokens[0] ?? '');
  const open = async (token = '') => {
    const context = await browser.newContext({ locale: 'es-ES', ...(baseURL && { baseURL }) });
    problems.watch(context, new URL(baseURL ?? '').origin);
    await signInWith(context, baseURL, token);
    const page = await context.newPage();
    const listening = page.waitForResponse('**/api/notifications/stream');
    await page.goto(`/candidate/${id}`);
    await listening;
    await expect(page.getByRole('heading', { level: 2, name: from, exact: true })).toBeVisible();
    return page;
  };
  const [mover, watcher] = [await open(tokens[0]), await open(tokens[1])];

  await mover.getByRole('button', { name: `Acciones de ${from}` }).click();
  await mover.getByRole('menuitem', { name: `Volver a «${to}»` }).click();
  await expect(watcher.getByRole('heading', { level: 2, name: to, exact: true })).toBeVisible(soon);
  await expect(watcher.getByRole('heading', { level: 2, name: from, exact: true })).toBeHidden();

  const note = `Lo hablo con jefatura (${Date.now()})`;
  await mover.getByRole('textbox', { name: /nota/i }).fill(note);
  await mover.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(watcher.getByText(note)).toBeVisible(soon);

  // For the other tests of the same hospital.
  const data = { from: { status: 'inProcess', step: back }, to: { step } };
  await request.post(`/api/selection/candidacies/${id}/move`, { ...as(tokens[0] ?? ''), data });
});
