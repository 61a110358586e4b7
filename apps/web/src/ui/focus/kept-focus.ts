import { focusBeside, focusContent, layerOf, openerOf, tryFocus } from './neighbour.ts';
import { findGap, isWithin, noteRemovals } from './taken-out.ts';

/** At once, before the next key: whoever has a better place for the focus takes it from there. */
const settledMs = 0;

/** What takes the place may be loading, and what is disabled may be sending: looked at every now and then. */
const waitMs = 100;
const loadingTries = 30;
const stillLoading = '[data-loading]:not(button)';

type Held = {
  element: HTMLElement;
  /** The page it belonged to. */
  pathname: string;
  /** Whether it has been taken out since, and perhaps put in again elsewhere. */
  taken: boolean;
};

/** The element that has the focus, or had it when it was taken away. */
let held: Held | undefined;

/** The last of each layer, the latest first: a dialog that closes leads back to what lies below. */
let trail: Held[] = [];
const trailLength = 6;

/** What got the focus here, until the next key: whoever knows a better place may still take it. */
let standIn: Element | undefined;

let byPointer = false;
let timer: ReturnType<typeof setTimeout> | undefined;

let isWatching = false;

/**
 * Whoever uses the keyboard keeps their place: where the element with the focus is taken away, its neighbour gets the
 * focus, and one that was only disabled or moved gets it back. What stands around pages calls it when it is drawn, and
 * the first time counts; the login takes nothing away and does without its bytes.
 */
export function keepFocus(): void {
  if (isWatching) return;
  isWatching = true;
  const observer = new MutationObserver((records) => {
    noteRemovals(records);
    if (!held || !isNowhere()) return;
    const { element } = held;
    held.taken ||= !element.isConnected || records.some(({ removedNodes }) => isWithin(removedNodes, element));
    if (held.taken || element.matches(':disabled')) settleIn(settledMs);
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target !== document.body) hold(target);
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget === null) setTimeout(() => release(target));
  });
  document.addEventListener('keydown', () => noteUse(false), { capture: true });
  document.addEventListener('pointerdown', () => noteUse(true), { capture: true });
}

/** Whether nothing has the focus, or only what got it for want of something better. */
export const isFocusFree = (): boolean => isNowhere() || document.activeElement === standIn;

/** Gives the focus to an element, or to its neighbour if it is no longer there. */
export function focusOrNeighbour(element: HTMLElement): boolean {
  if (!element.isConnected) return focusInstead(trail.find((other) => other.element === element) ?? newlyHeld(element));
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

const newlyHeld = (element: HTMLElement): Held => ({ element, pathname: location.pathname, taken: false });

function hold(element: HTMLElement): void {
  if (element === held?.element && !held.taken) return;
  held = newlyHeld(element);
  const layer = layerOf(element);
  trail = [held, ...trail.filter((other) => layerOf(other.element) !== layer)].slice(0, trailLength);
}

/** A click beside everything, and a field that is left by a program, leave nothing to keep. */
function release(target: EventTarget | null): void {
  if (!held || held.element !== target || held.taken || !isNowhere()) return;
  const { element } = held;
  if (!element.isConnected || element.matches(':disabled') || element.getClientRects().length === 0) {
    settleIn(settledMs);
  } else held = undefined;
}

function noteUse(pointer: boolean): void {
  byPointer = pointer;
  standIn = undefined;
  if (pointer) held = undefined;
}

function settleIn(ms: number, tries = loadingTries): void {
  clearTimeout(timer);
  timer = setTimeout(() => settle(tries), ms);
}

function settle(tries: number): void {
  if (!held || !isNowhere()) return;
  const { element } = held;
  if (element.isConnected) {
    if (!tryFocus(element)) settleIn(waitMs, tries);
  } else if (tries > 0 && document.querySelector(stillLoading)) settleIn(waitMs, tries - 1);
  else focusInstead(held);
}

/** What is next to an element that was taken away; else what is next to where the focus was before it. */
function focusInstead(gone: Held): boolean {
  for (const one of [gone, ...trail.filter((other) => other !== gone), undefined]) {
    const focused = one ? placeFor(one) : focusContent();
    if (!focused) continue;
    standIn = focused;
    return true;
  }
  return false;
}

function placeFor({ element, pathname }: Held): Element | null {
  if (element.isConnected) return tryFocus(element);
  const opener = openerOf(element);
  if (opener && tryFocus(opener)) return opener;
  const gap = findGap(element);
  if (!gap || gap.parent === document.body) return null;
  // Another page starts at its beginning.
  const isElsewhere = pathname !== location.pathname && layerOf(gap.parent)?.id === 'root';
  return isElsewhere ? focusContent() : focusBeside(element, gap, byPointer);
}
