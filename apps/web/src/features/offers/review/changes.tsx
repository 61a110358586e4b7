import type { OfferDraft, OfferField } from '@fonendo/domain/offers/offer';
import { communities } from '@fonendo/domain/reference/communities';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Card, CardRow } from '../../../ui/card.tsx';
import { offerSalary } from '../detail/offer-facts.tsx';
import { compareWords } from './difference.ts';
import classes from './review-offer.module.css';

type Row = { key: string; label: string; before: string; after: string };

/** The changes of a revision against the approved offer, field by field. */
export function OfferChanges({ before, after }: { before: OfferDraft; after: OfferDraft }) {
  const { t } = useTranslation('managedOffers');
  const shown = useShownValues();
  const rows = fields
    .map((key): Row => ({ key, label: t(`fields.${key}`), before: shown(before, key), after: shown(after, key) }))
    .filter((row) => row.before !== row.after);
  return (
    <section aria-label={t('review.changes')}>
      <h2 className={classes.lead}>
        {rows.length > 0 ? t('review.changed', { count: rows.length }) : t('review.unchanged')}
      </h2>
      {rows.length > 0 && (
        <Card padding="rows">
          {rows.map((row) => (
            <CardRow key={row.key}>
              <h3 className={classes.field}>{row.label}</h3>
              {row.key === 'description' || row.key === 'name' ? <Words row={row} /> : <Values row={row} />}
            </CardRow>
          ))}
        </Card>
      )}
    </section>
  );
}

const fields = [
  'name',
  'speciality',
  'community',
  'salary',
  'contractType',
  'workingDay',
  'yearsOfExperience',
  'vacancies',
  'description',
] as const;

type Shown = Exclude<OfferField, 'salaryMin' | 'salaryMax'> | 'salary';

function useShownValues(): (content: OfferDraft, field: Shown) => string {
  const { t } = useTranslation(['managedOffers', 'offers']);
  return (content, field) => {
    switch (field) {
      case 'salary':
        return offerSalary(content) ?? t('noSalary');
      case 'community':
        return content.community ? communities[content.community].name : t('noSalary');
      case 'contractType':
        return content.contractType ? t(`offers:contractType.${content.contractType}`) : t('noSalary');
      case 'workingDay':
        return content.workingDay ? t(`offers:workingDay.${content.workingDay}`) : t('noSalary');
      case 'yearsOfExperience':
        return content.yearsOfExperience === null
          ? t('noSalary')
          : t('offer.experience', { count: content.yearsOfExperience });
      case 'vacancies':
        return content.vacancies === null ? t('noSalary') : formatNumber(content.vacancies);
      default:
        return content[field] ?? '';
    }
  };
}

function Values({ row: { before, after } }: { row: Row }) {
  const { t } = useTranslation('managedOffers');
  return (
    <dl className={classes.values}>
      <div>
        <dt className={classes.side}>{t('review.before')}</dt>
        <dd className={classes.before}>{before}</dd>
      </div>
      <div>
        <dt className={classes.side}>{t('review.after')}</dt>
        <dd className={classes.after}>{after}</dd>
      </div>
    </dl>
  );
}

function Words({ row: { before, after } }: { row: Row }) {
  const { t } = useTranslation('managedOffers');
  let place = 0;
  return (
    <p className={classes.words}>
      {compareWords(before, after).map(({ kind, text }) => {
        const key = `${kind} ${place}`;
        place += text.length;
        if (kind === 'same') return <span key={key}>{text}</span>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <Mark key={key} className={classes[kind]}>
            <VisuallyHidden component="span">{` [${t(`review.${kind}`)}: `}</VisuallyHidden>
            {text}
            <VisuallyHidden component="span">] </VisuallyHidden>
          </Mark>
        );
      })}
    </p>
  );
}
