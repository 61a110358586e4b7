import { ActionIcon, Modal, Tooltip } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { Download } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../platform/failure-toast.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { PdfViewer } from '../../../ui/pdf/pdf-viewer.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import classes from './paper.module.css';

export type Paper = { title: string; load: () => Promise<Blob> };

/** Shows a document of the candidate without downloading it. */
export function CandidacyPaper({ paper: { title, load }, onClose }: { paper: Paper; onClose: () => void }) {
  const { t } = useTranslation(['selection', 'core']);
  const isPhone = useMediaQuery('(max-width: 47.99em)');
  const read = useCallback(async () => new Uint8Array(await (await load()).arrayBuffer()), [load]);
  const download = async () => {
    try {
      saveFile(await load(), `${title}.pdf`);
    } catch (failure) {
      toastFailure(t('handedIn.downloadFailed'), failure);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={1040}
      fullScreen={isPhone ?? false}
      padding={0}
      closeButtonProps={{ 'aria-label': t('core:actions.close') }}
      classNames={{ content: classes.content ?? '', header: classes.header ?? '', body: classes.body ?? '' }}
    >
      <PdfViewer
        label={title}
        load={read}
        failure={<ErrorState title={t('handedIn.failed')} description={t('handedIn.failedHelp')} />}
        actions={
          <Tooltip label={t('handedIn.download')}>
            <ActionIcon aria-label={t('handedIn.download')} onClick={() => void download()}>
              <Download size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        }
      />
    </Modal>
  );
}
