/** The card of the offer that is open, to go back to. */
export const openedCardId = 'opened-card';

let opened: string | null = null;

/** Remembers the offer whose card was pressed, because the page that shows it is another one. */
export function markOpened(id: string): void {
  opened = id;
}

/** True once, for the offer that was opened from the list. */
export function takeOpened(id: string): boolean {
  const isOpened = opened === id;
  opened = null;
  return isOpened;
}
