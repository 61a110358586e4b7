import { useEffect, useRef } from 'react';

/** Long enough for a dialog to close and give the focus back to a button that is no longer there. */
const settledMs = 300;

/**
 * A move takes away the button that made it. Whoever works by keyboard goes on where the candidacy stands now, at the
 * last element that is marked `data-now`.
 */
export function useKeptFocus(standing: string): void {
  const before = useRef(standing);
  useEffect(() => {
    if (before.current === standing) return;
    before.current = standing;
    const timer = setTimeout(() => {
      const { activeElement, body } = document;
      if (activeElement !== null && activeElement !== body) return;
      [...document.querySelectorAll<HTMLElement>('[data-now]')].at(-1)?.focus({ preventScroll: true });
    }, settledMs);
    return () => clearTimeout(timer);
  }, [standing]);
}
