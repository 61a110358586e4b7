import { lazy } from 'react';

export { BackToOffer } from './back-to-offer.tsx';

/** The foot of an offer. Loaded with a single offer, not with the list. */
export const ApplyPanel = lazy(async () => ({ default: (await import('./apply-panel.tsx')).ApplyPanel }));
