import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './back-to-offer.module.css';
import { findLeftOffer, type LeftOffer } from './return-to-offer.ts';

/** A link back for doctors who left an offer to complete their profile or to pay; otherwise nothing. */
export function BackToOffer() {
  const offer = findLeftOffer();
  if (!offer) return null;
  // Its texts are loaded only for them.
  return (
    <Suspense>
      <Way offer={offer} />
    </Suspense>
  );
}

function Way({ offer: { id, name } }: { offer: LeftOffer }) {
  const { t } = useTranslation('candidacies');
  return (
    <Link to="/offers/$id" params={{ id }} className={classes.back}>
      <ArrowLeft size={16} aria-hidden /> {name === null ? t('backToAsked') : t('back', { offer: name })}
    </Link>
  );
}
