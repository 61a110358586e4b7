import type { DocumentFile } from '@fonendo/contract/documents.schema';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchDocument } from '../../platform/save-file.ts';
import { PdfDialog } from '../../ui/pdf/pdf-dialog.tsx';
import { useDownload } from './use-download.ts';

/** A document of the account. */
export function DocumentPreview({ file, onClose }: { file: DocumentFile; onClose: () => void }) {
  const { t } = useTranslation('documents');
  const download = useDownload();
  const { id } = file;
  const load = useCallback(() => fetchDocument(id), [id]);
  const words = { failed: t('preview.failed'), failedHelp: t('preview.failedHelp'), download: t('file.download') };
  return (
    <PdfDialog title={file.fileName} load={load} words={words} onDownload={() => download(file)} onClose={onClose} />
  );
}
