import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';
import { lookAtStop } from './focus-look.ts';

/** More stops than a page has. */
const mostStops = 250;
const mostArrows = 120;

type Options = { force?: boolean; trial?: boolean; position?: unknown; button?: string; modifiers?: unknown };
type Click = (this: Locator, options?: Options) => Promise<void>;
type Patched = { click: Click; check: Click; uncheck: Click; byKeyboard?: true };

/**
 * From here on whatever a test clicks is reached by Tab and arrows and pressed by Enter or the space bar, so that every
 * journey proves that it can be walked without a pointer: `npm run e2e -- --keyboard`. What is reached in no way fails
 * the test, and so does a stop that looks the same with and without the focus. Clicks at a position and dragging stay
 * with the pointer; what takes no focus (a click beside a dialog) does as well, and the run says so.
 */
export function clickByKeyboard(example: Locator): void {
  const locator = Object.getPrototypeOf(example) as Patched;
  if (locator.byKeyboard) return;
  const { click, check, uncheck } = locator;
  locator.byKeyboard = true;
  locator.click = async function (options = {}) {
    const { force, trial, position, button, modifiers } = options;
    if (force || trial || position || button || modifiers) return click.call(this, options);
    // Waits until it could be clicked, as a click does.
    await click.call(this, { ...options, trial: true });
    const target = await this.evaluateHandle(focusTargetOf);
    if ((await target.asElement()) === null) {
      console.log(`By pointer, because it takes no focus: ${this}`);
      return click.call(this, options);
    }
    await press(this.page(), target as ElementHandle<HTMLElement>);
  };
  const setTo = (wanted: boolean, bySelf: Click): Click =>
    async function (options = {}) {
      const target = await this.evaluateHandle(focusTargetOf);
      if (options.force || (await target.asElement()) === null) return bySelf.call(this, options);
      if ((await this.isChecked()) !== wanted) await press(this.page(), target as ElementHandle<HTMLElement>);
      await expect(this).toBeChecked({ checked: wanted });
    };
  locator.check = setTo(true, check);
  locator.uncheck = setTo(false, uncheck);
}

/**
 * Runs in the page: what has the focus when this is used, or null where nothing has (a heading, the page behind a dialog).
 * The calendar below a field for a day is for pointers: by keyboard a day is typed.
 */
function focusTargetOf(element: Element): Element | null {
  if (element.closest('[data-dates-dropdown]')) return null;
  const focusable = 'a[href],button,input,select,textarea,summary,[tabindex],[contenteditable="true"],[role="option"]';
  const label = element.closest('label');
  const field = label?.control ?? label?.querySelector('input');
  if (field) return field;
  return element.closest(focusable) ?? element.querySelector(focusable);
}

async function press(page: Page, target: ElementHandle<HTMLElement>): Promise<void> {
  const kind = await target.evaluate(kindOf);
  const wasThere = await hasFocus(target);
  if (kind === 'option') return takeOption(page, target);
  if (kind === 'part of a group') await reachWithin(page, target);
  else await reach(page, target);
  if (kind === 'field') return;
  // Who comes to a day may type it; the calendar opens on request.
  if (kind === 'day') return wasThere ? page.keyboard.press('ArrowDown') : undefined;
  if (kind === 'choice') {
    if ((await target.getAttribute('aria-expanded')) !== 'true') await page.keyboard.press('ArrowDown');
    return;
  }
  if (kind === 'switch') return page.keyboard.press('Space');
  // Arrows choose among radios by themselves.
  const isRadio = await target.evaluate((element) => element.matches('input[type="radio"]'));
  if (!isRadio) return page.keyboard.press('Enter');
  if (!(await target.isChecked())) await page.keyboard.press('Space');
}

type Kind = 'option' | 'part of a group' | 'day' | 'field' | 'choice' | 'switch' | 'button';

