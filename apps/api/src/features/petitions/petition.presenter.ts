import type { Doctor } from '@fonendo/contract/doctors/doctors.schema';
import type { DoctorDocuments } from '@fonendo/contract/documents.schema';
import type { Petition, PetitionTimelineEntry } from '@fonendo/contract/petitions/petitions.schema';
import { findCvGaps } from '@fonendo/domain/cv/completeness';
import { awaitsCorrection } from '@fonendo/domain/cv/cv.lifecycle';
import { allegeBy } from '@fonendo/domain/petitions/legal-clock/answer-terms';
import { awaitsAccess, effectOf, firstToOpen } from '@fonendo/domain/petitions/legal-clock/notification';
import { legalTerm } from '@fonendo/domain/petitions/legal-term';
import { petitionStep } from '@fonendo/domain/petitions/next-step';
import { openHearing, openRequirement } from '@fonendo/domain/petitions/open-acts';
import { notifiedActs, type PetitionEntryKind } from '@fonendo/domain/petitions/petition';
import {
  offeredEvents,
  type ProgressStep,
  progressSteps,
  reachedSteps,
  refuseAnother,
} from '@fonendo/domain/petitions/petition.lifecycle';
import {
  availableLetters,
  canJudgeDocument,
  canReturnCv,
  canReviewCv,
  conditionsDueOn,
  filesKeptUntil,
} from '@fonendo/domain/petitions/petition.policy';
import { petitionStanding } from '@fonendo/domain/petitions/standing';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Actor } from '../../http/access/access.ts';
import { eventsFor, rightsFor } from '../../http/access/rights.ts';
import { presentReturn } from '../cv/cv.public.ts';
import { answerFiles, conditionFiles, hearingFiles } from './answers/answer-files.ts';
import { presentChecklist } from './checklist/present-checklist.ts';
import type {
  ConditionRecord,
  EntryWithAuthor,
  PetitionRecord,
  ReceiptRecord,
  SuspensionRecord,
} from './petitions.repository.ts';
import {
  answerByOf,
  clockOf,
  notificationOf,
  presentNotification,
  requirementFacts,
  resolutionNotification,
} from './procedure/clock.ts';
import { findAct } from './procedure/dates/notified-act.ts';
import { legalTermOf, type PetitionState } from './procedure/state.ts';

type Parts = {
  petition: PetitionRecord;
  doctor: Doctor;
  reader: 'doctor' | 'administrator';
  actor: Pick<Actor, 'impersonatorId'>;
  state: PetitionState;
  entries: readonly EntryWithAuthor[];
  conditions: readonly ConditionRecord[];
  receipt: ReceiptRecord | null;
  stateFeeCents: number;
  waitingMessages: number;
  now: Date;
};

export function presentPetition(parts: Parts): Petition {
  const { petition, doctor, reader, state, entries, conditions, receipt } = parts;
  const byTeam = reader === 'administrator';
  return {
    id: petition.id,
    reference: petition.reference,
    status: petition.status,
    standing: petitionStanding({ ...petition, hasOpenConditions: countOpen(conditions) > 0 }),
    createdAt: petition.createdAt.toISOString(),
    updatedAt: petition.updatedAt.toISOString(),
    statusSince: petition.statusSince.toISOString(),
    sentAt: petition.sentAt?.toISOString() ?? null,
    country: petition.country,
    paid: state.facts.paid,
    doctor: {
      id: petition.doctorId,
      firstname: doctor.firstname,
      lastname: doctor.lastname,
      email: doctor.email,
    },
    steps: presentSteps(parts),
    ...presentTerm(parts),
    documents: byTeam ? withoutDoctorsActions(state.documents) : state.documents,
    cv: state.cv && {
      status: state.cv.status,
      updatedAt: state.cv.updatedAt.toISOString(),
      reviewedAt: state.cv.reviewedAt?.toISOString() ?? null,
      returned: presentReturn(state.cv),
      gaps: findCvGaps(state.cv.content),
    },
    checklist: presentChecklist({ ...parts, documents: state.documents }),
    next: stepOf(parts),
    missing: state.missing,
    allowedEvents: eventsFor(parts.actor, offeredEvents(state.facts, reader)),
    can: rightsFor(parts.actor, byTeam ? presentTeamActions(parts) : presentDoctorActions(parts)),
    timeline: entries.map((entry) => presentEntry(entry, petition.doctorId, byTeam)),
    ...presentActs(parts),
    clock: clockOf({ petition, state, hasOpenConditions: countOpen(conditions) > 0 }, madridDate(parts.now)).map(
      withCopies,
    ),
    ...presentResolution(parts),
    receipt: receipt && {
      code: receipt.code,
      issuedAt: receipt.issuedAt.toISOString(),
      sha256: receipt.sha256,
      hasFile: receipt.fileKey !== null,
    },
    letters: presentLetters(parts),
    waitingMessages: parts.waitingMessages,
    review: byTeam
      ? {
          declared: doctor,
          cvContent: state.cv?.content ?? null,
          resolutionFile: petition.resolutionKind === null ? resolutionFileOf(petition) : null,
        }
      : null,
  };
}

