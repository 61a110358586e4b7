import type {
  BusyTimes,
  CalendarFeed,
  CandidacyInterviews,
  Interview,
  InterviewDecline,
  InterviewProposal,
  TimeRange,
} from '@fonendo/contract/interviews.schema';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

/** Under `selection`, as everything a hospital sees of its candidates. */
export const candidacyInterviewsQuery = (candidacyId: string) =>
  queryOptions({
    queryKey: ['selection', 'interviews', candidacyId],
    queryFn: async (): Promise<CandidacyInterviews> =>
      (await api.selection.candidacies[':id'].interviews.$get({ param: { id: candidacyId } })).json(),
    // The other side answers at its own time.
    refetchInterval: 30_000,
  });

export const ownInterviewsQuery = (candidacyId: string) =>
  queryOptions({
    queryKey: ['candidacies', 'interviews', candidacyId],
    queryFn: async (): Promise<{ items: Interview[] }> =>
      (await api.candidacies[':id'].interviews.$get({ param: { id: candidacyId } })).json(),
    refetchInterval: 60_000,
  });

export const busyTimesQuery = (candidacyId: string, range: TimeRange) =>
  queryOptions({
    queryKey: ['selection', 'busy', candidacyId, range],
    queryFn: async (): Promise<BusyTimes> =>
      (await api.selection.candidacies[':id'].busy.$get({ param: { id: candidacyId }, query: range })).json(),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });

export const interviewsBetweenQuery = (range: TimeRange) =>
  queryOptions({
    queryKey: ['interviews', 'between', range],
    queryFn: async (): Promise<{ items: Interview[] }> => (await api.interviews.$get({ query: range })).json(),
    placeholderData: keepPreviousData,
  });

export const calendarFeedQuery = queryOptions({
  queryKey: ['interviews', 'feed'],
  queryFn: async (): Promise<CalendarFeed> => (await api['calendar-feed'].$get()).json(),
});

export async function renewFeed(queryClient: QueryClient): Promise<void> {
  const feed: CalendarFeed = await (await api['calendar-feed'].renew.$post()).json();
  queryClient.setQueryData(calendarFeedQuery.queryKey, feed);
}

export async function proposeInterview(candidacyId: string, json: InterviewProposal): Promise<Interview> {
  return (await api.selection.candidacies[':id'].interviews.$post({ param: { id: candidacyId }, json })).json();
}

export async function rescheduleInterview(id: string, json: InterviewProposal): Promise<Interview> {
  return (await api.interviews[':id'].reschedule.$post({ param: { id }, json })).json();
}

export async function acceptProposal(id: string, slotId: string): Promise<Interview> {
  return (await api.interviews[':id']['accept-proposal'].$post({ param: { id }, json: { slotId } })).json();
}

export async function cancelInterview(id: string, comment: string): Promise<Interview> {
  return (await api.interviews[':id'].cancel.$post({ param: { id }, json: { comment } })).json();
}

export async function markHeld(id: string): Promise<Interview> {
  return (await api.interviews[':id'].held.$post({ param: { id } })).json();
}

export async function markNotAttended(id: string): Promise<Interview> {
  return (await api.interviews[':id']['not-attended'].$post({ param: { id } })).json();
}

export async function withdrawSlot(id: string, slotId: string): Promise<Interview> {
  return (await api.interviews[':id'].slots[':slotId'].$delete({ param: { id, slotId } })).json();
}

export async function pickSlot(id: string, slotId: string): Promise<Interview> {
  return (await api.interviews[':id'].pick.$post({ param: { id }, json: { slotId } })).json();
}

export async function declineInterview(id: string, json: InterviewDecline): Promise<Interview> {
  return (await api.interviews[':id'].decline.$post({ param: { id }, json })).json();
}

/** A plain link could not send the bearer header. */
export async function fetchCalendarFile(id: string): Promise<Blob> {
  return (await api.interviews[':id']['calendar.ics'].$get({ param: { id } })).blob();
}

/** The answer takes the place of what was known; steps, boards and calendars may look different now. */
export function keepHospitalInterview(queryClient: QueryClient, interview: Interview): void {
  const { queryKey } = candidacyInterviewsQuery(interview.candidacyId);
  queryClient.setQueryData(queryKey, (known) => known && { ...known, items: replaced(known.items, interview) });
  void queryClient.invalidateQueries({ queryKey: ['selection'] });
  void queryClient.invalidateQueries({ queryKey: ['interviews', 'between'] });
}

export function keepOwnInterview(queryClient: QueryClient, interview: Interview): void {
  const { queryKey } = ownInterviewsQuery(interview.candidacyId);
  queryClient.setQueryData(queryKey, (known) => known && { items: replaced(known.items, interview) });
  void queryClient.invalidateQueries({ queryKey: ['candidacies'] });
  void queryClient.invalidateQueries({ queryKey: ['interviews', 'between'] });
}

const replaced = (items: readonly Interview[], interview: Interview): Interview[] =>
  items.some(({ id }) => id === interview.id)
    ? items.map((known) => (known.id === interview.id ? interview : known))
    : [interview, ...items];
