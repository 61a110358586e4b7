import type {
  QuickAnswerContent,
  QuickAnswers,
  QuickAnswerUpdate,
} from '@fonendo/contract/conversations/quick-answers.schema';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { read } from '../../../platform/answers/read.ts';
import { api } from '../../../platform/api.ts';
import { queryKeys } from '../../../platform/query-keys.ts';

const one = '/api/quick-answers/{id}';

export const quickAnswersQuery = queryOptions({
  queryKey: queryKeys.conversations.quickAnswers,
  ...read('/api/quick-answers'),
});

export const addQuickAnswer = (body: QuickAnswerContent) => api.post('/api/quick-answers', { body });

export const saveQuickAnswer = (id: string, body: QuickAnswerUpdate) => api.put(one, { path: { id }, body });

export const deleteQuickAnswer = ({ id, version }: { id: string; version: number }) =>
  api.delete(one, { path: { id }, query: { version } });

/** For the order of the next time; nobody is told of a failure. */
export const noteUse = (id: string): void => void api.post(`${one}/use`, { path: { id } }).catch(() => undefined);

/** Every change returns what there is now. */
export const cacheQuickAnswers = (queryClient: QueryClient, answers: QuickAnswers): void =>
  void queryClient.setQueryData(quickAnswersQuery.queryKey, answers);