/** What the ministry asked for, and when it heard the doctor. */
function presentActs({ petition, state, now }: Parts): Pick<Petition, 'requirements' | 'hearings'> {
  const today = madridDate(now);
  const { holidays } = state;
  return {
    requirements: state.suspensions.map((row) => {
      const { notification, extension } = requirementFacts(row, holidays);
      const { id, reason, from, until } = row;
      const answerBy = answerByOf(row, today, holidays);
      return {
        ...{ id, reason, from, until, answerBy, extension },
        notification: presentNotification(notification, today),
        letter: letterOf(row),
        answer: until === null ? answerFiles(petition, row, state) : [],
      };
    }),
    hearings: state.hearings.map((row) => {
      const { id, proposal, summary, closedOn, outcome } = row;
      const notification = presentNotification(notificationOf(row), today);
      const answer = closedOn === null ? hearingFiles(id, state) : [];
      return { id, proposal, summary, closedOn, outcome, notification, letter: letterOf(row), answer };
    }),
  };
}

type WithLetter = Pick<SuspensionRecord, 'letterFileKey' | 'letterFileName' | 'letterBytes'>;

const letterOf = ({ letterFileKey, letterFileName, letterBytes }: WithLetter) =>
  letterFileKey === null ? null : { name: letterFileName ?? '', bytes: letterBytes ?? 0 };

/** The contract's lists can be changed, those of the domain cannot. */
const withCopies = ({ why, ...term }: ReturnType<typeof clockOf>[number]): Petition['clock'][number] => ({
  ...term,
  why: { articles: [...why.articles], steps: [...why.steps], cells: [...why.cells] },
});

const countOpen = (conditions: readonly ConditionRecord[]) => conditions.filter(({ doneAt }) => doneAt === null).length;

function presentLetters({ petition, state, now }: Parts): Petition['letters'] {
  const { status, resolutionKind } = petition;
  const today = madridDate(now);
  const notification = resolutionNotification(petition);
  const open = openRequirement(state.suspensions);
  const hearing = openHearing(state.hearings);
  return availableLetters(
    {
      status,
      resolution: resolutionKind &&
        notification && { kind: resolutionKind, on: effectOf(notification, today).cautiousFrom },
      daysOver: legalTermOf(petition, state.suspensions, state.holidays, now)?.daysOver ?? 0,
      answerBy: open && answerByOf(open, today, state.holidays),
      extensionRequested: open !== null && open.extensionRequestedOn !== null,
      allegeBy: hearing && allegeBy(notificationOf(hearing), today, state.holidays),
    },
    today,
    state.holidays,
  );
}

/** The entry of the history that marks a step as reached; the CV has a date of its own. */
const stepEntries: Partial<Record<ProgressStep, readonly PetitionEntryKind[]>> = {
  documentationReceived: ['sent'],
  documentationValidated: ['validated'],
  sentToMinistry: ['sentToMinistry'],
};

function presentSteps({ petition, state, entries }: Parts): Petition['steps'] {
  const reached = reachedSteps(petition.status, state.facts.cvReviewed);
  const dayOf = (step: ProgressStep): Date | null | undefined => {
    if (step === 'cvCreated') return state.cv?.reviewedAt;
    if (step === 'resolution') return petition.resolvedAt;
    return entries.find(({ entry }) => stepEntries[step]?.includes(entry.kind))?.entry.at;
  };
  return progressSteps.map((step) => ({
    step,
    reached: reached.includes(step),
    at: (reached.includes(step) && dayOf(step)?.toISOString()) || null,
  }));
}

function presentTerm({ petition, state, now }: Parts): Pick<Petition, 'legalTerm' | 'deadlineIfRegisteredToday'> {
  const { registryNumber, registeredOn } = petition;
  const today = madridDate(now);
  const term = legalTermOf(petition, state.suspensions, state.holidays, now);
  if (!term || registryNumber === null || registeredOn === null) {
    return { legalTerm: null, deadlineIfRegisteredToday: legalTerm(today, [], today, state.holidays).deadline };
  }
  return { legalTerm: { registryNumber, registeredOn, ...term }, deadlineIfRegisteredToday: null };
}

function stepOf({ petition, state, conditions, now }: Parts): Petition['next'] {
  const today = madridDate(now);
  const open = openRequirement(state.suspensions);
  const hearing = openHearing(state.hearings);
  const facts = {
    status: petition.status,
    missing: state.missing,
    documents: state.documents.items.flatMap(({ kind, current }) =>
      current.map(({ status, validUntil, can }) => ({
        kind,
        rejected: status === 'rejected',
        validUntil,
        replaceable: can.replace,
      })),
    ),
    cvReturned: state.cv !== null && awaitsCorrection(state.cv),
    answerBy: open && answerByOf(open, today, state.holidays),
    answered: open !== null && answerFiles(petition, open, state).length > 0,
    allegeBy: hearing && allegeBy(notificationOf(hearing), today, state.holidays),
    alleged: hearing !== null && hearingFiles(hearing.id, state).length > 0,
    openBy: firstToOpen([open, hearing], today),
    openConditions: countOpen(conditions),
    daysOver: legalTermOf(petition, state.suspensions, state.holidays, now)?.daysOver ?? 0,
  };
  return petitionStep(facts, today);
}

