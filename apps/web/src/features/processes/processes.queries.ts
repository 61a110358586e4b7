import type { Process, ProcessCreation, ProcessUpdate } from '@fonendo/contract/processes.schema';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { affectedBy } from '../../platform/answers/affected-answers.ts';
import { invalidateAnswers } from '../../platform/answers/invalidate-answers.ts';
import { read } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';

export const processesQuery = queryOptions({
  queryKey: queryKeys.processes.list,
  ...read('/api/processes'),
});

export const createProcess = (body: ProcessCreation) => api.post('/api/processes', { body });

export const saveProcess = (id: string, body: ProcessUpdate) => api.put('/api/processes/{id}', { path: { id }, body });

export const setDefaultProcess = (id: string, isDefault: boolean) =>
  isDefault
    ? api.post('/api/processes/{id}/default', { path: { id } })
    : api.delete('/api/processes/{id}/default', { path: { id } });

export async function deleteProcess(id: string): Promise<void> {
  await api.delete('/api/processes/{id}', { path: { id } });
}

/** Stores the answer among the others. A new default replaces the previous one. */
export function cacheProcess(queryClient: QueryClient, process: Process): void {
  queryClient.setQueryData(processesQuery.queryKey, (known) => {
    if (!known) return known;
    const isNew = known.items.every(({ id }) => id !== process.id);
    const others = known.items.map((item) => (process.isDefault ? { ...item, isDefault: false } : item));
    const items = isNew ? [...others, process] : others.map((item) => (item.id === process.id ? process : item));
    return { ...known, items };
  });
  invalidateUses(queryClient);
}

export function dropProcess(queryClient: QueryClient, id: string): void {
  queryClient.setQueryData(processesQuery.queryKey, (known) =>
    known ? { ...known, items: known.items.filter((item) => item.id !== id) } : known,
  );
  invalidateUses(queryClient);
}

/** The number of offers per process, and the steps that unpublished offers show. */
function invalidateUses(queryClient: QueryClient): void {
  void invalidateAnswers(queryClient, affectedBy.process);
}
