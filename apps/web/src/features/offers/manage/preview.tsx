import type { OfferDraft } from '@fonendo/domain/offers/offer';
import { communities } from '@fonendo/domain/reference/communities';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { OfferFacts } from '../detail/offer-facts.tsx';
import classes from './managed-offer.module.css';

type Props = {
  content: OfferDraft;
  /** Null while nothing is stored yet. */
  hospital: { name: string; city: string } | null;
  label: string;
};

/** An offer as doctors read it. */
export function OfferPreview({ content, hospital, label }: Props) {
  const { t } = useTranslation('managedOffers');
  const { name, community, description } = content;
  const place = [hospital?.name, hospital?.city, community && communities[community].name].filter(Boolean).join(' · ');
  return (
    <section aria-label={label} className={classes.preview}>
      <p className={classes.previewLabel}>{label}</p>
      <Card as="article" label={name ?? t('untitled')}>
        <h2 className={classes.previewName}>{name ?? t('untitled')}</h2>
        <p className={classes.previewPlace}>{place}</p>
        <OfferFacts offer={content} />
        <h3 className={classes.previewHeading}>{t('offer.aboutPost')}</h3>
        {description ? (
          <p className={classes.description}>{description}</p>
        ) : (
          <p className={classes.nothing}>{t('offer.noDescription')}</p>
        )}
      </Card>
    </section>
  );
}
