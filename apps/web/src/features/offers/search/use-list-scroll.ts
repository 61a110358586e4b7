import { type RefCallback, useCallback } from 'react';

/** How far each search was scrolled, for this page load only. */
const positions = new Map<string, number>();

/**
 * Keeps the scroll position of the list when an offer opens or closes: the next page's list starts where this one was
 * left. On phones the window scrolls, which the router restores.
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
