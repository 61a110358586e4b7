import type { DocumentKind } from '../documents/kinds.ts';
import { hospitalDocumentKinds } from '../hospitals/view.ts';

/** The three types of a step (specification, section 3). */
export const stepTypes = ['documentRequest', 'internal', 'interview'] as const;

export type StepType = (typeof stepTypes)[number];

/** Kinds that a hospital can request: those it may see. Any other document is requested by its name. */
export const requestableDocumentKinds = hospitalDocumentKinds;

/** A document that a step requests from every candidate. */
export type StepDocument = {
  /** A known kind, or null for any other document. */
  kind: DocumentKind | null;
  /** Its name; for a known kind an optional detail. */
  name: string;
};

/** One step of a selection process, as a hospital configures it. The first two are always mandatory. */
export type ProcessStep = {
  /** Stays the same when steps are reordered. */
  id: string;
  type: StepType;
  name: string;
  mandatory: boolean;
  /** For a request and an interview, the text to the candidate; for an internal step, a note to colleagues. */
  text: string;
  /** Requested when the step starts; only for a document request. */
  documents: readonly StepDocument[];
  /** Days that the candidate has to upload them; only for a document request. */
  daysToAnswer: number;
  /** Suggested for a new interview; only for an interview. */
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

/** Possible durations of an interview, in minutes. */
export const interviewDurations = [15, 20, 30, 45, 60, 90, 120] as const;

/** This many first steps have to be done before somebody can be accepted (specification, section 4). */
export const alwaysMandatorySteps = 2;

/** Whether nobody can be accepted without it: always for the first ones, otherwise as configured. */
export const isMandatoryAt = ({ mandatory }: Pick<ProcessStep, 'mandatory'>, position: number): boolean =>
  mandatory || position < alwaysMandatorySteps;

/** As stored: steps moved among the first become mandatory. */
export const settleSteps = (steps: readonly ProcessStep[]): ProcessStep[] =>
  steps.map((step, position) => ({ ...step, mandatory: isMandatoryAt(step, position) }));

/** The first process of every hospital, used by offers without one. */
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
