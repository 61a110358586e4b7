import type { DoctorDocuments } from '@fonendo/contract/documents.schema';
import type { DocumentKind } from '@fonendo/domain/documents/kinds';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { affectedBy } from '../../platform/answers/affected-answers.ts';
import { invalidateAnswers } from '../../platform/answers/invalidate-answers.ts';
import { read } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { uploadFile } from '../../platform/upload.ts';

export const documentsQuery = queryOptions({
  queryKey: queryKeys.documents.own,
  ...read('/api/documents'),
});

/** A request or a hearing of the ministry, or a condition of its resolution. */
export type UploadAim = { requirement: string } | { hearing: string } | { condition: string };

export type DocumentUpload = {
  kind: DocumentKind;
  file: File;
  /** The additional document to replace. */
  replaces?: string;
  /** What it is uploaded for, if not for the checklist. */
  aim?: UploadAim;
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** The answer is the whole checklist, because one file may change other entries. */
export async function uploadDocument(
  queryClient: QueryClient,
  { kind, replaces, aim, ...sent }: DocumentUpload,
): Promise<void> {
  const query = { replaces, ...aim };
  cache(queryClient, await uploadFile('post', '/api/documents/{kind}', { path: { kind }, query }, sent));
}

export async function removeDocument(queryClient: QueryClient, id: string): Promise<void> {
  cache(queryClient, await api.delete('/api/documents/{id}', { path: { id } }));
}

function cache(queryClient: QueryClient, documents: DoctorDocuments): void {
  queryClient.setQueryData(documentsQuery.queryKey, documents);
  void invalidateAnswers(queryClient, affectedBy.ownDocuments);
}
