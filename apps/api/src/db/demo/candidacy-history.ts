import type { AuditAction, AuditSubjectType } from '@fonendo/domain/audit/audit';
import type { CandidacyStatus } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import type { auditEntries } from '../schema/audit.ts';
import { agreedAt, calledAt } from './candidacies.ts';
import type { DemoRows } from './demo.repository.ts';
import { demoId } from './ids.ts';
import type { DemoSelection } from './selection.ts';
import { shareOfWork } from './working-time.ts';

type AuditRow = typeof auditEntries.$inferInsert;
type Candidacy = DemoRows['candidacies'][number];
type Request = DemoSelection['documentRequests'][number];
type Interview = DemoSelection['interviews'][number];
type Reached = DemoSelection['candidacySteps'][number];

type Entry = {
  at: Date;
  by: string | null | undefined;
  action: AuditAction;
  of: AuditSubjectType;
  id: string;
  before?: Record<string, unknown>;
  after: Record<string, unknown>;
};

/** Beyond those of the offers. */
const firstSerial = 10_001;

/** The audit entries that these candidacies would have left; their conversations show them between the messages. */
export function demoCandidacyHistory(
  candidacies: readonly Candidacy[],
  { candidacySteps, documentRequests, interviews }: DemoSelection,
  now: Date,
): AuditRow[] {
  const entries = candidacies.flatMap((candidacy) => {
    const isIts = ({ candidacyId }: { candidacyId: string }) => candidacyId === candidacy.id;
    const steps = candidacySteps.filter(isIts);
    const own = [
      ...movesOf(candidacy, steps),
      ...documentRequests.filter(isIts).flatMap(entriesOfRequest),
      ...interviews.filter(isIts).flatMap((interview) => entriesOfInterview(interview, now)),
      ...endOf(candidacy, steps, now),
    ];
    // Stable: what happened at the same moment stays in the order of the work.
    return own.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  });
  return entries.map(({ at, by, action, of, id, before, after }, index) => ({
    id: demoId('auditEntry', firstSerial + index),
    at,
    actorId: by ?? null,
    action,
    subjectType: of,
    subjectId: id,
    before: before ?? null,
    after,
  }));
}

const placeOf = (status: CandidacyStatus, step: number | null | undefined) => ({ status, step: step ?? null });

/** From applying to the beginning of the last step it reached. */
function movesOf({ id, doctorId, offerId, appliedAt }: Candidacy, steps: readonly Reached[]): Entry[] {
  const it = { of: 'candidacy', id } as const;
  return [
    { ...it, at: appliedAt, by: doctorId, action: 'candidacy.submitted', after: { offerId } },
    ...steps.map(({ position, startedAt }): Entry => {
      const isFirst = position === 0;
      return {
        ...it,
        at: startedAt,
        by: runnerOf(steps),
        action: isFirst ? 'candidacy.moved' : 'candidacy.stepCompleted',
        before: isFirst ? placeOf('applied', null) : placeOf('inProcess', position - 1),
        after: placeOf('inProcess', position),
      };
    }),
  ];
}

const runnerOf = (steps: readonly Reached[]) => steps.find(({ completedBy }) => completedBy)?.completedBy;

function endOf(candidacy: Candidacy, steps: readonly Reached[], now: Date): Entry[] {
  const { id, doctorId, statusSince, firstDayAgreed, calledOn, calledBy, step } = candidacy;
  const it = { of: 'candidacy', id, by: runnerOf(steps), at: statusSince } as const;
  const reached = placeOf(step === null || step === undefined ? 'applied' : 'inProcess', step);
  switch (candidacy.status) {
    case 'withdrawn':
      return [{ ...it, by: doctorId, action: 'candidacy.withdrawn', before: reached, after: { status: 'withdrawn' } }];
    case 'discarded':
      return [{ ...it, action: 'candidacy.discarded', before: reached, after: placeOf('discarded', step) }];
    case 'accepted': {
      return [
        { ...it, action: 'candidacy.stepCompleted', before: reached, after: reached },
        { ...it, action: 'candidacy.accepted', before: reached, after: placeOf('accepted', step) },
        ...(firstDayAgreed
          ? [
              {
                ...it,
                at: calledAt(statusSince, now),
                by: calledBy,
                action: 'call.noted' as const,
                before: { day: null },
                after: { day: calledOn },
              },
              {
                ...it,
                at: agreedAt(statusSince, now),
                action: 'firstDay.agreed' as const,
                before: { day: null },
                after: { day: firstDayAgreed },
              },
            ]
          : []),
      ];
    }
    default:
      return [];
  }
}

function entriesOfRequest(request: Request): Entry[] {
  const { id, candidacyId, doctorId, createdBy, createdAt, kind, dueOn, status, uploadedAt, reviewedAt, sha256 } =
    request;
  const it = { of: 'documentRequest', id } as const;
  const uploaded = { status: 'uploaded', sha256 };
  return [
    { ...it, at: createdAt, by: createdBy, action: 'documentRequest.made', after: { candidacyId, kind, dueOn } },
    ...(uploadedAt
      ? [
          {
            ...{ ...it, at: uploadedAt, by: doctorId, action: 'documentRequest.answered' as const },
            ...{ before: { status: 'asked' }, after: uploaded },
          },
        ]
      : []),
    ...(reviewedAt
      ? [
          {
            ...{ ...it, at: reviewedAt, by: request.reviewedBy, before: { status: 'uploaded' } },
            action:
              status === 'askedAgain' ? ('documentRequest.askedAgain' as const) : ('documentRequest.accepted' as const),
            after: { status, sha256 },
          },
        ]
      : []),
  ];
}

/** Answered some time between the proposal and the date, or today. */
function entriesOfInterview(interview: Interview, now: Date): Entry[] {
  const { id, doctorId, organizerId, status, startsAt, endsAt, interviewerIds } = interview;
  const it = { of: 'interview', id } as const;
  const proposedAt = interview.createdAt;
  const answeredAt = shareOfWork(proposedAt, startsAt && startsAt < now ? startsAt : now, 0.3);
  const waiting = { status: 'pendingConfirmation' };
  const proposed: Entry = {
    ...{ ...it, at: proposedAt, by: organizerId, action: 'interview.proposed' },
    after: { ...waiting, interviewerIds },
  };
  if (status === 'declined') {
    const declined = { at: answeredAt, by: doctorId, action: 'interview.declined' as const };
    return [proposed, { ...it, ...declined, before: waiting, after: { status } }];
  }
  if (!startsAt || !endsAt) return [proposed];
  const confirmed: Entry = {
    ...{ ...it, at: answeredAt, by: doctorId, action: 'interview.confirmed' },
    ...{ before: waiting, after: { status: 'confirmed', startsAt: startsAt.toISOString() } },
  };
  const isHeld = status === 'held';
  const held = { at: endsAt, by: organizerId, action: 'interview.held' as const };
  return [
    proposed,
    confirmed,
    ...(isHeld ? [{ ...it, ...held, before: { status: 'confirmed' }, after: { status } }] : []),
  ];
}
