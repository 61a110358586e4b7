import { alwaysMandatorySteps, type ProcessStep } from '../processes/process.ts';
import { type CandidacyStatus, decideCandidacy } from './candidacy.lifecycle.ts';

/** The status of one step for one candidate. A step without a row has not been started. */
export const candidacyStepStatuses = ['active', 'done', 'skipped'] as const;

export type CandidacyStepStatus = (typeof candidacyStepStatuses)[number];

/**
 * The progress of a candidacy: no step while it is new, otherwise the last one reached. It is kept when the candidacy
 * ends, so that an undone discard returns there.
 */
export type Standing = {
  status: CandidacyStatus;
  /** From 0. */
  step: number | null;
  /** The steps reached so far, in order. */
  walked: readonly CandidacyStepStatus[];
};

export type SelectionFacts = Standing & {
  /** The steps of the offer. */
  steps: readonly Pick<ProcessStep, 'mandatory'>[];
  /** Whether a document request or an interview is still open. */
  hasOpen: boolean;
};

export const stepRefusals = [
  'InvalidStatusChange',
  'StepUnfinished',
  'MandatoryStepsMissing',
  'NoVacancyLeft',
] as const;

export type StepRefusal = (typeof stepRefusals)[number];

export const selectionLimits = { discardReason: 1000, farewell: 1500, result: 2000, bulk: 100 } as const;

export type StepDecision = { to: Standing } | { refused: StepRefusal };

const refused = (reason: StepRefusal): StepDecision => ({ refused: reason });

/** The first two are always mandatory, even if the process says otherwise (specification, section 4). */
export const isMandatoryStep = ({ mandatory }: Pick<ProcessStep, 'mandatory'>, position: number): boolean =>
  position < alwaysMandatorySteps || mandatory;

/**
 * Moves to another step. Forward completes the current step and skips the optional ones between. Back, or to a
 * completed step, reopens it and drops what came after. A step cannot be left while a request or interview in it is
 * open.
 */
export function decideMove(facts: SelectionFacts, to: number): StepDecision {
  if (!can(facts, 'move') || !(to in facts.steps)) return refused('InvalidStatusChange');
  const here = facts.step ?? -1;
  if (to === here && facts.walked[here] === 'active') return refused('InvalidStatusChange');
  if (facts.hasOpen) return refused('StepUnfinished');
  if (to <= here) return { to: startedAt(to, facts.walked.slice(0, to)) };
  const between = facts.steps.slice(here + 1, to);
  if (between.some((step, index) => isMandatoryStep(step, here + 1 + index))) return refused('MandatoryStepsMissing');
  return { to: startedAt(to, [...ended(facts.walked), ...between.map(() => 'skipped' as const)]) };
}

/** Completes the current step; the candidacy stays there, or the next step starts at once. */
export function decideComplete(facts: SelectionFacts, { startNext }: { startNext: boolean }): StepDecision {
  const { status, step, walked, steps, hasOpen } = facts;
  if (!can(facts, 'complete') || step === null || walked[step] !== 'active') return refused('InvalidStatusChange');
  if (startNext && !(step + 1 in steps)) return refused('InvalidStatusChange');
  if (hasOpen) return refused('StepUnfinished');
  return { to: startNext ? startedAt(step + 1, ended(walked)) : { status, step, walked: ended(walked) } };
}

/** Possible after the first two steps, with nothing open and a vacancy left. The current step is completed with it. */
export function decideAccept(facts: SelectionFacts, { vacanciesLeft }: { vacanciesLeft: number }): StepDecision {
  if (!can(facts, 'accept')) return refused('InvalidStatusChange');
  const first = facts.walked.slice(0, alwaysMandatorySteps);
  if (first.length < alwaysMandatorySteps || first.some((status) => status !== 'done')) {
    return refused('MandatoryStepsMissing');
  }
  if (facts.hasOpen) return refused('StepUnfinished');
  if (vacanciesLeft <= 0) return refused('NoVacancyLeft');
  return { to: { status: 'accepted', step: facts.step, walked: ended(facts.walked) } };
}

/** How many of the mandatory first steps are still missing. */
export const mandatoryStepsLeft = ({ walked }: Pick<Standing, 'walked'>): number =>
  alwaysMandatorySteps - walked.slice(0, alwaysMandatorySteps).filter((status) => status === 'done').length;

const can = ({ status, step }: Standing, event: 'move' | 'complete' | 'accept'): boolean =>
  'to' in decideCandidacy({ status, step }, event, 'hospital');

const ended = (walked: readonly CandidacyStepStatus[]): CandidacyStepStatus[] =>
  walked.map((status) => (status === 'active' ? 'done' : status));

const startedAt = (step: number, before: readonly CandidacyStepStatus[]): Standing => ({
  status: 'inProcess',
  step,
  walked: [...before, 'active'],
});
