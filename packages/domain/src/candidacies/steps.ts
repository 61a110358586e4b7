import { alwaysMandatorySteps, type ProcessStep } from '../processes/process.ts';
import { type CandidacyStatus, decideCandidacy } from './candidacy.lifecycle.ts';

/** Where one candidate stands with one step of the offer's process. A step without a row has not been started. */
export const candidacyStepStatuses = ['active', 'done', 'skipped'] as const;

export type CandidacyStepStatus = (typeof candidacyStepStatuses)[number];

/**
 * Where a candidacy stands: at no step while it is an application, else at the last of those it has come to. Once it
 * has ended it keeps them, so that an undone discard returns to where it was.
 */
export type Standing = {
  status: CandidacyStatus;
  /** From 0. */
  step: number | null;
  /** The steps that it has come to, in their order. */
  walked: readonly CandidacyStepStatus[];
};

export type SelectionFacts = Standing & {
  /** The steps of the offer. */
  steps: readonly Pick<ProcessStep, 'mandatory'>[];
  /** Whether a request or an interview still waits for somebody. */
  hasOpen: boolean;
};

export const stepRefusals = [
  'InvalidStatusChange',
  'StepUnfinished',
  'MandatoryStepsMissing',
  'NoVacancyLeft',
] as const;

export type StepRefusal = (typeof stepRefusals)[number];

export const selectionLimits = { discardReason: 1000, result: 2000, bulk: 100 } as const;

export type StepDecision = { to: Standing } | { refused: StepRefusal };

const refused = (reason: StepRefusal): StepDecision => ({ refused: reason });

/** The first two are, whatever the template says (specification, section 4). */
export const isMandatoryStep = ({ mandatory }: Pick<ProcessStep, 'mandatory'>, position: number): boolean =>
  position < alwaysMandatorySteps || mandatory;

/**
 * To another step. Forward ends the one it stands at and skips the optional ones between; back, or to a step that is
 * done, opens it once more and forgets what came after. Nobody leaves a step while somebody is still asked for something.
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

/** Ends the step it stands at; it stays there, or the next one starts at once. */
export function decideComplete(facts: SelectionFacts, { startNext }: { startNext: boolean }): StepDecision {
  const { status, step, walked, steps, hasOpen } = facts;
  if (!can(facts, 'complete') || step === null || walked[step] !== 'active') return refused('InvalidStatusChange');
  if (startNext && !(step + 1 in steps)) return refused('InvalidStatusChange');
  if (hasOpen) return refused('StepUnfinished');
  return { to: startNext ? startedAt(step + 1, ended(walked)) : { status, step, walked: ended(walked) } };
}

/** After the first two steps, with nothing left open, while a post is free. Whatever step it stands at ends with it. */
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

/** How many of the first steps still stand between a candidate and an acceptance. */
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
