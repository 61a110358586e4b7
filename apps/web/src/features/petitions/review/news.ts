import { useSyncExternalStore } from 'react';

let news = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Announces what was done to screen readers. Others see it in the header and in the list of documents; a toast would
 * cover the next button. Outside the page, because a verdict may open the next petition.
 */
export function announce(text: string): void {
  news = text;
  for (const listener of listeners) listener();
}

export const useNews = (): string => useSyncExternalStore(subscribe, () => news);
