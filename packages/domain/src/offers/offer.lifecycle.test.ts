import { describe, expect, test } from 'vitest';
import {
  allowedOfferEvents,
  decideOffer,
  needsCorrection,
  type OfferEvent,
  type OfferStage,
  offerEvents,
  offerStages,
  stageOf,
  standingAt,
} from './offer.lifecycle.ts';

const met = { complete: true, withoutCandidacies: true };
const parties = ['hospital', 'administrator'] as const;

/** The whole table of the decisions, written out once more by hand: stage by stage, in the order of the events. */
const none = null;
const expected: Record<OfferStage, Record<OfferEvent, string | null>> = {
  draft: row('draft', 'pending', none, none, none, 'draft', none),
  pending: row('draft', none, 'approved', 'refused', none, 'pending', none),
  refused: row('draft', 'pending', none, none, none, 'refused', none),
  approved: row('revisionDraft', none, none, none, 'closed', 'approved', none),
  revisionDraft: row('revisionDraft', 'revisionPending', none, none, 'closed', 'revisionDraft', 'approved'),
  revisionPending: row('revisionDraft', none, 'approved', 'revisionRefused', 'closed', 'revisionPending', 'approved'),
  revisionRefused: row('revisionDraft', 'revisionPending', none, none, 'closed', 'revisionRefused', 'approved'),
  closed: row(none, none, none, none, none, 'closed', none),
};

function row(
  edit: string | null,
  publish: string | null,
  approve: string | null,
  refuse: string | null,
  close: string | null,
  clone: string | null,
  discardRevision: string | null,
) {
  // Only of what is still being written, and it stays what it is.
  const chooseProcess = clone === 'draft' || clone === 'refused' ? clone : none;
  // At any time: it is no part of the text.
  const chooseVisibility = clone;
  return {
    edit,
    chooseProcess,
    chooseVisibility,
    publish,
    approve,
    refuse,
    close,
    delete: 'deleted',
    clone,
    discardRevision,
  };
}

const allowed: Record<OfferEvent, readonly string[]> = {
  edit: ['hospital', 'administrator'],
  chooseProcess: ['hospital', 'administrator'],
  chooseVisibility: ['hospital', 'administrator'],
  publish: ['hospital', 'administrator'],
  approve: ['administrator'],
  refuse: ['administrator'],
  close: ['hospital', 'administrator'],
  delete: ['hospital', 'administrator'],
  clone: ['hospital', 'administrator'],
  discardRevision: ['hospital', 'administrator'],
};

describe('every cell of stage, event and side', () => {
  const cells = offerStages.flatMap((stage) =>
    offerEvents.flatMap((event) => parties.map((by) => [stage, event, by] as const)),
  );
  test.each(cells)('%s %s %s', (stage, event, by) => {
    const decision = decideOffer({ stage, ...met }, event, by);
    const to = expected[stage][event];
    if (!allowed[event].includes(by)) expect(decision).toEqual({ refused: 'Forbidden' });
    else if (to === null) expect(decision).toEqual({ refused: 'InvalidStatusChange' });
    else expect(decision).toEqual({ to });
  });
});

describe('what is not met is named', () => {
  test.each([
    ['publish', 'draft', 'complete', 'OfferIncomplete'],
    ['publish', 'revisionDraft', 'complete', 'OfferIncomplete'],
    ['delete', 'draft', 'withoutCandidacies', 'OfferHasCandidacies'],
    ['delete', 'approved', 'withoutCandidacies', 'OfferHasCandidacies'],
    ['delete', 'closed', 'withoutCandidacies', 'OfferHasCandidacies'],
  ] as const)('%s of %s unless %s: %s', (event, stage, requirement, refused) => {
    expect(decideOffer({ stage, ...met, [requirement]: false }, event, 'hospital')).toEqual({ refused });
  });

  test('whatever else is unmet does not matter', () => {
    const unmet = { complete: false, withoutCandidacies: false };
    expect(decideOffer({ stage: 'pending', ...unmet }, 'approve', 'administrator')).toEqual({ to: 'approved' });
    expect(decideOffer({ stage: 'approved', ...unmet }, 'close', 'hospital')).toEqual({ to: 'closed' });
    expect(decideOffer({ stage: 'draft', ...unmet, complete: true }, 'publish', 'hospital')).toEqual({ to: 'pending' });
  });
});

test('each side is offered what it can ever do, with what stands in the way', () => {
  expect(allowedOfferEvents({ stage: 'approved', complete: true, withoutCandidacies: false }, 'hospital')).toEqual([
    { event: 'edit', refused: null },
    { event: 'chooseProcess', refused: 'InvalidStatusChange' },
    { event: 'chooseVisibility', refused: null },
    { event: 'publish', refused: 'InvalidStatusChange' },
    { event: 'close', refused: null },
    { event: 'delete', refused: 'OfferHasCandidacies' },
    { event: 'clone', refused: null },
    { event: 'discardRevision', refused: 'InvalidStatusChange' },
  ]);
  expect(allowedOfferEvents({ stage: 'pending', ...met }, 'administrator')).toEqual([
    { event: 'edit', refused: null },
    { event: 'chooseProcess', refused: 'InvalidStatusChange' },
    { event: 'chooseVisibility', refused: null },
    { event: 'publish', refused: 'InvalidStatusChange' },
    { event: 'approve', refused: null },
    { event: 'refuse', refused: null },
    { event: 'close', refused: 'InvalidStatusChange' },
    { event: 'delete', refused: null },
    { event: 'clone', refused: null },
    { event: 'discardRevision', refused: 'InvalidStatusChange' },
  ]);
});

test('what the team sent back is to be corrected, and nothing else', () => {
  expect(offerStages.filter((stage) => needsCorrection(standingAt(stage)))).toEqual(['refused', 'revisionRefused']);
});

test.each(offerStages)('%s is told by its two statuses', (stage) => {
  expect(stageOf(standingAt(stage))).toBe(stage);
});
