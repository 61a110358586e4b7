import type { MailFamily } from './mail-families.ts';
import type { NotificationKind } from './notifications.ts';

type Facts = {
  /** The family of its mail. Null if the mail is essential or there is none: no summary repeats it. */
  family: MailFamily | null;
  /** Has a family, but its mail cannot be switched off. */
  essential?: true;
  /** Asks for no answer: its mail waits for others (`gathered-mails.ts`), and who reads the bell first gets none. */
  gathered?: true;
  /** Tells of a decision that can be taken back: its mail waits (`undo.ts`). */
  decision?: true;
  /** The parameters of its text; every sender provides them. */
  params: readonly string[];
};

const petition = { family: 'petitions', params: ['reference'] } as const;
const petitionDocument = { family: 'petitions', params: ['reference', 'document'] } as const;
const ownOffer = { family: 'offers', params: ['name'] } as const;
const payment = { family: null, params: ['totalCents'] } as const;
const candidacy = { family: 'candidacies', params: ['offer', 'hospital'] } as const;
const requestedDocument = { family: 'candidacies', params: ['offer', 'hospital', 'document'] } as const;
const gathered = { gathered: true } as const;
const decision = { decision: true } as const;
const interview = { family: 'interviews', params: ['offer', 'hospital', 'startsAt'] } as const;

/**
 * The facts about each kind of notification. Documents are given by kind, or by the name a hospital gave them; days are
 * YYYY-MM-DD, moments ISO instants, money cents, and each language formats them. Nobody is named, because a
 * notification outlives the account of the person it mentions: `by` is an id, and the name is read with the
 * notification.
 */
