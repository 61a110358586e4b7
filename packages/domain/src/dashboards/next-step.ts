import type { MissingItem, ReadinessPurpose } from '../doctors/readiness.ts';
import type { DocumentKind } from '../documents/kinds.ts';
import type { PetitionStatus } from '../petitions/petition.lifecycle.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';

/** Whose turn it is. Coral, the colour of attention, is for `yours` alone. */
export const turns = ['yours', 'ours', 'ministry', 'hospitals', 'free'] as const;

type Turn = (typeof turns)[number];

/** What has to be done by a day that somebody else has set. */
type Due =
  | { key: 'answerMinistry'; by: CalendarDate; petitionId: string }
  | { key: 'renewDocument'; by: CalendarDate; petitionId: string; document: DocumentKind }
  | { key: 'pickInterviewDate'; by: CalendarDate; candidacyId: string; hospital: string }
  | { key: 'sendRequestedDocuments'; by: CalendarDate; candidacyId: string; hospital: string; count: number };

/** The keys of what a complete profile lacks, as things to do. */
export const completionKeys = ['completeProfile', 'uploadDocuments', 'completeCv', 'sign', 'pay'] as const;

type CompletionKey = (typeof completionKeys)[number];

/** The one answer to "what do I do next?" (experience.md, 2). */
export type NextStep = { turn: Turn } & (
  | Due
  | { key: 'replaceDocuments'; documents: DocumentKind[]; petitionId: string | null }
  | { key: CompletionKey; purpose: ReadinessPurpose; item: MissingItem; count: number }
  | { key: 'startPetition' | 'lookForOffers' | 'waitForHospitals' }
  | { key: 'sendPetition' | 'waitForReview' | 'petitionDenied'; petitionId: string }
  | { key: 'meetConditions'; petitionId: string; count: number }
  | { key: 'waitForMinistry'; petitionId: string; daysLeft: number }
  | { key: 'pressMinistry'; petitionId: string; daysOver: number }
);

export type DoctorFacts = {
  /** What keeps from sending a petition; null for who needs none. */
  missingForPetition: readonly MissingItem[] | null;
  missingForOffers: readonly MissingItem[];
  /** The latest. */
  petition: {
    id: string;
    status: PetitionStatus | null;
    rejected: readonly DocumentKind[];
    /** An approved paper that lapses soon and can be replaced. */
    lapsing: { document: DocumentKind; on: CalendarDate } | null;
    /** The last day to answer what the ministry asked for. */
    answerBy: CalendarDate | null;
    openConditions: number;
    daysLeft: number;
    daysOver: number;
  } | null;
  interviewsToPick: readonly { candidacyId: string; hospital: string; by: CalendarDate }[];
  requests: readonly { candidacyId: string; hospital: string; by: CalendarDate; count: number }[];
  openCandidacies: number;
};

type Petition = NonNullable<DoctorFacts['petition']>;

/**
 * What somebody else's clock runs for comes first, the nearest day before all; then what holds the petition up; then
 * what is missing. Only then is there nothing to do but wait, or to look for offers.
 */
export function nextStep(facts: DoctorFacts): NextStep {
  const due = dueSteps(facts).toSorted((one, other) => one.by.localeCompare(other.by))[0];
  if (due) return { turn: 'yours', ...due };
  const { petition, missingForPetition } = facts;
  // Granted under conditions, a doctor is not certified yet; refused, they may begin anew.
  const ofPetition = petition && petitionStep(petition, missingForPetition ?? []);
  if (ofPetition && (missingForPetition !== null || ofPetition.turn === 'yours')) return ofPetition;
  if (missingForPetition !== null) {
    return completion(missingForPetition, 'petition') ?? { turn: 'yours', key: 'startPetition' };
  }
  return offersStep(facts);
}

function dueSteps({ petition, interviewsToPick, requests }: DoctorFacts): Due[] {
  const ofPetition: Due[] = petition ? petitionDue(petition) : [];
  return [
    ...ofPetition,
    ...interviewsToPick.map((interview) => ({ key: 'pickInterviewDate' as const, ...interview })),
    ...requests.map((request) => ({ key: 'sendRequestedDocuments' as const, ...request })),
  ];
}

function petitionDue({ id: petitionId, answerBy, lapsing }: Petition): Due[] {
  return [
    ...(answerBy ? [{ key: 'answerMinistry' as const, by: answerBy, petitionId }] : []),
    ...(lapsing ? [{ key: 'renewDocument' as const, by: lapsing.on, document: lapsing.document, petitionId }] : []),
  ];
}

/** Null where the petition is over and asks for nothing. */
function petitionStep(petition: Petition, missing: readonly MissingItem[]): NextStep | null {
  const { id: petitionId, status, rejected, openConditions: count, daysLeft, daysOver } = petition;
  if (status === null) return completion(missing, 'petition') ?? { turn: 'yours', key: 'sendPetition', petitionId };
  if (status === 'Aproved') return count > 0 ? { turn: 'yours', key: 'meetConditions', petitionId, count } : null;
  if (status === 'Refused') return { turn: 'yours', key: 'petitionDenied', petitionId };
  if (rejected.length > 0) return { turn: 'yours', key: 'replaceDocuments', documents: [...rejected], petitionId };
  if (status !== 'Sended') return { turn: 'ours', key: 'waitForReview', petitionId };
  if (daysOver > 0) return { turn: 'yours', key: 'pressMinistry', petitionId, daysOver };
  return { turn: 'ministry', key: 'waitForMinistry', petitionId, daysLeft };
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

/** The first thing that is missing: they come in the order one would do them, the payment last. */
function completion(missing: readonly MissingItem[], purpose: ReadinessPurpose): NextStep | null {
  const [item] = missing;
  if (!item) return null;
  if (item.key === 'documentRejected') {
    const documents = missing.flatMap((other) => (other.key === 'documentRejected' ? [other.document] : []));
    return { turn: 'yours', key: 'replaceDocuments', documents, petitionId: null };
  }
  return { turn: 'yours', key: completionOf[item.key], purpose, item, count: missing.length };
}
