import { type CvContent, emptyCv } from '@fonendo/domain/cv';
import { Alert, Button } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../platform/format.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import type { CvAutosave, CvSnapshot } from './cv-autosave.ts';
import classes from './cv-editor.module.css';
import { sameCv } from './storable-cv.ts';

type Props = {
  snapshot: CvSnapshot;
  autosave: CvAutosave;
  showsTheirs: boolean;
  onShow: (theirs: boolean) => void;
};

/** Where the save state leads to. */
export const conflictId = 'cv-conflict';

/** Two versions and one person who knows which is right: both can be seen, and nothing happens unasked. */
export function CvConflict({ snapshot, autosave, showsTheirs, onShow }: Props) {
  const { t, i18n } = useTranslation('cv');
  const confirm = useConfirm();
  const { cv, content } = snapshot;
  const parts = differingParts(cv.content, content).map((part) => t(`cvDocument.sections.${part}`).toLocaleLowerCase());

  const keepMine = async () => {
    const sure = await confirm({
      title: t('conflict.keepTitle'),
      description: t('conflict.keepText'),
      action: t('conflict.keepAction'),
    });
    if (sure) await autosave.keepMine();
  };

  const takeTheirs = async () => {
    const sure = await confirm({
      title: t('conflict.takeTitle'),
      description: t('conflict.takeText'),
      action: t('conflict.takeAction'),
      destructive: true,
    });
    if (sure) autosave.takeTheirs();
  };

  return (
    <Alert
      id={conflictId}
      tabIndex={-1}
      role="alert"
      className={classes.conflict ?? ''}
      icon={<TriangleAlert size={18} aria-hidden />}
      title={t('conflict.title')}
    >
      <p className={classes.alertText}>
        {t('conflict.text', { date: cv.updatedAt ? formatMoment(cv.updatedAt) : '' })}{' '}
        {t('conflict.differs', { parts: new Intl.ListFormat(i18n.language).format(parts) })}
      </p>
      <div className={classes.alertActions}>
        <Button size="sm" onClick={() => void keepMine()}>
          {t('conflict.keepMine')}
        </Button>
        <Button size="sm" variant="default" onClick={() => void takeTheirs()}>
          {t('conflict.takeTheirs')}
        </Button>
        <Button size="sm" variant="subtle" onClick={() => onShow(!showsTheirs)}>
          {t(showsTheirs ? 'conflict.showMine' : 'conflict.showTheirs')}
        </Button>
      </div>
    </Alert>
  );
}

const differingParts = (one: CvContent, other: CvContent) =>
  (Object.keys(emptyCv) as (keyof CvContent)[]).filter((part) => !sameCv(one[part], other[part]));
