import { useSyncExternalStore } from 'react';

let news = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What was done, for those who do not see it happen. Those who do see it in the header and in the list of papers:
 * a toast would lie on the button that comes next. Kept outside the page, because a verdict may open the next one.
 */
export function announce(text: string): void {
  news = text;
  for (const listener of listeners) listener();
}

export const useNews = (): string => useSyncExternalStore(subscribe, () => news);
