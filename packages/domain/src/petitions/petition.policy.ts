import { petitionFileMonths } from '../account/retention.ts';
import { findCvGaps } from '../cv/completeness.ts';
import { awaitsCorrection, type CvReviewStatus } from '../cv/cv.lifecycle.ts';
import type { CvContent } from '../cv/cv.ts';
import type { DocumentStatus } from '../documents/document.lifecycle.ts';
import type { DocumentKind } from '../documents/kinds.ts';
import { addMonths, type Holidays, nextWorkingDay } from '../reference/working-calendar.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import { isUnderReview, type PetitionStatus } from './petition.lifecycle.ts';
import type { LetterKind, ResolutionKind } from './petition.ts';

type JudgedDocument = { kind: DocumentKind; status: DocumentStatus; superseded: boolean };

/**
 * Verdicts can be given and changed while the petition is under review. Once it is with the ministry they stay, and
 * only later documents (an answer to a requirement, an acceptance) get a verdict. After its end nothing is judged: the
 * doctor would be asked to replace a document for a procedure that is over. What certified
 * doctors prove beside a petition, their credential above all, can be judged at any time. Documents that were not sent yet cannot be judged.
 */
export function canJudgeDocument(
  { kind, status, superseded }: JudgedDocument,
  doctor: { certified: boolean /** `undefined`: there is none. */; petition: PetitionStatus | null | undefined },
): boolean {
  if (superseded) return false;
  const { certified, petition } = doctor;
  if (petition && isUnderReview(petition)) return true;
  if (petition === 'Sended' || (petition === 'Aproved' && !certified)) return status === 'pending';
  return certified && (kind === 'recognitionCredential' || !hasEnded(petition));
}

/** The CV is complete, not reviewed yet, and the petition under review. */
export const canReviewCv = (
  petition: PetitionStatus | null,
  cv: { status: CvReviewStatus; content: CvContent } | null,
): boolean => isUnderReview(petition) && cv !== null && cv.status !== 'reviewed' && findCvGaps(cv.content).length === 0;

/** Once, until the doctor has changed it. */
export const canReturnCv = (
  petition: PetitionStatus | null,
  cv: { updatedAt: Date; returnedAt: Date | null } | null,
): boolean => isUnderReview(petition) && cv !== null && !awaitsCorrection(cv);

/** Granted and in force, or refused. */
const hasEnded = (petition: PetitionStatus | null | undefined): boolean =>
  petition === 'Aproved' || petition === 'Refused';

/** What the doctor answers about the papers can change until they are filed at the ministry. */
export const canAnswerChecklist = (status: PetitionStatus | null): boolean => status === null || isUnderReview(status);

/** A conditional resolution takes effect once the training is done, within four years (RD 889/2022). */
export const conditionsDueOn = (resolvedOn: CalendarDate): CalendarDate => addMonths(resolvedOn, 48);

/** The last day on which the files of an ended petition are kept. */
export const filesKeptUntil = (endedOn: CalendarDate): CalendarDate => addMonths(endedOn, petitionFileMonths);

/** The appeal for reversal: one month from the day after the notification (art. 124 Ley 39/2015). */
export const appealDeadline = (resolvedOn: CalendarDate, holidays: Holidays): CalendarDate =>
  nextWorkingDay(addMonths(resolvedOn, 1), holidays);

export type LetterFacts = {
  status: PetitionStatus | null;
  resolution: { kind: ResolutionKind; on: CalendarDate } | null;
  /** Days past the legal term. */
  daysOver: number;
  /** The last day to answer the ministry, if it asked for something. */
  answerBy: CalendarDate | null;
  /** More time to answer has been asked for already. */
  extensionRequested: boolean;
  /** The last day for allegations, if the ministry hears the doctor. */
  allegeBy: CalendarDate | null;
};

type Letter = { kind: LetterKind; until: CalendarDate | null };

/** The letters that are useful today, each with its last day. */
export function availableLetters(facts: LetterFacts, today: CalendarDate, holidays: Holidays): Letter[] {
  return [
    ...answeringLetters(facts, today),
    ...silenceLetters(facts),
    ...appealLetters(facts, today, holidays),
    // Ends the procedure; afterwards another petition is possible (art. 94 Ley 39/2015, art. 4.2.c RD 889/2022).
    ...letterIf(facts.status === 'Sended', 'desistimiento', null),
  ];
}

const letterIf = (isUseful: boolean, kind: LetterKind, until: CalendarDate | null): Letter[] =>
  isUseful ? [{ kind, until }] : [];

/** More time can be asked for once, and only before the end (art. 14.1.c RD 889/2022). */
function answeringLetters({ answerBy, allegeBy, extensionRequested }: LetterFacts, today: CalendarDate): Letter[] {
  return [
    ...letterIf(answerBy !== null, 'subsanacion', answerBy),
    ...letterIf(answerBy !== null && today <= answerBy && !extensionRequested, 'ampliacion', answerBy),
    ...letterIf(allegeBy !== null && today <= allegeBy, 'alegaciones', allegeBy),
  ];
}

/** Past the term: to be urged, to be certified, and to be appealed against at any time (art. 124.1 Ley 39/2015). */
function silenceLetters({ status, daysOver }: LetterFacts): Letter[] {
  const isSilent = status === 'Sended' && daysOver > 0;
  return [
    ...letterIf(isSilent, 'impulso', null),
    ...letterIf(isSilent, 'certificadoSilencio', null),
    ...letterIf(isSilent, 'reposicion', null),
  ];
}

/** Everything but a plain grant can be appealed against (art. 21 RD 889/2022). */
function appealLetters({ resolution }: LetterFacts, today: CalendarDate, holidays: Holidays): Letter[] {
  if (!resolution || resolution.kind === 'granted') return [];
  const until = appealDeadline(resolution.on, holidays);
  return letterIf(today <= until, 'reposicion', until);
}
