import type {
  AskAgain,
  BulkDocumentRequests,
  BulkResult,
  HospitalRequests,
  MakeDocumentRequests,
  OwnRequests,
} from '@fonendo/contract/document-requests.schema';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { uploadFile } from '../../platform/upload.ts';

export const hospitalRequestsQuery = (candidacyId: string) =>
  queryOptions({
    queryKey: ['selection', 'document-requests', candidacyId],
    queryFn: async () =>
      (
        await api.selection.candidacies[':id']['document-requests'].$get({ param: { id: candidacyId } })
      ).json() as Promise<HospitalRequests>,
  });

export const ownRequestsQuery = (candidacyId: string) =>
  queryOptions({
    queryKey: ['candidacies', 'document-requests', candidacyId],
    queryFn: async () =>
      (
        await api.candidacies[':id']['document-requests'].$get({ param: { id: candidacyId } })
      ).json() as Promise<OwnRequests>,
  });

/** The answer goes into the list at once; the candidacy and the board may look different now. */
export function keepHospitalRequests(queryClient: QueryClient, candidacyId: string, requests: HospitalRequests): void {
  const { queryKey } = hospitalRequestsQuery(candidacyId);
  queryClient.setQueryData(queryKey, requests);
  void queryClient.invalidateQueries({
    queryKey: ['selection'],
    predicate: (query) => query.queryKey[1] !== queryKey[1],
  });
}

export const refreshRequests = (queryClient: QueryClient, candidacyId: string): Promise<void> =>
  queryClient.invalidateQueries(hospitalRequestsQuery(candidacyId));

export async function makeRequests(candidacyId: string, asked: MakeDocumentRequests) {
  const answer = await api.selection.candidacies[':id']['document-requests'].$post({
    param: { id: candidacyId },
    json: asked,
  });
  return (await answer.json()) as HospitalRequests & { made: number };
}

export async function makeManyRequests(asked: BulkDocumentRequests): Promise<BulkResult> {
  return (await (await api.selection['document-requests'].$post({ json: asked })).json()) as BulkResult;
}

export async function acceptRequest(id: string, uploadedAt: string): Promise<HospitalRequests> {
  const answer = await api['document-requests'][':id'].accept.$post({ param: { id }, json: { uploadedAt } });
  return (await answer.json()) as HospitalRequests;
}

export async function askRequestAgain(id: string, again: AskAgain): Promise<HospitalRequests> {
  const answer = await api['document-requests'][':id']['ask-again'].$post({ param: { id }, json: again });
  return (await answer.json()) as HospitalRequests;
}

export async function cancelRequest(id: string): Promise<HospitalRequests> {
  return (await (await api['document-requests'][':id'].cancel.$post({ param: { id } })).json()) as HospitalRequests;
}

/** A plain link could not send the bearer header. */
export async function fetchRequestedFile(id: string): Promise<Blob> {
  return (await api['document-requests'][':id'].file.$get({ param: { id } })).blob();
}

type Sent = { file: File; onProgress: (share: number) => void; signal: AbortSignal };

export async function uploadRequested(
  queryClient: QueryClient,
  { candidacyId, id, ...sent }: Sent & { candidacyId: string; id: string },
): Promise<void> {
  const url = api['document-requests'][':id'].file.$url({ param: { id } });
  const answer = await uploadFile({ url, method: 'PUT', ...sent });
  const { queryKey } = ownRequestsQuery(candidacyId);
  queryClient.setQueryData(queryKey, (await answer.json()) as OwnRequests);
  void queryClient.invalidateQueries({
    queryKey: ['candidacies'],
    predicate: (query) => query.queryKey[1] !== queryKey[1],
  });
}
