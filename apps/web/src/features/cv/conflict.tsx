import { type CvContent, emptyCv } from '@fonendo/domain/cv/cv';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatList, formatMoment } from '../../platform/format.ts';
import { SaveConflict } from '../../ui/save/save-conflict.tsx';
import type { CvAutosave, CvSnapshot } from './autosave.ts';
import { sameCv } from './storable-cv.ts';

type Props = {
  snapshot: CvSnapshot;
  autosave: CvAutosave;
  showsTheirs: boolean;
  onShow: (theirs: boolean) => void;
};

/** The target of the link in the save status. */
export const conflictId = 'cv-conflict';

/** Both versions can be seen before one of them is chosen. */
export function CvConflict({ snapshot, autosave, showsTheirs, onShow }: Props) {
  const { t } = useTranslation('cv');
  const { stored, content } = snapshot;
  const parts = differingParts(stored.content, content).map((part) =>
    t(`cvDocument.sections.${part}`).toLocaleLowerCase(),
  );
  return (
    <SaveConflict
      id={conflictId}
      title={t('conflict.title')}
      keepMine={{
        label: t('conflict.keepMine'),
        question: {
          title: t('conflict.keepTitle'),
          description: t('conflict.keepText'),
          action: t('conflict.keepAction'),
        },
        onChosen: () => void autosave.keepMine(),
      }}
      takeTheirs={{
        label: t('conflict.takeTheirs'),
        question: {
          title: t('conflict.takeTitle'),
          description: t('conflict.takeText'),
          action: t('conflict.takeAction'),
          keeps: 'mine',
        },
        onChosen: autosave.takeTheirs,
      }}
      action={
        <Button size="sm" variant="subtle" onClick={() => onShow(!showsTheirs)}>
          {t(showsTheirs ? 'conflict.showMine' : 'conflict.showTheirs')}
        </Button>
      }
    >
      {t('conflict.text', { date: stored.updatedAt ? formatMoment(stored.updatedAt) : '' })}{' '}
      {t('conflict.differs', { parts: formatList(parts) })}
    </SaveConflict>
  );
}

const differingParts = (one: CvContent, other: CvContent) =>
  (Object.keys(emptyCv) as (keyof CvContent)[]).filter((part) => !sameCv(one[part], other[part]));
