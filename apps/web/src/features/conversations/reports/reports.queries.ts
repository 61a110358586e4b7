import type { ConversationReport, ReportedConversation } from '@fonendo/contract/conversations/reports.schema';
import type { Conversation } from '@fonendo/contract/conversations.schema';
import type { ReadStanding } from '@fonendo/domain/conversations/reports';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { invalidateAnswers } from '../../../platform/answers/invalidate-answers.ts';
import { readPages } from '../../../platform/answers/read.ts';
import { api } from '../../../platform/api.ts';
import { queryKeys } from '../../../platform/query-keys.ts';
import type { Place } from '../conversations.queries.ts';

export const reportConversation = ({ side, id }: Place, body: ConversationReport): Promise<Conversation> =>
  side === 'doctor'
    ? api.post('/api/candidacies/{id}/messages/report', { path: { id }, body })
    : api.post('/api/selection/candidacies/{id}/messages/report', { path: { id }, body });

export const reportedListQuery = (standing: ReadStanding) =>
  infiniteQueryOptions({
    queryKey: queryKeys.conversations.reportList(standing),
    ...readPages('/api/reported-conversations', { standing }),
  });

const one = '/api/reported-conversations/{id}';

/**
 * Opening it is recorded: once for each time that the page is opened. So it is static: no change, lost connection or
 * return to the tab asks for it again.
 */
export const openingQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.conversations.opening(id),
    queryFn: () => api.post(`${one}/open`, { path: { id } }),
    ...{ staleTime: 'static' as const, gcTime: 0, retry: false },
  });

/** Everything that was read so far, and the newest. */
export const reportedQuery = (id: string, opening: string | undefined) =>
  queryOptions({
    queryKey: queryKeys.conversations.report(id, opening ?? ''),
    queryFn: async ({ client, queryKey }) => {
      const newest = await api.get(one, { path: { id }, query: { opening: opening ?? '' } });
      return withNewest(client.getQueryData<ReportedConversation>(queryKey), newest);
    },
    enabled: opening !== undefined,
    gcTime: 0,
    // For browsers without a stream.
    refetchInterval: 60_000,
  });

/** As in the conversation of its sides. */
function withNewest(known: ReportedConversation | undefined, newest: ReportedConversation): ReportedConversation {
  const at = known?.messages.findIndex(({ id }) => id === newest.messages[0]?.id) ?? -1;
  if (!known || at < 0) return newest;
  return { ...newest, messages: [...known.messages.slice(0, at), ...newest.messages], earlier: known.earlier };
}

export async function readEarlierReported(queryClient: QueryClient, id: string, opening: string): Promise<void> {
  const { queryKey } = reportedQuery(id, opening);
  const cursor = queryClient.getQueryData(queryKey)?.earlier;
  if (!cursor) return;
  const page = await api.get(one, { path: { id }, query: { opening, cursor } });
  queryClient.setQueryData(
    queryKey,
    (known) => known && { ...known, messages: [...page.messages, ...known.messages], earlier: page.earlier },
  );
}

/** Fetched, because a plain link could not send the bearer header. */
export const fetchReportedFile = (id: string, opening: string, messageId: string) =>
  api.file(`${one}/messages/{messageId}/file`, { path: { id, messageId }, query: { opening } });

export const closeConversation = (id: string, body: { reason: string; version: number }) =>
  api.post(`${one}/close`, { path: { id }, body });

export const dismissReport = (id: string, version: number) =>
  api.post(`${one}/dismiss`, { path: { id }, body: { version } });

export const reopenConversation = (id: string, version: number) =>
  api.post(`${one}/reopen`, { path: { id }, body: { version } });

/** What shows a report or a decision. */
export const reportAnswers = [
  ...[queryKeys.conversations.reports, queryKeys.dashboards.administrator],
  queryKeys.audit.all,
] as const;

export const outdateReports = (queryClient: QueryClient): Promise<void> =>
  invalidateAnswers(queryClient, reportAnswers);
