import type { DocumentFile } from '@fonendo/contract/documents.schema';
import { useTranslation } from 'react-i18next';
import { fetchDocument, saveFile } from '../../platform/save-file.ts';
import { useAction } from '../../platform/use-action.ts';

/** Downloads a document under the name its doctor gave it. */
export function useDownload(): (file: DocumentFile) => void {
  const { t } = useTranslation('documents');
  const { start } = useAction({
    // Downloads of several rows run one after the other.
    queue: 'documents',
    run: async ({ id, fileName }: DocumentFile) => saveFile(await fetchDocument(id), fileName),
    failed: t('file.notDownloaded'),
  });
  return start;
}
