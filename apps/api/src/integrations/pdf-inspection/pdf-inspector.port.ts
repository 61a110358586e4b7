import type { Asker } from '../../work-errors.ts';

/** What a file turned out to be; only a `sound` one may be kept. `tooDemanding` took more time or memory than it may. */
export type PdfVerdict = 'sound' | 'notPdf' | 'damaged' | 'encrypted' | 'activeContent' | 'tooDemanding';

/**
 * Reads a local file as a PDF reader would, without trusting it. People take turns; who
 * asks for too much at once is refused (`TooManyWaitingError`).
 */
export type InspectPdf = (path: string, asker: Asker) => Promise<PdfVerdict>;
