import type { ManagedOffer, ManagedOfferRow } from '@fonendo/contract/offers/offers.schema';
import { decideHospitalWithOffer, mayFindDoctors } from '@fonendo/domain/hospitals/approval.lifecycle';
import { missingOfferFields } from '@fonendo/domain/offers/offer';
import { allowedOfferEvents } from '@fonendo/domain/offers/offer.lifecycle';
import type { OfferHistoryKind } from '@fonendo/domain/offers/offer.policy';
import { checkWording } from '@fonendo/domain/offers/wording';
import { type ProcessStep, standardSteps } from '@fonendo/domain/processes/process';
import { daysBetween } from '@fonendo/domain/reference/working-calendar';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { eventsFor, rightsFor } from '../../../http/access/rights.ts';
import { presentApplicant } from '../../hospitals/hospitals.public.ts';
import { type findProcess, presentStepOutline } from '../../processes/processes.public.ts';
import type { OfferReader } from '../offer-scope.ts';
import type { OfferWithHospital } from '../offers.repository.ts';
import { contentOf, factsOf, writtenOf } from '../write/offer-content.ts';
import type { HistoryRow, Saved } from './history.repository.ts';
import type { OfferFigures } from './managed-offers.repository.ts';

type Parts = OfferWithHospital & { figures: OfferFigures; reader: OfferReader; now: Date };

export function presentManagedRow(parts: Parts): ManagedOfferRow {
  // An open offer is listed with the content that doctors see.
  const { name, contractType, workingDay, salaryMin, salaryMax, vacancies } = contentOf(parts.offer);
  return { ...presentStanding(parts), name, contractType, workingDay, salaryMin, salaryMax, vacancies };
}

type Process = Awaited<ReturnType<typeof findProcess>>;

type Whole = Parts & { process: Process; history: readonly HistoryRow[]; lastSave: Saved | null };

export function presentManagedOffer(parts: Whole): ManagedOffer {
  const { offer, hospital, process, history, lastSave, reader } = parts;
  const written = writtenOf(offer);
  return {
    ...presentStanding(parts),
    version: offer.version,
    updatedBy: lastSave ? presentAuthor(lastSave, reader) : { byTeam: false, author: null },
    createdAt: offer.createdAt.toISOString(),
    submittedAt: offer.submittedAt?.toISOString() ?? null,
    closedAt: offer.closedAt?.toISOString() ?? null,
    content: contentOf(offer),
    revision: offer.revision,
    isPublic: offer.isPublic,
    process: process && { id: process.id, name: process.name },
    steps: stepsOf(offer, process).map(presentStepOutline),
    missing: missingOfferFields(written),
    applicant: reader.hospitalId === null ? applicantOf(hospital, reader) : null,
    warnings: checkWording(written),
    history: history.map((row) => presentEntry(row, reader)),
  };
}

/** Only for hospitals that are not approved. */
function applicantOf(hospital: OfferWithHospital['hospital'], reader: OfferReader): ManagedOffer['applicant'] {
  if (hospital.approvalStatus === 'approved') return null;
  const decision = decideHospitalWithOffer(hospital.approvalStatus);
  return {
    ...presentApplicant(hospital, reader),
    approvesHospital: 'approvesHospital' in decision && decision.approvesHospital,
  };
}

/** The offer's own steps once it is published; until then those that publishing would copy. */
const stepsOf = (offer: OfferWithHospital['offer'], process: Process): readonly ProcessStep[] =>
  offer.status === 'draft' || offer.status === 'refused'
    ? (process?.steps ?? standardSteps)
    : (offer.steps ?? standardSteps);

function presentStanding({ offer, hospital, figures, reader, now }: Parts) {
  const { waitingSince, ...counted } = figures;
  const today = madridDate(now);
  const daysSince = (day: Date | null) => day && daysBetween(madridDate(day), today);
  return {
    id: offer.id,
    status: offer.status,
    revisionStatus: offer.revisionStatus,
    refusalReason: offer.refusalReason,
    hospital: { id: hospital.id, name: hospital.name, city: hospital.city, blocked: hospital.blockedAt !== null },
    figures: { ...counted, longestWaitDays: daysSince(waitingSince) },
    updatedAt: offer.updatedAt.toISOString(),
    publishedAt: offer.publishedAt?.toISOString() ?? null,
    waitingDays: daysSince(offer.submittedAt),
    allowedEvents: reader.party
      ? eventsFor(reader, allowedOfferEvents(factsOf(offer, figures), reader.party), writing)
      : [],
    can: rightsFor(reader, { recommend: canRecommend(reader, hospital) }),
  };
}

/** What an administrator may do while acting as a hospital's user: edit drafts, and clone an offer. */
const writing = ['edit', 'chooseProcess', 'clone'] as const;

const canRecommend = ({ party }: OfferReader, { approvalStatus }: OfferWithHospital['hospital']): boolean =>
  party === 'administrator' || (party === 'hospital' && mayFindDoctors(approvalStatus));

/** Both sides see the names of their own people; of the other side, only that it was them. */
function presentEntry(row: HistoryRow, reader: OfferReader): ManagedOffer['history'][number] {
  const { reason = null } = (row.after ?? {}) as { reason?: string };
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: kindOf(row),
    ...presentAuthor(row, reader),
    impersonated: row.impersonatorId !== null,
    reason,
  };
}

function presentAuthor({ after, firstname, lastname, deletedAt }: Saved, reader: OfferReader) {
  const byTeam = (after as { by?: string } | null)?.by === 'administrator';
  const isKnown = firstname !== null && deletedAt === null;
  const showsAuthor = isKnown && (reader.hospitalId === null || !byTeam);
  return { byTeam, author: showsAuthor ? `${firstname} ${lastname}`.trim() : null };
}

const kinds: Record<string, readonly [offer: OfferHistoryKind, revision: OfferHistoryKind]> = {
  'offer.created': ['created', 'created'],
  'offer.cloned': ['cloned', 'cloned'],
  'offer.edited': ['withdrawn', 'revisionWithdrawn'],
  'offer.published': ['published', 'revisionPublished'],
  'offer.approved': ['approved', 'revisionApproved'],
  'offer.refused': ['refused', 'revisionRefused'],
  'offer.revisionDiscarded': ['revisionDiscarded', 'revisionDiscarded'],
  'offer.closed': ['closed', 'closed'],
};

function kindOf({ action, before }: HistoryRow): OfferHistoryKind {
  const { stage = '' } = (before ?? {}) as { stage?: string };
  const kind = kinds[action]?.[stage.startsWith('revision') ? 1 : 0];
  if (!kind) throw new Error(`${action} is not shown in the history of an offer`);
  return kind;
}
