import { useEffect, useRef } from 'react';
import { isFocusFree } from '../../../ui/focus/kept-focus.ts';

/** Long enough for the list to take the room that the panel left: where cards become a table, the links are new ones. */
const settledMs = 100;

export const hospitalLinkId = (id: string) => `hospital-${id}`;

/** Closing a hospital takes the focused button away; reading goes on where the hospital stands in the list. */
export function useFocusBack(open: string | undefined): void {
  const before = useRef(open);
  useEffect(() => {
    const closed = open === undefined ? before.current : undefined;
    before.current = open;
    if (closed === undefined) return;
    const timer = setTimeout(() => {
      if (!isFocusFree()) return;
      // It may not be in the list, if a link opened it.
      (document.getElementById(hospitalLinkId(closed)) ?? document.getElementById('content'))?.focus();
    }, settledMs);
    return () => clearTimeout(timer);
  }, [open]);
}
