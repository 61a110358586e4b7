import type { CandidacyNotes } from '@fonendo/contract/candidacies/notes.schema';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { invalidateAnswers } from '../../../platform/invalidate-answers.ts';
import { queryKeys } from '../../../platform/query-keys.ts';

export const candidacyNotesQuery = (candidacyId: string) =>
  queryOptions({
    queryKey: queryKeys.selection.notes(candidacyId),
    queryFn: () => api.get('/api/selection/candidacies/{id}/notes', { path: { id: candidacyId } }),
  });

/** Shows the answer at once; cards and lists may show the rating. */
export function cacheNotes(queryClient: QueryClient, candidacyId: string, notes: CandidacyNotes): void {
  const { queryKey } = candidacyNotesQuery(candidacyId);
  queryClient.setQueryData(queryKey, notes);
  void invalidateAnswers(queryClient, [queryKeys.selection.all], { except: queryKey });
}

export const writeNote = (candidacyId: string, text: string) =>
  api.post('/api/selection/candidacies/{id}/notes', { path: { id: candidacyId }, body: { text } });

export const editNote = (id: string, text: string) => api.put('/api/notes/{id}', { path: { id }, body: { text } });

export const removeNote = (id: string) => api.delete('/api/notes/{id}', { path: { id } });

export const rateCandidacy = (candidacyId: string, stars: number | null) =>
  api.put('/api/selection/candidacies/{id}/rating', {
    path: { id: candidacyId },
    body: { stars },
  });
