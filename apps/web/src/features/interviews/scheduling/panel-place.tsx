import { useMediaQuery } from '@mantine/hooks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const placeId = 'interview-panel';

/** Where a page that has a side column shows the panel of the scheduler; empty while no dates are being chosen. */
export const InterviewPanelPlace = () => <div id={placeId} />;

/** Whether the page has room for columns. */
export const useHasColumns = (): boolean =>
  useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });

/** Puts its children there, where columns are; elsewhere, and on phones, they stay with the calendar. */
export function InPanelPlace({ children }: PropsWithChildren) {
  const [place, setPlace] = useState<HTMLElement | null | undefined>(undefined);
  const hasColumns = useHasColumns();
  useEffect(() => setPlace(document.getElementById(placeId)), []);
  if (place === undefined) return null;
  return place && hasColumns ? createPortal(children, place) : children;
}
