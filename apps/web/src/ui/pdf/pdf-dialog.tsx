import { ActionIcon, Modal, Tooltip } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { Download } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenerFocus } from '../dialog/opener-focus.ts';
import { ErrorState } from '../states/error-state.tsx';
import classes from './pdf-dialog.module.css';
import { PdfViewer } from './pdf-viewer.tsx';

type Props = {
  title: string;
  load: () => Promise<Blob>;
  words: { failed: string; failedHelp: string; download: string };
  onDownload: () => void;
  onClose: () => void;
};

/** Shows a document without downloading it. */
export function PdfDialog({ title, load, words, onDownload, onClose }: Props) {
  const { t } = useTranslation('core');
  useOpenerFocus(true);
  const isPhone = useMediaQuery('(max-width: 47.99em)');
  const read = useCallback(async () => new Uint8Array(await (await load()).arrayBuffer()), [load]);
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={1040}
      fullScreen={isPhone ?? false}
      padding={0}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      classNames={{ content: classes.content ?? '', header: classes.header ?? '', body: classes.body ?? '' }}
    >
      <PdfViewer
        label={title}
        load={read}
        failure={<ErrorState title={words.failed} description={words.failedHelp} />}
        actions={
          <Tooltip label={words.download}>
            <ActionIcon aria-label={words.download} onClick={onDownload}>
              <Download size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        }
      />
    </Modal>
  );
}
