import type { DocumentFile } from '@fonendo/contract/documents.schema';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../platform/failure-toast.ts';
import { saveFile } from '../../platform/save-file.ts';
import { fetchDocument } from './documents.queries.ts';

/** Hands a document to the browser's downloads, under the name its doctor gave it. */
export function useDownload(): (file: DocumentFile) => void {
  const { t } = useTranslation('documents');
  const download = useMutation({
    mutationFn: async ({ id, fileName }: DocumentFile) => saveFile(await fetchDocument(id), fileName),
    onError: (failure) => toastFailure(t('file.notDownloaded'), failure),
  });
  return download.mutate;
}
