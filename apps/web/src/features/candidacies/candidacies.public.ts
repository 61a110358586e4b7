import { lazy } from 'react';

export { BackToOffer } from './back-to-offer.tsx';

/** The foot of an offer. It comes with an offer that a doctor opens, not with every list of them. */
export const ApplyPanel = lazy(async () => ({ default: (await import('./apply-panel.tsx')).ApplyPanel }));
