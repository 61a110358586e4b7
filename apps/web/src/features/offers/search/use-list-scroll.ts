import { type RefCallback, useCallback } from 'react';

/** How far down each search was read. Lost with the tab, as the pages themselves are. */
const positions = new Map<string, number>();

/**
 * Keeps the place in the list when an offer opens beside it or one comes back: the list of the next page begins where
 * this one was left. On phones the window scrolls, and the router remembers that by itself.
 */
export function useListScroll(search: string): RefCallback<HTMLElement> {
  return useCallback(
    (list: HTMLElement | null) => {
      if (!list) return;
      list.scrollTop = positions.get(search) ?? 0;
      const remember = () => positions.set(search, list.scrollTop);
      list.addEventListener('scroll', remember, { passive: true });
      return () => list.removeEventListener('scroll', remember);
    },
    [search],
  );
}
