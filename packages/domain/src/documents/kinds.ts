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

/** All other kinds have one current file, which a new one replaces. */
export const holdsManyFiles = (kind: DocumentKind): boolean => kind === 'additional';
