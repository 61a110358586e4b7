import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../platform/failure-toast.ts';
import { currentLocale } from '../../platform/i18n.ts';
import { saveFile } from '../../platform/save-file.ts';
import { StatusBadge } from '../statuses/statuses.public.ts';
import { fetchCvPdf } from './cv.queries.ts';
import type { CvAutosave, CvSnapshot } from './cv-autosave.ts';
import classes from './cv-editor.module.css';
import { CvSaveStatus } from './cv-save-status.tsx';

type Props = { snapshot: CvSnapshot; autosave: CvAutosave };

/** Review, save state and the PDF. It stays in sight while the form scrolls. */
export function CvToolbar({ snapshot, autosave }: Props) {
  const { t } = useTranslation('cv');
  const { stored: cv } = snapshot;
  const download = useMutation({
    mutationFn: async () => {
      // What was typed a moment ago belongs into the file.
      await autosave.flush();
      return fetchCvPdf(currentLocale());
    },
    onSuccess: (pdf) => saveFile(pdf, fileNameOf(cv.person)),
    onError: (failure) => toastFailure(t('pdf.failed'), failure),
  });
  const nothing = cv.version === 0;
  return (
    <div className={classes.toolbar}>
      {!nothing && <StatusBadge of="cv" status={cv.status} />}
      <div className={classes.bar}>
        <CvSaveStatus snapshot={snapshot} onRetry={() => void autosave.flush()} />
        <Button
          className={classes.download ?? ''}
          variant="default"
          leftSection={<Download size={17} aria-hidden />}
          loading={download.isPending}
          disabled={nothing}
          onClick={() => download.mutate()}
        >
          <span className={classes.downloadWords}>{t('pdf.download')}</span>
        </Button>
      </div>
    </div>
  );
}

const fileNameOf = ({ firstName, lastName }: CvSnapshot['stored']['person']) => `CV ${firstName} ${lastName}.pdf`;
