import type { DocumentKind } from '../documents/kinds.ts';
import { hospitalDocumentKinds } from '../hospitals/view.ts';

/** The three types of a step (specification, section 3). */
export const stepTypes = ['documentRequest', 'internal', 'interview'] as const;

export type StepType = (typeof stepTypes)[number];

/** What a hospital can ask for by its kind: what it may see. Any other paper is asked for by its name. */
export const requestableDocumentKinds = hospitalDocumentKinds;

/** A paper that a step asks every candidate for. */
export type StepDocument = {
  /** One of those that every doctor knows, or null for any other paper. */
  kind: DocumentKind | null;
  /** What it is called; of a known kind the name says what exactly is wanted of it, or is empty. */
  name: string;
};

/** One step of a selection process, as a hospital configures it. The first two are always mandatory. */
export type ProcessStep = {
  /** Stays the same when steps are put in another order. */
  id: string;
  type: StepType;
  name: string;
  mandatory: boolean;
  /** Of a request and an interview, what the candidate reads; of internal management, a note to colleagues. */
  text: string;
  /** What is asked for when the step starts; of a document request alone. */
  documents: readonly StepDocument[];
  /** How many days the candidate has to hand them in; of a document request alone. */
  daysToAnswer: number;
  /** Proposed for a new interview; of an interview alone. */
  durationMinutes: number;
};

export const processLimits = {
  name: 80,
  stepName: 60,
  stepText: 2000,
  steps: { min: 2, max: 10 },
  documents: 10,
  documentName: 120,
  daysToAnswer: { min: 1, max: 60 },
  processes: 20,
} as const;

/** Minutes that an interview can last. */
export const interviewDurations = [15, 20, 30, 45, 60, 90, 120] as const;

/** How many steps from the first on have to be done before somebody can be accepted (specification, section 4). */
export const alwaysMandatorySteps = 2;

/** Whether nobody can be accepted without it: the first ones always, the others as the hospital wishes. */
export const isMandatoryAt = ({ mandatory }: Pick<ProcessStep, 'mandatory'>, position: number): boolean =>
  mandatory || position < alwaysMandatorySteps;

/** As they are kept: what stands among the first is mandatory, whatever it was before it was moved there. */
export const settleSteps = (steps: readonly ProcessStep[]): ProcessStep[] =>
  steps.map((step, position) => ({ ...step, mandatory: isMandatoryAt(step, position) }));

/** What every hospital starts with, and what an offer uses whose hospital chose no process. */
export const standardSteps: readonly ProcessStep[] = [
  {
    id: '01900000-0000-7000-8000-0000000000a1',
    type: 'documentRequest',
    name: 'Solicitud de documentación',
    mandatory: true,
    text: '',
    documents: [],
    daysToAnswer: 10,
    durationMinutes: 45,
  },
  {
    id: '01900000-0000-7000-8000-0000000000a2',
    type: 'internal',
    name: 'Gestión interna',
    mandatory: true,
    text: '',
    documents: [],
    daysToAnswer: 10,
    durationMinutes: 45,
  },
  {
    id: '01900000-0000-7000-8000-0000000000a3',
    type: 'interview',
    name: 'Entrevista',
    mandatory: false,
    text: '',
    documents: [],
    daysToAnswer: 10,
    durationMinutes: 45,
  },
];
