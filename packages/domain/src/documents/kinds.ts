/** The eight kinds of the specification (section 3), and four that art. 13 of RD 889/2022 asks for besides. */
export const documentKinds = [
  'passport',
  'diploma',
  'recognitionCredential',
  'pensum',
  'workContinuity',
  'criminalRecord',
  'additional',
  'acceptance',
  'languageProof',
  'feeReceipt',
  'declaration',
  'representation',
] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** All other kinds have one current file, which a new one replaces. */
export const holdsManyFiles = (kind: DocumentKind): boolean => kind === 'additional';
