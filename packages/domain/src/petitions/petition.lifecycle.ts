import { bringsAnother, type ResolutionKind } from './petition.ts';

/**
 * Statuses of a petition (specification, section 4). `Sended` and `Aproved` are spelt as in the specification, also in
 * requests and answers; this is the only place that writes them. `null` is "no status": the doctor is still filling it
 * in.
 */
export const petitionStatuses = ['Pending', 'Review', 'Sended', 'Aproved', 'Refused'] as const;

export type PetitionStatus = (typeof petitionStatuses)[number];

/** What can happen to a petition as a whole. */
export const petitionEvents = ['send', 'validate', 'sendToMinistry', 'approve', 'refuse'] as const;

export type PetitionEvent = (typeof petitionEvents)[number];

/** What has to be true besides the status. */
export type PetitionRequirement =
  | 'ownRoad'
  | 'dataComplete'
  | 'documentsUploaded'
  | 'documentsApproved'
  | 'cvReviewed'
  | 'paid';

type Move = {
  from: PetitionStatus | null;
  to: PetitionStatus;
  by: 'doctor' | 'administrator';
  /** In the order in which a refusal names them. */
  requires: readonly PetitionRequirement[];
};

/** Every move of an administrator needs all required documents approved. */
export const petitionMoves: Record<PetitionEvent, Move> = {
  send: { from: null, to: 'Pending', by: 'doctor', requires: ['ownRoad', 'dataComplete', 'documentsUploaded', 'paid'] },
  validate: { from: 'Pending', to: 'Review', by: 'administrator', requires: ['documentsApproved'] },
  sendToMinistry: {
    from: 'Review',
    to: 'Sended',
    by: 'administrator',
    requires: ['documentsApproved', 'cvReviewed'],
  },
  approve: { from: 'Sended', to: 'Aproved', by: 'administrator', requires: ['documentsApproved'] },
  refuse: { from: 'Sended', to: 'Refused', by: 'administrator', requires: ['documentsApproved'] },
};

export type PetitionFacts = { status: PetitionStatus | null } & Record<PetitionRequirement, boolean>;

/** Codes of the contract's errors. */
export const petitionRefusals = [
  'Forbidden',
  'InvalidStatusChange',
  'OtherRoad',
  'PetitionIncomplete',
  'DocumentsNotApproved',
  'CvNotReviewed',
  'PaymentRequired',
] as const;

export type PetitionRefusal = (typeof petitionRefusals)[number];

const refusals: Record<PetitionRequirement, PetitionRefusal> = {
  ownRoad: 'OtherRoad',
  dataComplete: 'PetitionIncomplete',
  documentsUploaded: 'PetitionIncomplete',
  documentsApproved: 'DocumentsNotApproved',
  cvReviewed: 'CvNotReviewed',
  paid: 'PaymentRequired',
};

/** The next status, or why not. People without the right learn nothing about the status. */
export function decidePetition(
  facts: PetitionFacts,
  event: PetitionEvent,
  by: 'doctor' | 'administrator',
): { to: PetitionStatus } | { refused: PetitionRefusal } {
  const move = petitionMoves[event];
  if (move.by !== by) return { refused: 'Forbidden' };
  if (move.from !== facts.status) return { refused: 'InvalidStatusChange' };
  const unmet = move.requires.find((requirement) => !facts[requirement]);
  return unmet ? { refused: refusals[unmet] } : { to: move.to };
}

/** The events to offer now, each with the reason why it is not possible yet. */
export function offeredEvents(facts: PetitionFacts, by: 'doctor' | 'administrator') {
  return petitionEvents
    .filter((event) => petitionMoves[event].by === by && petitionMoves[event].from === facts.status)
    .map((event) => {
      const decision = decidePetition(facts, event, by);
      return { event, refused: 'refused' in decision ? decision.refused : null };
    });
}

/** The doctor may still upload documents, and an administrator judge them. */
export const isUnderReview = (status: PetitionStatus | null): boolean => status === 'Pending' || status === 'Review';

type Last = { status: PetitionStatus | null; resolutionKind: ResolutionKind | null };

/** Why a doctor cannot start another petition; null if they can. One is live at a time, and a resolution is the last. */
export function refuseAnother({ status, resolutionKind }: Last): 'PetitionExists' | 'PetitionResolved' | null {
  if (resolutionKind === null || status !== 'Refused')
    return status === 'Aproved' ? 'PetitionResolved' : 'PetitionExists';
  return bringsAnother(resolutionKind) ? null : 'PetitionResolved';
}

export const progressSteps = [
  'documentationReceived',
  'documentationValidated',
  'cvCreated',
  'sentToMinistry',
  'resolution',
] as const;

export type ProgressStep = (typeof progressSteps)[number];

/** Which steps of the progress line have been reached. */
export function reachedSteps(status: PetitionStatus | null, cvReviewed: boolean): ProgressStep[] {
  const rank = status === null ? 0 : petitionStatuses.indexOf(status) + 1;
  const sent = rank >= 3;
  return [
    ...(rank >= 1 ? (['documentationReceived'] as const) : []),
    ...(rank >= 2 ? (['documentationValidated'] as const) : []),
    ...((rank >= 1 && cvReviewed) || sent ? (['cvCreated'] as const) : []),
    ...(sent ? (['sentToMinistry'] as const) : []),
    ...(rank >= 4 ? (['resolution'] as const) : []),
  ];
}