export const notificationFacts = {
  petitionSent: petition,
  documentApproved: { ...petitionDocument, ...gathered },
  documentRejected: { ...petitionDocument, ...decision },
  cvReviewed: { ...petition, ...gathered },
  cvReturned: { ...petition, ...decision },
  petitionValidated: petition,
  petitionSentToMinistry: { family: 'petitions', params: ['reference', 'registryNumber', 'registeredOn'] },
  requirementStarted: { family: 'petitions', params: ['reference', 'notifiedOn', 'answerBy'] },
  requirementAnswered: { family: 'petitions', params: ['reference', 'answeredOn'], ...gathered },
  // A right is lost by these dates: their mails cannot be switched off.
  requirementDue: { family: 'petitions', essential: true, params: ['reference', 'answerBy'] },
  extensionGranted: { family: 'petitions', params: ['reference', 'answerBy'] },
  extensionDenied: { family: 'petitions', params: ['reference', 'answerBy'] },
  hearingStarted: { family: 'petitions', essential: true, params: ['reference', 'allegeBy'] },
  hearingDue: { family: 'petitions', essential: true, params: ['reference', 'allegeBy'] },
  hearingAlleged: { family: 'petitions', params: ['reference', 'closedOn'], ...gathered },
  hearingWaived: { family: 'petitions', params: ['reference', 'closedOn'], ...gathered },
  noticeUnopened: { family: 'petitions', essential: true, params: ['reference', 'rejectedOn'] },
  datesCorrected: { family: 'petitions', params: ['reference', 'corrected'] },
  petitionComment: petition,
  petitionGranted: petition,
  petitionGrantedConditionally: { family: 'petitions', params: ['reference', 'dueOn'] },
  conditionDone: { family: 'petitions', params: ['reference', 'condition', 'left'], ...gathered },
  petitionDenied: petition,
  petitionInadmitted: petition,
  petitionWithdrawn: petition,
  documentExpiring: { family: 'petitions', params: ['reference', 'document', 'validUntil'] },
  paymentReceived: payment,
  paymentDuplicate: payment,
  paymentRefunded: payment,
  // Its mail is the proof of what was submitted.
  candidacySubmitted: { family: null, params: ['offer', 'hospital'] },
  offerRecommended: { family: 'offers', params: ['offer', 'hospital'] },
  candidacyReceived: { family: 'candidacies', params: ['offer'], ...gathered },
  candidacyWithdrawn: { family: 'candidacies', params: ['offer'], ...gathered },
  stepStarted: { family: 'candidacies', params: ['offer', 'hospital', 'step'], ...gathered },
  documentsRequested: { family: 'candidacies', params: ['offer', 'hospital', 'count'] },
  requestedDocumentHandedIn: requestedDocument,
  requestedDocumentAccepted: { ...requestedDocument, ...gathered },
  requestedDocumentAskedAgain: requestedDocument,
  documentRequestCancelled: { ...requestedDocument, ...gathered },
  documentRequestDue: { family: 'candidacies', params: ['offer', 'hospital', 'due'] },
  interviewProposed: { family: 'interviews', params: ['offer', 'hospital', 'slots'] },
  candidacyAccepted: candidacy,
  // Essential: somebody may be about to give notice.
  acceptanceUndone: { ...candidacy, essential: true },
  candidacyDiscarded: { ...candidacy, ...decision },
  candidacyReopened: candidacy,
  firstDayAgreed: { family: 'candidacies', params: ['offer', 'hospital', 'day'] },
  interviewNotAttended: { family: 'interviews', params: ['offer', 'hospital'] },
  // Essential: otherwise somebody would wait in vain.
  interviewConfirmed: { ...interview, essential: true },
  interviewRescheduled: { family: 'interviews', params: ['offer', 'hospital', 'slots'] },
  interviewCancelled: { family: 'interviews', params: ['offer', 'hospital'], essential: true },
  interviewTomorrow: interview,
  interviewSoon: interview,
  requestedDocumentUploaded: { family: 'candidacies', params: ['offer', 'document'], ...gathered },
  interviewerAsked: { family: 'interviews', params: ['offer', 'slots'] },
  // Essential like the date itself: a calendar gets it, or loses it.
  interviewerAdded: { ...interview, essential: true },
  interviewerReleased: { family: 'interviews', params: ['offer', 'hospital'], essential: true },
  interviewDeclined: { family: 'interviews', params: ['offer'] },
  contactOpened: { family: 'candidacies', params: ['offer'] },
  firstDayGiven: { family: 'candidacies', params: ['offer', 'from', 'to'] },
  vacanciesFilled: { family: 'candidacies', params: ['offer'] },
  vacancyFreed: { family: 'candidacies', params: ['offer'] },
  messageFromHospital: candidacy,
  messageFromTeam: petition,
  messageFromCandidate: { family: 'candidacies', params: ['offer', 'by'] },
  mentionedInNote: { family: 'candidacies', params: ['offer', 'by'] },
  offerApproved: ownOffer,
  offerRefused: ownOffer,
  revisionApproved: ownOffer,
  revisionRefused: ownOffer,
  offerClosed: ownOffer,
  offerDeleted: ownOffer,
  // Essential: decides whether a hospital can work at all.
  hospitalApproved: { family: null, params: ['name'] },
  hospitalRefused: { family: null, params: ['name'] },
  cifClaimAnswered: { family: null, params: ['cif'] },
  hospitalReceived: { family: null, params: ['name'] },
  cifClaimed: { family: null, params: ['name', 'cif'] },
  offerReceived: { family: 'offers', params: ['name', 'hospital'] },
  revisionReceived: { family: 'offers', params: ['name', 'hospital'] },
  petitionReceived: petition,
  documentReplaced: { ...petitionDocument, ...gathered },
  conversationReported: { family: null, params: ['offer', 'hospital'] },
  // Essential: somebody may wait for an answer that cannot come.
  conversationClosed: { ...candidacy, essential: true },
  conversationReopened: { ...candidacy, ...gathered },
  // Essential: the answer to what they asked the team.
  reportUpheld: { ...candidacy, essential: true },
  reportDismissed: { ...candidacy, ...gathered },
  messageFromApplicant: { family: 'petitions', params: ['reference', 'by'] },
} as const satisfies Record<NotificationKind, Facts>;

/** The parameters of a kind; of several kinds, those common to all. */
export type NotificationParams<Kind extends NotificationKind> = Record<
  (typeof notificationFacts)[Kind]['params'][number],
  string
>;

/** The family whose setting decides about the mail of a kind; null if it cannot be switched off. */
export function mailFamilyOf(kind: NotificationKind): MailFamily | null {
  const { family, essential }: Facts = notificationFacts[kind];
  return essential ? null : family;
}

/** Whether the mail of a kind waits to be sent together with others. */
export function isGathered(kind: NotificationKind): boolean {
  const { gathered }: Facts = notificationFacts[kind];
  return gathered ?? false;
}

/** Whether the mail of a kind waits for a change of mind. */
export function isDecision(kind: NotificationKind): boolean {
  const { decision }: Facts = notificationFacts[kind];
  return decision ?? false;
}

export const notificationKindsOf = (families: readonly MailFamily[]): NotificationKind[] =>
  (Object.keys(notificationFacts) as NotificationKind[]).filter((kind) => {
    const { family } = notificationFacts[kind];
    return family !== null && families.includes(family);
  });
