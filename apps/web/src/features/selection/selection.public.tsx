import { lazy } from 'react';

/** Asks for the reason, which the candidate never reads. */
export const DiscardDialog = lazy(async () => ({ default: (await import('./discard-dialog.tsx')).DiscardDialog }));
