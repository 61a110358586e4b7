import type {
  CalendarFeed,
  Interview,
  InterviewDecline,
  Interviewers,
  InterviewMove,
  InterviewProposal,
  TimeRange,
} from '@fonendo/contract/interviews.schema';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { affectedBy } from '../../platform/answers/affected-answers.ts';
import { invalidateAnswers } from '../../platform/answers/invalidate-answers.ts';
import { read } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';

/** Under `selection`, like everything a hospital sees of its candidates. */
export const candidacyInterviewsQuery = (candidacyId: string) =>
  queryOptions({
    queryKey: queryKeys.selection.interviews(candidacyId),
    ...read('/api/selection/candidacies/{id}/interviews', { path: { id: candidacyId } }),
    // The other side may answer at any time.
    refetchInterval: 30_000,
  });

export const ownInterviewsQuery = (candidacyId: string) =>
  queryOptions({
    queryKey: queryKeys.candidacies.interviews(candidacyId),
    ...read('/api/candidacies/{id}/interviews', { path: { id: candidacyId } }),
    refetchInterval: 60_000,
  });

export const busyTimesQuery = (candidacyId: string, range: TimeRange) =>
  queryOptions({
    queryKey: queryKeys.selection.busy(candidacyId, range),
    ...read('/api/selection/candidacies/{id}/busy', { path: { id: candidacyId }, query: range }),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });

export const interviewsBetweenQuery = (range: TimeRange) =>
  queryOptions({
    queryKey: queryKeys.interviews.between(range),
    ...read('/api/interviews', { query: range }),
    placeholderData: keepPreviousData,
  });

export const calendarFeedQuery = queryOptions({
  queryKey: queryKeys.interviews.feed,
  ...read('/api/calendar-feed'),
});

export async function renewFeed(queryClient: QueryClient): Promise<void> {
  const feed: CalendarFeed = await api.post('/api/calendar-feed/renew');
  queryClient.setQueryData(calendarFeedQuery.queryKey, feed);
}

export const proposeInterview = (candidacyId: string, body: InterviewProposal) =>
  api.post('/api/selection/candidacies/{id}/interviews', { path: { id: candidacyId }, body });

export const rescheduleInterview = (id: string, body: InterviewProposal) =>
  api.post('/api/interviews/{id}/reschedule', { path: { id }, body });

export const moveInterview = (id: string, body: InterviewMove) =>
  api.post('/api/interviews/{id}/move', { path: { id }, body });

export const changeInterviewers = (id: string, body: Interviewers) =>
  api.post('/api/interviews/{id}/interviewers', { path: { id }, body });

export const acceptProposal = (id: string, slotId: string) =>
  api.post('/api/interviews/{id}/accept-proposal', { path: { id }, body: { slotId } });

export const cancelInterview = (id: string, comment: string) =>
  api.post('/api/interviews/{id}/cancel', { path: { id }, body: { comment } });

export const markHeld = (id: string) => api.post('/api/interviews/{id}/held', { path: { id } });

export const markNotAttended = (id: string) => api.post('/api/interviews/{id}/not-attended', { path: { id } });

export const withdrawSlot = (id: string, slotId: string) =>
  api.delete('/api/interviews/{id}/slots/{slotId}', { path: { id, slotId } });

export const pickSlot = (id: string, slotId: string) =>
  api.post('/api/interviews/{id}/pick', { path: { id }, body: { slotId } });

export const declineInterview = (id: string, body: InterviewDecline) =>
  api.post('/api/interviews/{id}/decline', { path: { id }, body });

/** Fetched, because a plain link could not send the bearer header. */
export const fetchCalendarFile = (id: string) => api.file('/api/interviews/{id}/calendar.ics', { path: { id } });

/** Stores the answer, and invalidates steps, boards and calendars. */
export function cacheHospitalInterview(queryClient: QueryClient, interview: Interview): void {
  const { queryKey } = candidacyInterviewsQuery(interview.candidacyId);
  queryClient.setQueryData(queryKey, (known) => known && { ...known, items: replaced(known.items, interview) });
  void invalidateAnswers(queryClient, affectedBy.candidacy);
}

export function cacheOwnInterview(queryClient: QueryClient, interview: Interview): void {
  const { queryKey } = ownInterviewsQuery(interview.candidacyId);
  queryClient.setQueryData(queryKey, (known) => known && { items: replaced(known.items, interview) });
  void invalidateAnswers(queryClient, affectedBy.ownCandidacy);
}

const replaced = (items: readonly Interview[], interview: Interview): Interview[] =>
  items.some(({ id }) => id === interview.id)
    ? items.map((known) => (known.id === interview.id ? interview : known))
    : [interview, ...items];
