import { useTranslation } from 'react-i18next';
import { formatList, formatMoment } from '../../../platform/format.ts';
import { SaveConflict } from '../../../ui/save/save-conflict.tsx';
import { type OfferAutosave, type WriteSnapshot, writtenOf } from './autosave.ts';
import { differingFields } from './storable.ts';

/** A colleague stored another version meanwhile. */
export function WriteConflict({ snapshot, autosave }: { snapshot: WriteSnapshot; autosave: OfferAutosave }) {
  const { t } = useTranslation('managedOffers');
  const { stored, content } = snapshot;
  const fields = differingFields(writtenOf(stored), content).map((field) =>
    (field === 'salaryMin' || field === 'salaryMax' ? t('fields.salary') : t(`fields.${field}`)).toLocaleLowerCase(),
  );
  return (
    <SaveConflict
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
    >
      {t('conflict.text', { date: stored ? formatMoment(stored.updatedAt) : '' })}{' '}
      {fields.length > 0 && t('conflict.differs', { fields: formatList([...new Set(fields)]) })}
    </SaveConflict>
  );
}
