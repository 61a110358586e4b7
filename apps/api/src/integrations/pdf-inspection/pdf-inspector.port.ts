import type { Asker } from '../../work-errors.ts';

/**
 * The result of the inspection; only a `sound` file may be stored. `tooDemanding` exceeded the limits of time or
 * memory.
 */
export type PdfVerdict = 'sound' | 'notPdf' | 'damaged' | 'encrypted' | 'activeContent' | 'tooDemanding';

/**
 * Inspects a local file like a PDF reader, without trusting it. People take turns; too many requests at once are
 * refused (`TooManyWaitingError`).
 */
export type InspectPdf = (path: string, asker: Asker) => Promise<PdfVerdict>;
