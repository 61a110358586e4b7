/** What a file turned out to be; only a `sound` one may be kept. */
export type PdfVerdict = 'sound' | 'notPdf' | 'damaged' | 'encrypted' | 'activeContent';

/** Reads a local file as a PDF reader would, without trusting it (domain.md, "Validation"). */
export type InspectPdf = (path: string) => Promise<PdfVerdict>;
