import type { HospitalRequest } from '@fonendo/contract/document-requests.schema';
import { ActionIcon, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Download } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../platform/save-file.ts';
import { useAction } from '../../platform/use-action.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { PdfViewer } from '../../ui/pdf/pdf-viewer.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { fetchRequestedFile } from './document-requests.queries.ts';
import classes from './review-request.module.css';
import { ReviewVerdict } from './review-verdict.tsx';
import { usePaperName } from './use-paper-name.ts';

type Props = { candidacyId: string; request: HospitalRequest; onClose: () => void };

/** The document beside its verdict; on phones above it. */
export function ReviewRequest({ candidacyId, request, onClose }: Props) {
  const { t } = useTranslation('documentRequests');
  const isPhone = useMediaQuery('(max-width: 47.99em)');
  const name = usePaperName()(request);
  const { id, file } = request;
  const load = useCallback(async () => new Uint8Array(await (await fetchRequestedFile(id)).arrayBuffer()), [id]);
  const download = useAction({
    run: async () => saveFile(await fetchRequestedFile(id), file?.name ?? 'documento.pdf'),
    failed: t('review.notDownloaded'),
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('review.title')}
      size={1240}
      fullScreen={isPhone ?? false}
      padding={0}
      classNames={{ content: classes.content ?? '', header: classes.header ?? '', body: classes.body ?? '' }}
    >
      <div className={classes.desk}>
        <div className={classes.pdf}>
          <PdfViewer
            // A replaced file is another file.
            key={file?.uploadedAt}
            label={name}
            load={load}
            failure={<ErrorState title={t('review.openFailed')} description={t('review.openFailedHelp')} />}
            actions={
              <Tooltip label={t('review.download')}>
                <ActionIcon aria-label={t('review.download')} onClick={() => download.start()}>
                  <Download size={18} aria-hidden />
                </ActionIcon>
              </Tooltip>
            }
          />
        </div>
        <ReviewVerdict candidacyId={candidacyId} request={request} name={name} onDone={onClose} />
      </div>
    </FormDialog>
  );
}
