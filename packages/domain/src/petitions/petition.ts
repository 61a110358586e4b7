/** Resolutions of the ministry; a conditional one takes effect once the training is done. */
export const resolutionKinds = ['granted', 'conditional', 'denied'] as const;

export type ResolutionKind = (typeof resolutionKinds)[number];

/** The kinds of entries in a petition's history. */
export const petitionEntryKinds = [
  'created',
  'sent',
  'documentAdded',
  'documentApproved',
  'documentRejected',
  'documentReplaced',
  'cvReviewed',
  'validated',
  'sentToMinistry',
  'requirementStarted',
  'requirementAnswered',
  'comment',
  'granted',
  'grantedConditionally',
  'conditionDone',
  'denied',
] as const;

export type PetitionEntryKind = (typeof petitionEntryKinds)[number];

/** For example HOM-2026-004217. */
export const petitionReference = (year: number, serial: number): string =>
  `HOM-${year}-${String(serial).padStart(6, '0')}`;

/** Shown when a receipt is checked: enough to recognise one's own petition, too little to find another's. */
export const maskReference = (reference: string): string => reference.replace(/\d{4}(?=\d{2}$)/, '••••');

export type SentDocument = { kind: string; version: number; sha256: string };

/**
 * The text from which the fingerprint of a receipt is computed: one line for the petition and one for each document, in
 * the order of the receipt. Anybody with the files can reproduce it.
 */
export const receiptText = (reference: string, sentAt: Date, documents: readonly SentDocument[]): string =>
  [
    `${reference} ${sentAt.toISOString()}`,
    ...documents.map(({ kind, version, sha256 }) => `${kind} ${version} ${sha256}`),
  ].join('\n');

/** Letters for a petition, made from templates. */
export const letterKinds = ['impulso', 'reposicion', 'subsanacion'] as const;

export type LetterKind = (typeof letterKinds)[number];
