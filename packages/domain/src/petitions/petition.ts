import type { CalendarDate } from '../shared/calendar-date.ts';

/**
 * The first day of RD 889/2022, whose terms we count: twenty days after it was published, on 19 October 2022. What is
 * older follows another decree, so an earlier registry is a mistyped year.
 */
export const recognitionLawSince: CalendarDate = '2022-11-08';

/**
 * The first day on which the ministry can have registered a petition: under this law, and not before there was a degree
 * to recognise. Not the day on which it was started here, because some hand their papers in themselves first.
 */
export const earliestRegistry = (graduatedOn: CalendarDate | undefined): CalendarDate =>
  graduatedOn !== undefined && graduatedOn > recognitionLawSince ? graduatedOn : recognitionLawSince;

/**
 * How a procedure ends (RD 889/2022, art. 4.4, 14, 18 and 19): granted, granted with conditions (it takes effect once the
 * training is done), denied, not admitted, or withdrawn, expressly or by not answering.
 */
export const resolutionKinds = ['granted', 'conditional', 'denied', 'inadmitted', 'withdrawn'] as const;

export type ResolutionKind = (typeof resolutionKinds)[number];

/** What the ministry proposes when it hears the applicant before an unfavourable end (art. 17 RD 889/2022). */
export const hearingProposals = ['denial', 'conditional'] as const;

export type HearingProposal = (typeof hearingProposals)[number];

/** How a hearing was used: allegations were filed, or the doctor renounced them. */
export const hearingOutcomes = ['alleged', 'waived'] as const;

export type HearingOutcome = (typeof hearingOutcomes)[number];

/** The acts of the ministry whose notification starts a term. */
export const notifiedActs = ['requirement', 'hearing', 'resolution'] as const;

export type NotifiedAct = (typeof notifiedActs)[number];

/** Whether the petition ends with the specification's status of refused. */
export const endsRefused = (kind: ResolutionKind): boolean => kind !== 'granted' && kind !== 'conditional';

/**
 * Once the ministry has resolved, another identical petition for the same title is inadmissible (RD 889/2022, art.
 * 4.2.c and 19.5). Only a withdrawal leaves the way open.
 */
export const bringsAnother = (kind: ResolutionKind): boolean => kind === 'withdrawn';

/** The kinds of entries in a petition's history. */
export const petitionEntryKinds = [
  'created',
  'sent',
  'documentAdded',
  'documentApproved',
  'documentRejected',
  'documentReplaced',
  'cvReviewed',
  'cvReturned',
  'validated',
  'sentToMinistry',
  'requirementStarted',
  'requirementAnswered',
  'extensionRequested',
  'extensionGranted',
  'extensionDenied',
  'hearingStarted',
  'hearingAlleged',
  'hearingWaived',
  'notificationCorrected',
  /** The doctor says when they opened an electronic notice. */
  'noticeOpened',
  'registryCorrected',
  'comment',
  'granted',
  'grantedConditionally',
  'conditionDone',
  'denied',
  'inadmitted',
  'withdrawn',
] as const;

export type PetitionEntryKind = (typeof petitionEntryKinds)[number];

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
export const letterKinds = [
  'subsanacion',
  'ampliacion',
  'alegaciones',
  'impulso',
  'certificadoSilencio',
  'reposicion',
  'desistimiento',
] as const;

export type LetterKind = (typeof letterKinds)[number];
