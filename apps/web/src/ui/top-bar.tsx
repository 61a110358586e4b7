import { type PropsWithChildren, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const placeId = 'top-bar';

/** Where a page may put its breadcrumb: at the left of the shell's top bar. */
export const TopBarPlace = () => <div id={placeId} />;

/** Puts its children into the top bar of whatever shell stands around the page; nowhere, where it has none. */
export function InTopBar({ children }: PropsWithChildren) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(placeId)), []);
  return place && createPortal(children, place);
}
