import { type CandidacyStatus, decideCandidacy, isOpenCandidacy } from '../candidacies/candidacy.lifecycle.ts';
import { canAskForDocuments } from '../document-requests/document-request.lifecycle.ts';
import { canProposeInterview, type InterviewStatus } from '../interviews/interview.lifecycle.ts';

/** What can be done with several candidates at once. */
export type BulkAction = 'documents' | 'interview' | 'discard';

/** Why somebody is left out of it. */
export const leftOutReasons = ['accountDeleted', 'notStarted', 'ended', 'interviewArranged'] as const;

export type LeftOutReason = (typeof leftOutReasons)[number];

type Facts = {
  status: CandidacyStatus;
  step: number | null;
  accountDeleted: boolean;
  /** Of the latest interview; null if there is none. */
  interview: InterviewStatus | null;
};

/** The rules of the actions themselves, so that the hospital reads beforehand who is left out, and why. */
export function leftOutOf({
  status,
  step,
  accountDeleted,
  interview,
}: Facts): Record<BulkAction, LeftOutReason | null> {
  if (accountDeleted) return { documents: 'accountDeleted', interview: 'accountDeleted', discard: 'accountDeleted' };
  const unready = isOpenCandidacy(status) ? 'notStarted' : 'ended';
  return {
    documents: canAskForDocuments(status) ? null : unready,
    interview: canProposeInterview(status, interview)
      ? null
      : canAskForDocuments(status)
        ? 'interviewArranged'
        : unready,
    discard: 'to' in decideCandidacy({ status, step }, 'discard', 'hospital') ? null : 'ended',
  };
}
