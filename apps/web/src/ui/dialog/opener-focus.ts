import { useEffect, useState } from 'react';
import { focusOrNeighbour, isFocusFree } from '../focus/kept-focus.ts';

/** Long enough for what the dialog changed to be drawn, and to take the focus where it has a better place for it. */
const settledMs = 50;

/**
 * A dialog gives the focus back to what opened it. The library does so only for a dialog that is mounted before it
 * opens, and not where animations are off: the dialog then has the focus before the library looks where it was.
 */
export function useOpenerFocus(opened: boolean): void {
  // Read while rendering: the dialog takes the focus as soon as it is drawn.
  const [shown, setShown] = useState(() => look(opened));
  if (shown.opened !== opened) setShown(look(opened));
  const { opener } = shown;
  useEffect(() => {
    if (!opener) return;
    return () => giveFocusBack(opener);
  }, [opener]);
}

const look = (opened: boolean) => ({ opened, opener: opened ? findOpener() : null });

export function findOpener(): HTMLElement | null {
  const focused = document.activeElement;
  // The entry of a menu goes with its menu; the button of the menu stays.
  const menu = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = menu ? document.getElementById(menu) : focused;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/**
 * What the dialog changed may be loading: the page is hidden meanwhile, and nothing of it takes the focus. What opened
 * the dialog may be gone by then: its neighbour gets the focus.
 */
export function giveFocusBack(opener: HTMLElement, tries = 20): void {
  setTimeout(() => {
    if (!isFocusFree()) return;
    if (!focusOrNeighbour(opener) && tries > 1) giveFocusBack(opener, tries - 1);
  }, settledMs);
}
