import type { ProcessStep } from '../processes/process.ts';

/** How far somebody came before the last vacancy was filled: it decides what they are told. */
export const remainingStages = ['applied', 'inProcess', 'interview'] as const;

export type RemainingStage = (typeof remainingStages)[number];

/** From the first interview on, whether it was held yet or not. */
export function remainingStageOf(steps: readonly Pick<ProcessStep, 'type'>[], step: number | null): RemainingStage {
  if (step === null) return 'applied';
  return steps.slice(0, step + 1).some(({ type }) => type === 'interview') ? 'interview' : 'inProcess';
}

type Filling = {
  /** Null only for drafts. */
  vacancies: number | null;
  accepted: number;
  /** The candidacies without a decision. */
  open: number;
};

/** Once nobody else can be accepted, all candidates who are left can be answered together. */
export const canAnswerRemaining = ({ vacancies, accepted, open }: Filling): boolean =>
  vacancies !== null && accepted >= vacancies && open > 0;
