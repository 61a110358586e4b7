import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import type { OfferDraft } from '@fonendo/domain/offers/offer';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatList, formatMoment } from '../../../platform/format.ts';
import { SaveConflict } from '../../../ui/save/save-conflict.tsx';
import type { OfferAutosave, WriteSnapshot } from './autosave.ts';

type Props = { id: string; snapshot: WriteSnapshot; autosave: OfferAutosave };

/** A colleague changed the same fields meanwhile; the others are put together without a question. */
export function WriteConflict({ id, snapshot, autosave }: Props) {
  const { t } = useTranslation('managedOffers');
  const { stored, conflicts } = snapshot;
  const fields = (conflicts as readonly (keyof OfferDraft)[]).map((field) =>
    (field === 'salaryMin' || field === 'salaryMax' ? t('fields.salary') : t(`fields.${field}`)).toLocaleLowerCase(),
  );
  return (
    <SaveConflict
      id={id}
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
        onChosen: () => void autosave.takeTheirs(),
      }}
    >
      {stored &&
        t('conflict.text', {
          ...{ name: editorOf(stored, t), date: formatMoment(stored.updatedAt) },
          fields: formatList([...new Set(fields)]),
        })}
    </SaveConflict>
  );
}

/** Who saved it last, as far as the reader may know. */
const editorOf = ({ updatedBy }: ManagedOffer, t: TFunction<'managedOffers'>): string =>
  updatedBy.author ?? t(updatedBy.byTeam ? 'conflict.team' : 'conflict.somebody');

/** Said after changes were put together without a question. */
export const mergedWith = ({ updatedBy: { author, byTeam } }: ManagedOffer, t: TFunction<'managedOffers'>): string =>
  author
    ? t('conflict.merged', { name: author })
    : t(byTeam ? 'conflict.mergedWithTeam' : 'conflict.mergedWithSomebody');