const nothing: Petition['can'] = {
  comment: false,
  reviewCv: false,
  returnCv: false,
  startRequirement: false,
  answerRequirement: false,
  attachLetter: false,
  attachProposal: false,
  requestExtension: false,
  decideExtension: false,
  startHearing: false,
  closeHearing: false,
  correctDates: false,
  attachResolution: false,
  completeConditions: false,
  startAnother: false,
  sayOpened: [],
  judge: [],
};

function presentDoctorActions({ petition, state }: Parts): Petition['can'] {
  const unopened = notifiedActs.filter((act) => {
    const found = findAct({ petition, state }, act);
    return found !== null && awaitsAccess(found.notification);
  });
  // A certified doctor needs no other petition.
  const startAnother = !state.certified && refuseAnother(petition) === null;
  return { ...nothing, startAnother, sayOpened: unopened };
}

function presentTeamActions({ petition, state, conditions }: Parts): Petition['can'] {
  const sent = petition.status === 'Sended';
  const asked = openRequirement(state.suspensions);
  const open = asked !== null;
  const isHeard = openHearing(state.hearings) !== null;
  const standing = { certified: state.certified, petition: petition.status };
  return {
    comment: true,
    reviewCv: canReviewCv(petition.status, state.cv),
    returnCv: canReturnCv(petition.status, state.cv),
    startRequirement: sent && !open,
    answerRequirement: sent && open,
    attachLetter: sent && open,
    attachProposal: sent && isHeard,
    requestExtension: sent && open && asked.extensionRequestedOn === null,
    decideExtension: sent && open && asked.extensionRequestedOn !== null && asked.extensionDecidedOn === null,
    startHearing: sent && !isHeard,
    closeHearing: sent && isHeard,
    correctDates: petition.registeredOn !== null,
    attachResolution: sent,
    completeConditions: petition.status === 'Aproved' && conditions.some(({ doneAt }) => doneAt === null),
    startAnother: false,
    sayOpened: [],
    judge: state.documents.items
      .flatMap(({ kind, current }) =>
        current.filter(({ status }) => canJudgeDocument({ kind, status, superseded: false }, standing)),
      )
      .map(({ id }) => id),
  };
}

/** Only the doctor can upload, replace and remove. */
const withoutDoctorsActions = (documents: DoctorDocuments): DoctorDocuments => {
  const bare = (file: DoctorDocuments['items'][number]['current'][number]) => ({
    ...file,
    can: { replace: false, remove: false },
  });
  return {
    ...documents,
    items: documents.items.map((item) => ({
      ...item,
      current: item.current.map(bare),
      earlier: item.earlier.map(bare),
      can: { add: false },
    })),
  };
};

function presentEntry(
  { entry, firstname, lastname }: EntryWithAuthor,
  doctorId: string,
  withAuthor: boolean,
): PetitionTimelineEntry {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    kind: entry.kind,
    internal: entry.internal,
    byTeam: entry.authorId !== doctorId,
    author: withAuthor && firstname !== null ? `${firstname} ${lastname}`.trim() : null,
    text: entry.text,
    facts: entry.facts,
  };
}

function presentResolution({
  petition,
  conditions,
  state,
  now,
}: Parts): Pick<Petition, 'resolution' | 'conditions' | 'conditionsDueOn' | 'filesUntil'> {
  const today = madridDate(now);
  const notification = resolutionNotification(petition);
  const { resolutionKind, resolvedAt, resolutionComment } = petition;
  const ends = [resolvedAt, ...conditions.map(({ doneAt }) => doneAt)].map((at) => at?.getTime());
  const end = ends.every((at) => at !== undefined) ? new Date(Math.max(...ends)) : null;
  return {
    resolution: resolutionKind &&
      resolvedAt &&
      notification && {
        kind: resolutionKind,
        at: resolvedAt.toISOString(),
        comment: resolutionComment ?? '',
        file: resolutionFileOf(petition),
        notification: presentNotification(notification, today),
      },
    conditions: conditions.map(({ id, text, doneAt }) => ({
      ...{ id, text, doneAt: doneAt?.toISOString() ?? null },
      files: conditionFiles(id, state),
    })),
    conditionsDueOn:
      resolutionKind === 'conditional' && notification
        ? conditionsDueOn(effectOf(notification, today).cautiousFrom)
        : null,
    filesUntil: end && filesKeptUntil(madridDate(end)),
  };
}

const resolutionFileOf = ({ resolutionFileKey, resolutionFileName, resolutionBytes }: PetitionRecord) =>
  resolutionFileKey === null ? null : { name: resolutionFileName ?? '', bytes: resolutionBytes ?? 0 };
