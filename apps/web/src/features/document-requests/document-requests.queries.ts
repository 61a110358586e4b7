import type {
  AskAgain,
  BulkDocumentRequests,
  HospitalRequests,
  MakeDocumentRequests,
} from '@fonendo/contract/document-requests.schema';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { affectedBy } from '../../platform/answers/affected-answers.ts';
import { invalidateAnswers } from '../../platform/answers/invalidate-answers.ts';
import { read } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { type Upload, uploadFile } from '../../platform/upload.ts';

export const hospitalRequestsQuery = (candidacyId: string) =>
  queryOptions({
    queryKey: queryKeys.selection.documentRequests(candidacyId),
    ...read('/api/selection/candidacies/{id}/document-requests', { path: { id: candidacyId } }),
  });

export const ownRequestsQuery = (candidacyId: string) =>
  queryOptions({
    queryKey: queryKeys.candidacies.documentRequests(candidacyId),
    ...read('/api/candidacies/{id}/document-requests', { path: { id: candidacyId } }),
  });

/** Stores the answer, and invalidates the candidacy and the board. */
export function cacheHospitalRequests(queryClient: QueryClient, candidacyId: string, requests: HospitalRequests): void {
  const { queryKey } = hospitalRequestsQuery(candidacyId);
  queryClient.setQueryData(queryKey, requests);
  void invalidateAnswers(queryClient, affectedBy.candidacy, { except: queryKey });
}

export const refreshRequests = (queryClient: QueryClient, candidacyId: string): Promise<void> =>
  queryClient.invalidateQueries(hospitalRequestsQuery(candidacyId));

export const makeRequests = (candidacyId: string, asked: MakeDocumentRequests) =>
  api.post('/api/selection/candidacies/{id}/document-requests', {
    path: { id: candidacyId },
    body: asked,
  });

export const makeManyRequests = (asked: BulkDocumentRequests) =>
  api.post('/api/selection/document-requests', { body: asked });

export const acceptRequest = (id: string, uploadedAt: string) =>
  api.post('/api/document-requests/{id}/accept', { path: { id }, body: { uploadedAt } });

export const askRequestAgain = (id: string, again: AskAgain) =>
  api.post('/api/document-requests/{id}/ask-again', { path: { id }, body: again });

export const cancelRequest = (id: string) => api.post('/api/document-requests/{id}/cancel', { path: { id } });

/** Fetched, because a plain link could not send the bearer header. */
export const fetchRequestedFile = (id: string) => api.file('/api/document-requests/{id}/file', { path: { id } });

export async function handInRequested(
  queryClient: QueryClient,
  { candidacyId, id, ...sent }: Upload & { candidacyId: string; id: string },
): Promise<void> {
  const answer = await uploadFile('put', '/api/selection/document-requests/{id}/file', { path: { id } }, sent);
  cacheHospitalRequests(queryClient, candidacyId, answer);
}

export async function uploadRequested(
  queryClient: QueryClient,
  { candidacyId, id, ...sent }: Upload & { candidacyId: string; id: string },
): Promise<void> {
  const answer = await uploadFile('put', '/api/document-requests/{id}/file', { path: { id } }, sent);
  const { queryKey } = ownRequestsQuery(candidacyId);
  queryClient.setQueryData(queryKey, answer);
  void invalidateAnswers(queryClient, affectedBy.ownCandidacy, { except: queryKey });
}
