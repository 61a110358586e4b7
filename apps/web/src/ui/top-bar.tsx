import { type PropsWithChildren, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const placeId = 'top-bar';

/** Where a page may put its breadcrumb: at the left of the top bar. */
export const TopBarPlace = () => <div id={placeId} />;

/** Draws its children in the top bar of the surrounding shell; nowhere if it has none. */
export function InTopBar({ children }: PropsWithChildren) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(placeId)), []);
  return place && createPortal(children, place);
}
