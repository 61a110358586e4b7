import { useMediaQuery } from '@mantine/hooks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const placeId = 'interview-panel';

/** Where a page with a side column shows the scheduler's panel; empty while no dates are being chosen. */
export const InterviewPanelPlace = () => <div id={placeId} />;

/** Whether the page is wide enough for columns. */
export const useHasColumns = (): boolean =>
  useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });

/** Renders its children there if there are columns; otherwise, and on phones, beside the calendar. */
export function InPanelPlace({ children }: PropsWithChildren) {
  const [place, setPlace] = useState<HTMLElement | null | undefined>(undefined);
  const hasColumns = useHasColumns();
  useEffect(() => setPlace(document.getElementById(placeId)), []);
  if (place === undefined) return null;
  return place && hasColumns ? createPortal(children, place) : children;
}
