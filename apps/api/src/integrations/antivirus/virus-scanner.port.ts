/** Looks a local file through. Rejects where nobody could look: then nothing may be kept. */
export type ScanForViruses = (path: string) => Promise<'clean' | 'infected'>;
