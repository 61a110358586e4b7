import { Alert, Button } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatList, formatMoment } from '../../platform/format.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { type OfferAutosave, type WriteSnapshot, writtenOf } from './write-autosave.ts';
import classes from './write-offer.module.css';
import { differingFields } from './write-storable.ts';

/** Two versions and one person who knows which is right: nothing happens unasked. */
export function WriteConflict({ snapshot, autosave }: { snapshot: WriteSnapshot; autosave: OfferAutosave }) {
  const { t } = useTranslation('managedOffers');
  const confirm = useConfirm();
  const { offer, content } = snapshot;
  const fields = differingFields(writtenOf(offer), content).map((field) =>
    (field === 'salaryMin' || field === 'salaryMax' ? t('fields.salary') : t(`fields.${field}`)).toLocaleLowerCase(),
  );

  const keepMine = async () => {
    const question = { title: t('conflict.keepTitle'), description: t('conflict.keepText') };
    if (await confirm({ ...question, action: t('conflict.keepAction') })) await autosave.keepMine();
  };

  const takeTheirs = async () => {
    const question = { title: t('conflict.takeTitle'), description: t('conflict.takeText') };
    if (await confirm({ ...question, action: t('conflict.takeAction'), destructive: true })) autosave.takeTheirs();
  };

  return (
    <Alert
      role="alert"
      className={classes.conflict ?? ''}
      icon={<TriangleAlert size={18} aria-hidden />}
      title={t('conflict.title')}
    >
      <p className={classes.alertText}>
        {t('conflict.text', { date: offer ? formatMoment(offer.updatedAt) : '' })}{' '}
        {fields.length > 0 && t('conflict.differs', { fields: formatList([...new Set(fields)]) })}
      </p>
      <div className={classes.alertActions}>
        <Button size="sm" onClick={() => void keepMine()}>
          {t('conflict.keepMine')}
        </Button>
        <Button size="sm" variant="default" onClick={() => void takeTheirs()}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </Alert>
  );
}
