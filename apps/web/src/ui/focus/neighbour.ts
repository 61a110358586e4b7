import type { Gap } from './taken-out.ts';

const controls = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex^="-"], :disabled)';

/** A field that gets the focus opens its choices, or the keyboard of a phone: only where the keyboard led there. */
const fields = 'input, select, textarea';

/** The page, or one of the dialogs, menus and messages above it. */
export function layerOf(element: Element): Element | null {
  let layer: Element | null = element;
  while (layer?.parentElement && layer.parentElement !== document.body) layer = layer.parentElement;
  return layer;
}

/** What opened the menu or the list of choices that the element belonged to. */
export function openerOf(element: Element): HTMLElement | null {
  const dropdown = element.closest('[role="menu"], [role="listbox"], [role="dialog"]:not([aria-modal])');
  const id = dropdown?.getAttribute('aria-labelledby');
  return id ? document.getElementById(id) : null;
}

/**
 * Gives the focus to what is next to an element that was taken out: the same control where it was drawn anew, the next
 * one, the one before, or the heading of its part of the page. Not beyond its dialog.
 */
export function focusBeside(gone: Element, gap: Gap, byPointer: boolean): Element | null {
  const border = gap.parent.closest('[role="dialog"], #content') ?? layerOf(gap.parent);
  for (let part: Element | null = gap.parent; part; part = part === border ? null : part.parentElement) {
    const near = [...part.querySelectorAll<HTMLElement>(controls)].filter(
      (control) => !(byPointer && control.matches(fields)),
    );
    const next = near.filter((control) => isAfter(control, gap));
    const earlier = near.filter((control) => !next.includes(control)).toReversed();
    const focused = [...near.filter((control) => isSame(control, gone)), ...next, ...earlier].find(tryFocus);
    if (focused) return focused;
    const heading = focusHeading(part);
    if (heading) return heading;
  }
  return null;
}

export function focusContent(): Element | null {
  const content = document.getElementById('content');
  return content && tryFocus(content);
}

export function tryFocus(element: HTMLElement): HTMLElement | null {
  element.focus();
  return document.activeElement === element ? element : null;
}

function isAfter(control: Node, { parent, previous }: Gap): boolean {
  const position = (previous ?? parent).compareDocumentPosition(control);
  if (position & Node.DOCUMENT_POSITION_CONTAINED_BY) return previous === null;
  return Boolean(position & Node.DOCUMENT_POSITION_FOLLOWING);
}

const isSame = (control: Element, gone: Element) =>
  control.tagName === gone.tagName && nameOf(control) !== '' && nameOf(control) === nameOf(gone);

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

function focusHeading(part: Element): Element | null {
  const heading = part.querySelector<HTMLElement>('h1, h2, h3, h4');
  if (!heading) return null;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return tryFocus(heading);
}
