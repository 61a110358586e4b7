import { lazy } from 'react';

/** What other features may use of CVs. */
export { cvQuery } from './cv.queries.ts';

/** With what its texts are checked with, so only where it is shown. */
export const CvEditor = lazy(async () => ({ default: (await import('./editor.tsx')).CvEditor }));
