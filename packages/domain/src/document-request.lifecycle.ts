/** Statuses of a paper that a hospital asked a candidate for. */
export const documentRequestStatuses = ['asked', 'uploaded', 'askedAgain', 'accepted', 'cancelled'] as const;

export type DocumentRequestStatus = (typeof documentRequestStatuses)[number];

/** Those in which somebody still has to do something; the others are ends. */
export const openDocumentRequestStatuses = [
  'asked',
  'uploaded',
  'askedAgain',
] as const satisfies readonly DocumentRequestStatus[];
