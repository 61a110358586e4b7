import type { SignContractRequest } from '@fonendo/contract/contracts.schema';
import type { ChecklistAnswers } from '@fonendo/contract/petitions/checklist.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { invalidateAnswers } from '../../../platform/answers/invalidate-answers.ts';
import { read } from '../../../platform/answers/read.ts';
import { api } from '../../../platform/api.ts';
import { queryKeys } from '../../../platform/query-keys.ts';
import { cachePetition } from '../petitions.queries.ts';

export const answerChecklist = (id: string, body: ChecklistAnswers) =>
  api.patch('/api/petitions/{id}/checklist', { path: { id }, body });

/** Drawn from the doctor's current data: asked for anew each time. */
export const declarationQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.petitions.declaration(id),
    ...read('/api/petitions/{id}/declaration', { path: { id } }),
    staleTime: 0,
    gcTime: 0,
  });

export const fetchDeclaration = (id: string) => api.file('/api/petitions/{id}/declaration/pdf', { path: { id } });

export const signDeclaration = (id: string, body: SignContractRequest) =>
  api.post('/api/petitions/{id}/declaration', { path: { id }, body });

/** What is asked for depends on the answers, and a signature is a document. */
export function cacheChecklist(queryClient: QueryClient, petition: Petition): void {
  cachePetition(queryClient, petition);
  void invalidateAnswers(queryClient, [queryKeys.documents.own]);
}
