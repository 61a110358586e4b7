import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { expect } from './test.ts';

const colorSchemes = ['light', 'dark'] as const;

/** Rules that look at colours; every other rule finds the same in both colour schemes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const everything: Axe.RunOptions = {
  // The addresses of thousands of elements without a violation would cost more than finding the violations.
  resultTypes: ['violations'],
  // The one frame of the product shows mails, in a sandbox that nothing runs in.
  iframes: false,
};

/** No violation of any axe rule, in either colour scheme. */
export async function expectAccessible(page: Page): Promise<void> {
  await leaveTooltips(page);
  // Between two pages there is none for a moment. Where none comes, axe says what is missing.
  await page.waitForFunction(isThere, undefined, { timeout: 5_000 }).catch(() => undefined);
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(wears, colorScheme);
    await page.evaluate(finishTransitions);
    // What does not look at colours was found in the light ones.
    const violations = await findViolations(page, colorScheme === 'dark' ? { runOnly: colourRules } : {});
    expect(violations, `accessibility of ${page.url()} in ${colorScheme} colours`).toEqual([]);
  }
}

/**
 * A tooltip floats outside every landmark and says again what its button is called. The pointer rests where the last
 * click was, so whether one shows would depend on how fast the machine is. Without a pointer it belongs to what has the
 * focus.
 */
async function leaveTooltips(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  const tooltip = page.getByRole('tooltip');
  if (process.env['KEYBOARD_ALONE'] && (await tooltip.isVisible())) await page.evaluate(leaveFocus);
  await expect(tooltip).toHaveCount(0);
}

/** Runs in the page. */
function leaveFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Runs in the page. */
function isThere(): boolean {
  return ['main', 'h1'].every((part) => document.querySelector(part)?.checkVisibility());
}

/** The page follows the system's colours in a moment of its own; pages without a script do so at once. */
function wears(colorScheme: string): boolean {
  const worn = document.documentElement.getAttribute('data-mantine-color-scheme');
  return worn === null || worn === colorScheme;
}

/** Runs in the page: some parts fade into their new colours. */
async function finishTransitions(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

async function findViolations(page: Page, chosen: Axe.RunOptions): Promise<string[]> {
  // Once for each document: reading it takes longer than looking at a page of ordinary size.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(runAxe, { ...everything, ...chosen });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) => `${id}: ${help} — ${node.target.join(' ')} (${node.any.map(({ message }) => message).join('; ')})`,
    ),
  );
}

/** Runs in the page. */
async function runAxe(options: Axe.RunOptions): Promise<Axe.Result[]> {
  const { axe } = window as unknown as { axe: typeof Axe };
  return (await axe.run(document, options)).violations;
}
