/** The eight kinds of documents a doctor hands in (specification, section 3). */
export const documentKinds = [
  'passport',
  'diploma',
  'recognitionCredential',
  'pensum',
  'workContinuity',
  'criminalRecord',
  'additional',
  'acceptance',
] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** Of every other kind one file is current, and a new one replaces it. */
export const holdsManyFiles = (kind: DocumentKind): boolean => kind === 'additional';
