/** Scans a local file. Rejects if it could not be scanned: then it must not be stored. */
export type ScanForViruses = (path: string) => Promise<'clean' | 'infected'>;
