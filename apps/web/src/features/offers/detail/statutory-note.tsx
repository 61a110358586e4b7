import type { OfferForDoctor } from '@fonendo/contract/offers/search.schema';
import { communities } from '@fonendo/domain/reference/communities';
import { publicPostsCheckedOn, statutoryNote } from '@fonendo/domain/reference/statutory-posts';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../platform/format.ts';
import classes from './offer-detail.module.css';

/** Shown to doctors only, and to all of them, on every statutory post. */
export function StatutoryNote({ offer }: { offer: OfferForDoctor }) {
  const { t } = useTranslation('offers');
  const note = statutoryNote(offer, madridDate(new Date()));
  if (!note) return null;
  const community = communities[offer.community].name;
  return (
    <section className={classes.note}>
      <Info size={18} strokeWidth={1.75} aria-hidden className={classes.noteIcon} />
      <div>
        <h2 className={classes.section}>{t('detail.statutory.title')}</h2>
        <p className={classes.support}>
          {t('detail.statutory.rule')}{' '}
          {note.exemptUntil
            ? t('detail.statutory.exempt', { community, until: formatDay(note.exemptUntil, 'long') })
            : t('detail.statutory.notExempt', { community })}
        </p>
        <p className={classes.support}>
          {t('detail.statutory.private', { checked: formatDay(publicPostsCheckedOn, 'long') })}
        </p>
      </div>
    </section>
  );
}
