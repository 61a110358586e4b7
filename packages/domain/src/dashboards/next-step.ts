import type { MissingItem, ReadinessPurpose } from '../doctors/readiness.ts';
import type { DocumentKind } from '../documents/kinds.ts';
import { type PetitionStep, petitionTurns } from '../petitions/next-step.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';

/** Whose turn it is. Coral, the colour of attention, is for `yours` alone. */
export const turns = [...petitionTurns, 'hospitals', 'free'] as const;

type Turn = (typeof turns)[number];

/** Has a due date set by somebody else. */
type Due =
  | { key: 'openMinistryNotice' | 'allegeToMinistry' | 'answerMinistry'; by: CalendarDate; petitionId: string }
  | { key: 'renewDocument'; by: CalendarDate; petitionId: string; document: DocumentKind }
  | { key: 'pickInterviewDate'; by: CalendarDate; candidacyId: string; hospital: string }
  | { key: 'sendRequestedDocuments'; by: CalendarDate; candidacyId: string; hospital: string; count: number };

/** Things missing in a profile, as tasks. */
export const completionKeys = ['completeProfile', 'uploadDocuments', 'completeCv', 'sign', 'pay'] as const;

type CompletionKey = (typeof completionKeys)[number];

/** The one answer to "what do I do next?". */
export type NextStep = { turn: Turn } & (
  | Due
  | { key: 'replaceDocuments'; documents: DocumentKind[]; petitionId: string | null }
  | { key: CompletionKey; purpose: ReadinessPurpose; item: MissingItem; count: number }
  | { key: 'startPetition' | 'lookForOffers' | 'waitForHospitals' }
  | { key: 'sendPetition' | 'correctCv' | 'waitForReview' | 'waitForFiling' | 'petitionDenied'; petitionId: string }
  | { key: 'meetConditions'; petitionId: string; count: number }
  | { key: 'waitForMinistry'; petitionId: string; daysLeft: number }
  | { key: 'pressMinistry'; petitionId: string; daysOver: number }
);

export type DoctorFacts = {
  /** What is missing for sending a petition; null for doctors who need none. */
  missingForPetition: readonly MissingItem[] | null;
  missingForOffers: readonly MissingItem[];
  /** The latest petition with its next step. */
  petition: { id: string; step: PetitionStep; daysLeft: number; daysOver: number } | null;
  interviewsToPick: readonly { candidacyId: string; hospital: string; by: CalendarDate }[];
  requests: readonly { candidacyId: string; hospital: string; by: CalendarDate; count: number }[];
  openCandidacies: number;
};

type Petition = NonNullable<DoctorFacts['petition']>;

/**
 * First what has a due date set by others, the nearest first; then what blocks the petition; then what is missing. Only
 * then is there nothing to do but wait, or look for offers.
 */
export function nextStep(facts: DoctorFacts): NextStep {
  const due = dueSteps(facts).toSorted((one, other) => one.by.localeCompare(other.by))[0];
  if (due) return { turn: 'yours', ...due };
  const { petition, missingForPetition } = facts;
  const ofPetition = petition && stepOf(petition, missingForPetition ?? []);
  // A doctor whose recognition has conditions is not certified yet; a refused one may start again.
  if (ofPetition && (missingForPetition !== null || ofPetition.turn === 'yours')) return ofPetition;
  if (missingForPetition !== null) {
    return completion(missingForPetition, 'petition') ?? { turn: 'yours', key: 'startPetition' };
  }
  return offersStep(facts);
}

function dueSteps({ petition, interviewsToPick, requests }: DoctorFacts): Due[] {
  return [
    ...(petition ? petitionDue(petition) : []),
    ...interviewsToPick.map((interview) => ({ key: 'pickInterviewDate' as const, ...interview })),
    ...requests.map((request) => ({ key: 'sendRequestedDocuments' as const, ...request })),
  ];
}

function petitionDue({ id: petitionId, step }: Petition): Due[] {
  if (step.key === 'open') return [{ key: 'openMinistryNotice', by: step.by, petitionId }];
  if (step.key === 'hearing') return [{ key: 'allegeToMinistry', by: step.by, petitionId }];
  if (step.key === 'answer') return [{ key: 'answerMinistry', by: step.by, petitionId }];
  if (step.key === 'renew') return [{ key: 'renewDocument', by: step.by, document: step.document, petitionId }];
  return [];
}

/** The step of the petition as a step of the dashboard; null if it is over and nothing is left to do. */
function stepOf(
  { id: petitionId, step, daysLeft, daysOver }: Petition,
  missing: readonly MissingItem[],
): NextStep | null {
  const { turn } = step;
  switch (step.key) {
    case 'complete':
    case 'pay':
      return completion(missing, 'petition');
    case 'send':
      return { turn, key: 'sendPetition', petitionId };
    case 'correctCv':
      return { turn, key: 'correctCv', petitionId };
    case 'reviewing':
    case 'preparing':
      return { turn, key: 'waitForReview', petitionId };
    case 'present':
      return { turn, key: 'waitForFiling', petitionId };
    case 'replace':
      return { turn, key: 'replaceDocuments', documents: step.documents, petitionId };
    case 'waiting':
      return { turn, key: 'waitForMinistry', petitionId, daysLeft };
    case 'overdue':
      return { turn, key: 'pressMinistry', petitionId, daysOver };
    case 'conditions':
      return { turn, key: 'meetConditions', petitionId, count: step.count };
    case 'denied':
      return { turn, key: 'petitionDenied', petitionId };
    case 'granted':
    case 'open':
    case 'hearing':
    case 'answer':
    case 'renew':
      return null;
  }
}

function offersStep({ missingForOffers, openCandidacies }: DoctorFacts): NextStep {
  const incomplete = completion(missingForOffers, 'apply');
  if (incomplete) return incomplete;
  if (openCandidacies > 0) return { turn: 'hospitals', key: 'waitForHospitals' };
  return { turn: 'free', key: 'lookForOffers' };
}

const completionOf: Record<Exclude<MissingItem['key'], 'documentRejected'>, CompletionKey> = {
  personalData: 'completeProfile',
  documentMissing: 'uploadDocuments',
  cv: 'completeCv',
  contract: 'sign',
  payment: 'pay',
};

/** The first missing thing: they are in the order in which one would do them, the payment last. */
function completion(missing: readonly MissingItem[], purpose: ReadinessPurpose): NextStep | null {
  const [item] = missing;
  if (!item) return null;
  if (item.key === 'documentRejected') {
    const documents = missing.flatMap((other) => (other.key === 'documentRejected' ? [other.document] : []));
    return { turn: 'yours', key: 'replaceDocuments', documents, petitionId: null };
  }
  return { turn: 'yours', key: completionOf[item.key], purpose, item, count: missing.length };
}
