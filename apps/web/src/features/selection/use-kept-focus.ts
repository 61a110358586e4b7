import { useEffect, useRef } from 'react';
import { isFocusFree } from '../../ui/focus/kept-focus.ts';

/** Long enough for a dialog to close and return the focus to a button that is gone. */
const settledMs = 300;

/**
 * A move removes the button that made it. The focus then goes to the last element marked `data-now`, where the
 * candidacy is now.
 */
export function useKeptFocus(standing: string): void {
  const before = useRef(standing);
  useEffect(() => {
    if (before.current === standing) return;
    before.current = standing;
    const timer = setTimeout(() => {
      if (!isFocusFree()) return;
      [...document.querySelectorAll<HTMLElement>('[data-now]')].at(-1)?.focus({ preventScroll: true });
    }, settledMs);
    return () => clearTimeout(timer);
  }, [standing]);
}
