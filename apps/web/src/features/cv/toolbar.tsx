import { cvStanding } from '@fonendo/domain/cv/cv.lifecycle';
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../platform/i18n.ts';
import { saveFile } from '../../platform/save-file.ts';
import { useAction } from '../../platform/use-action.ts';
import { StatusBadge } from '../statuses/statuses.public.ts';
import type { CvAutosave, CvSnapshot } from './autosave.ts';
import { fetchCvPdf } from './cv.queries.ts';
import classes from './editor.module.css';
import { CvSaveStatus } from './save-status.tsx';

type Props = { snapshot: CvSnapshot; autosave: CvAutosave };

/** Review status, save status and the PDF. Sticky while the form scrolls. */
export function CvToolbar({ snapshot, autosave }: Props) {
  const { t } = useTranslation('cv');
  const { stored: cv } = snapshot;
  const download = useAction({
    run: async () => {
      // The PDF should contain what was just typed.
      await autosave.flush();
      saveFile(await fetchCvPdf(currentLocale()), fileNameOf(cv.person));
    },
    failed: t('pdf.failed'),
  });
  const nothing = cv.version === 0;
  return (
    <div className={classes.toolbar}>
      {!nothing && <StatusBadge of="cv" status={cvStanding(cv)} />}
      <div className={classes.bar}>
        <CvSaveStatus snapshot={snapshot} onRetry={() => void autosave.flush()} />
        <Button
          className={classes.download ?? ''}
          variant="default"
          leftSection={<Download size={17} aria-hidden />}
          loading={download.isBusy}
          disabled={nothing}
          onClick={() => download.start()}
        >
          <span className={classes.downloadWords}>{t('pdf.download')}</span>
        </Button>
      </div>
    </div>
  );
}

const fileNameOf = ({ firstname, lastname }: CvSnapshot['stored']['person']) => `CV ${firstname} ${lastname}.pdf`;
