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

/** Those that a foreign authority issues: most countries' need an apostille or a legalisation (art. 13.1). */
export const isLegalised = (kind: DocumentKind | null): boolean =>
  kind === 'diploma' || kind === 'pensum' || kind === 'criminalRecord';

/** All other kinds have one current file, which a new one replaces. */
export const holdsManyFiles = (kind: DocumentKind): boolean => kind === 'additional';
