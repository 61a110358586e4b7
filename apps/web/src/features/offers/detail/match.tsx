import type { FoundOffer } from '@fonendo/contract/offers/search.schema';
import { VisuallyHidden } from '@mantine/core';
import { Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Match } from '../../../ui/marks/match.tsx';
import { useMatchReason } from '../../statuses/statuses.public.ts';
import classes from './offer-detail.module.css';

type OfferMatch = FoundOffer['match'];
type Reason = OfferMatch['reasons'][number];

/** "Por qué encaja contigo": reasons for the match, and what to bear in mind. */
export function OfferMatchBox({ match }: { match: OfferMatch }) {
  const { t } = useTranslation('offers');
  const text = useReasonText();
  return (
    <section className={classes.match}>
      <header className={classes.matchHead}>
        <h2 className={classes.section}>{t(match.level === 'low' ? 'match.titleLow' : 'match.title')}</h2>
        <Match level={match.level} />
      </header>
      <ul className={classes.reasons}>
        {match.reasons.map((reason) => (
          <li key={reason.key} className={classes.reason} data-fits={reason.fits}>
            {reason.fits ? <Check size={18} aria-hidden /> : <TriangleAlert size={18} aria-hidden />}
            <span>
              <VisuallyHidden>{t(reason.fits ? 'match.fits' : 'match.mind')} </VisuallyHidden>
              {text(reason)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function useReasonText(): (reason: Reason) => string {
  const { t } = useTranslation('offers');
  const text = useMatchReason();
  return (reason) => (reason.key === 'recognition' ? t(`match.recognition.${reason.state}`) : text(reason));
}
