import type { DocumentFile } from '@fonendo/contract/documents.schema';
import { ActionIcon, Modal, Tooltip } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { Download } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchDocument } from '../../platform/save-file.ts';
import { PdfViewer } from '../../ui/pdf/pdf-viewer.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import classes from './document-preview.module.css';
import { useDownload } from './use-download.ts';

/** Shows a document without downloading it. */
export function DocumentPreview({ file, onClose }: { file: DocumentFile; onClose: () => void }) {
  const { t } = useTranslation(['documents', 'core']);
  const isPhone = useMediaQuery('(max-width: 47.99em)');
  const download = useDownload();
  const { id } = file;
  const load = useCallback(async () => new Uint8Array(await (await fetchDocument(id)).arrayBuffer()), [id]);
  return (
    <Modal
      opened
      onClose={onClose}
      title={file.fileName}
      size={1040}
      fullScreen={isPhone ?? false}
      padding={0}
      closeButtonProps={{ 'aria-label': t('core:actions.close') }}
      classNames={{ content: classes.content ?? '', header: classes.header ?? '', body: classes.body ?? '' }}
    >
      <PdfViewer
        label={file.fileName}
        load={load}
        failure={<ErrorState title={t('preview.failed')} description={t('preview.failedHelp')} />}
        actions={
          <Tooltip label={t('file.download')}>
            <ActionIcon aria-label={t('file.download')} onClick={() => download(file)}>
              <Download size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        }
      />
    </Modal>
  );
}