/** Runs in the page. */
function kindOf(element: HTMLElement): Kind {
  const role = element.getAttribute('role');
  if (role === 'option') return 'option';
  if (role === 'menuitem' || role === 'menuitemradio' || role === 'tab' || role === 'radio') return 'part of a group';
  if (element.matches('input[type="radio"]')) return 'part of a group';
  if (element.tabIndex < 0 && element.closest('[role="menu"],[role="tablist"],[role="grid"],table')) {
    return 'part of a group';
  }
  if (role === 'combobox' || element.getAttribute('aria-haspopup') === 'listbox') return 'choice';
  if (element.matches('input[type="checkbox"],[role="switch"],[role="checkbox"]')) return 'switch';
  if (element.matches('[class*="DateInput-input"]')) return 'day';
  const takesText = element.matches('textarea,input:not([type="file"],[type="button"],[type="submit"])');
  return takesText ? 'field' : 'button';
}

const hasFocus = (target: ElementHandle) => target.evaluate((element) => element === document.activeElement);

/** Tab by Tab, backwards where it lies behind. */
async function reach(page: Page, target: ElementHandle<HTMLElement>): Promise<void> {
  const unseen = new Set<string>();
  for (let stops = 0; stops < mostStops; stops += 1) {
    const { isThere, looksTheSame } = await target.evaluate(lookAtStop);
    if (looksTheSame) unseen.add(looksTheSame);
    if (isThere) {
      expect([...unseen], 'stops that look the same with and without the focus').toEqual([]);
      return;
    }
    await page.keyboard.press((await target.evaluate(liesBehind)) ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab does not reach ${await target.evaluate((element) => element.outerHTML.slice(0, 300))}`);
}

/** Runs in the page. */
function liesBehind(target: Element): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  const isBefore = (focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return isBefore && !target.contains(focused);
}

/** Tabs into the menu, the tabs, the radios or the calendar it belongs to, and goes to it with the arrow keys. */
async function reachWithin(page: Page, target: ElementHandle<HTMLElement>): Promise<void> {
  for (let stops = 0; stops < mostStops; stops += 1) {
    const isInside = await target.evaluate(isInGroupOf);
    if (isInside) break;
    await page.keyboard.press((await target.evaluate(liesBehind)) ? 'Shift+Tab' : 'Tab');
  }
  for (let arrows = 0; arrows < mostArrows; arrows += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(await target.evaluate(arrowTowards));
  }
  throw new Error(`arrows do not reach ${await target.evaluate((element) => element.outerHTML.slice(0, 300))}`);
}

/** Runs in the page. */
function isInGroupOf(target: Element): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  if (target instanceof HTMLInputElement && target.type === 'radio') {
    return focused instanceof HTMLInputElement && focused.type === 'radio' && focused.name === target.name;
  }
  return (
    target.closest('[role="menu"],[role="tablist"],[role="radiogroup"],[role="grid"],table')?.contains(focused) ?? false
  );
}

/** Runs in the page: where it lies, seen from what has the focus. */
function arrowTowards(target: Element): string {
  const from = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
  const to = target.getBoundingClientRect();
  const down = to.top + to.height / 2 - (from.top + from.height / 2);
  if (Math.abs(down) > Math.min(from.height, to.height) / 2) return down > 0 ? 'ArrowDown' : 'ArrowUp';
  return to.left > from.left ? 'ArrowRight' : 'ArrowLeft';
}

/** The focus stays in the field while the arrows go through the options. */
async function takeOption(page: Page, option: ElementHandle<HTMLElement>): Promise<void> {
  for (let arrows = 0; arrows < mostStops; arrows += 1) {
    if (await option.evaluate(isMarked)) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`arrows do not reach the option ${await option.evaluate((element) => element.textContent)}`);
}

/** Runs in the page: Enter would take this one. */
function isMarked(option: Element): boolean {
  const marked = document.activeElement?.getAttribute('aria-activedescendant');
  return option.hasAttribute('data-combobox-selected') || (Boolean(marked) && marked === option.id);
}
