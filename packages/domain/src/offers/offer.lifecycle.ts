/** Statuses of an offer (specification, section 4). `approved` is shown as open. */
export const offerStatuses = ['draft', 'pending', 'approved', 'refused', 'closed'] as const;

export type OfferStatus = (typeof offerStatuses)[number];

/**
 * Status of the revision of an open offer. Doctors see the approved text until the revision is approved as well.
 */
export const revisionStatuses = ['draft', 'pending', 'refused'] as const;

export type RevisionStatus = (typeof revisionStatuses)[number];

/** An open offer and its revision are decided on together: each pair of their statuses is a stage. */
export const offerStages = [
  'draft',
  'pending',
  'refused',
  'approved',
  'revisionDraft',
  'revisionPending',
  'revisionRefused',
  'closed',
] as const;

export type OfferStage = (typeof offerStages)[number];

type Standing = { status: OfferStatus; revisionStatus: RevisionStatus | null };

const standings: Record<OfferStage, Standing> = {
  draft: { status: 'draft', revisionStatus: null },
  pending: { status: 'pending', revisionStatus: null },
  refused: { status: 'refused', revisionStatus: null },
  approved: { status: 'approved', revisionStatus: null },
  revisionDraft: { status: 'approved', revisionStatus: 'draft' },
  revisionPending: { status: 'approved', revisionStatus: 'pending' },
  revisionRefused: { status: 'approved', revisionStatus: 'refused' },
  closed: { status: 'closed', revisionStatus: null },
};

export const standingAt = (stage: OfferStage): Standing => standings[stage];

export const stageOf = ({ status, revisionStatus }: Standing): OfferStage =>
  offerStages.find(
    (stage) => standings[stage].status === status && standings[stage].revisionStatus === revisionStatus,
  ) ?? status;

/** The team sent the offer, or a change of it, back with a reason. */
export const needsCorrection = ({ status, revisionStatus }: Standing): boolean =>
  status === 'refused' || revisionStatus === 'refused';

export const offerEvents = [
  'edit',
  'chooseProcess',
  'chooseVisibility',
  'publish',
  'approve',
  'refuse',
  'close',
  'delete',
  'clone',
  'discardRevision',
] as const;

export type OfferEvent = (typeof offerEvents)[number];

/** The hospital's people who write offers, or the administrators who review them and may write them as well. */
export type OfferParty = 'hospital' | 'administrator';

/** What has to be true besides the stage. */
export type OfferRequirement = 'complete' | 'withoutCandidacies';

type Move = {
  by: readonly OfferParty[];
  /** The next stage for each stage in which the event can happen. */
  to: Partial<Record<OfferStage, OfferStage | 'deleted'>>;
  requires?: OfferRequirement;
};

const everyStage = <To>(to: (stage: OfferStage) => To) =>
  Object.fromEntries(offerStages.map((stage) => [stage, to(stage)])) as Record<OfferStage, To>;

/**
 * Only a draft may be incomplete, so an offer that is edited becomes a draft. If it was waiting for review it leaves
 * the queue: nobody approves a text that is still changing.
 */
export const offerMoves: Record<OfferEvent, Move> = {
  edit: {
    by: ['hospital', 'administrator'],
    to: {
      draft: 'draft',
      pending: 'draft',
      refused: 'draft',
      approved: 'revisionDraft',
      revisionDraft: 'revisionDraft',
      revisionPending: 'revisionDraft',
      revisionRefused: 'revisionDraft',
    },
  },
  // The steps are fixed when the offer is published: candidates never change to another process.
  chooseProcess: { by: ['hospital', 'administrator'], to: { draft: 'draft', refused: 'refused' } },
  // Whether people without an account may read it is no part of the text, so it changes nothing that was reviewed.
  chooseVisibility: { by: ['hospital', 'administrator'], to: everyStage((stage) => stage) },
  publish: {
    by: ['hospital', 'administrator'],
    to: { draft: 'pending', refused: 'pending', revisionDraft: 'revisionPending', revisionRefused: 'revisionPending' },
    requires: 'complete',
  },
  approve: { by: ['administrator'], to: { pending: 'approved', revisionPending: 'approved' } },
  refuse: { by: ['administrator'], to: { pending: 'refused', revisionPending: 'revisionRefused' } },
  close: {
    by: ['hospital', 'administrator'],
    to: { approved: 'closed', revisionDraft: 'closed', revisionPending: 'closed', revisionRefused: 'closed' },
  },
  delete: {
    by: ['hospital', 'administrator'],
    to: everyStage(() => 'deleted' as const),
    requires: 'withoutCandidacies',
  },
  clone: { by: ['hospital', 'administrator'], to: everyStage((stage) => stage) },
  discardRevision: {
    by: ['hospital', 'administrator'],
    to: { revisionDraft: 'approved', revisionPending: 'approved', revisionRefused: 'approved' },
  },
};

export type OfferFacts = { stage: OfferStage } & Record<OfferRequirement, boolean>;

/** Codes of the contract's errors. */
export const offerRefusals = ['Forbidden', 'InvalidStatusChange', 'OfferIncomplete', 'OfferHasCandidacies'] as const;

export type OfferRefusal = (typeof offerRefusals)[number];

const refusals: Record<OfferRequirement, OfferRefusal> = {
  complete: 'OfferIncomplete',
  withoutCandidacies: 'OfferHasCandidacies',
};

/** The next stage, or why not. People without the right learn nothing about the status. */
export function decideOffer(
  facts: OfferFacts,
  event: OfferEvent,
  by: OfferParty,
): { to: OfferStage | 'deleted' } | { refused: OfferRefusal } {
  const move = offerMoves[event];
  if (!move.by.includes(by)) return { refused: 'Forbidden' };
  const to = move.to[facts.stage];
  if (!to) return { refused: 'InvalidStatusChange' };
  return move.requires && !facts[move.requires] ? { refused: refusals[move.requires] } : { to };
}

/** All events of this party, each with the reason why it is not possible now. */
export const allowedOfferEvents = (facts: OfferFacts, by: OfferParty) =>
  offerEvents
    .filter((event) => offerMoves[event].by.includes(by))
    .map((event) => {
      const decision = decideOffer(facts, event, by);
      return { event, refused: 'refused' in decision ? decision.refused : null };
    });
