import type { FoundOffer } from '@fonendo/contract/offer-search.schema';
import { communities } from '@fonendo/domain/communities';
import { tellingReason } from '@fonendo/domain/offer-match';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Match } from '../../ui/match.tsx';
import { StatusBadge } from '../statuses/statuses.public.ts';
import { formatAge } from './offer-age.ts';
import classes from './offer-card.module.css';
import { offerSalary } from './offer-facts.tsx';
import { useReasonText } from './offer-match.tsx';
import type { OffersAddress } from './offers-address.ts';

type Props = { offer: FoundOffer; selected: boolean; address: OffersAddress };

/** An offer in the list: what matters, and why it fits. It opens beside the list and keeps the filters. */
export function OfferCard({ offer, selected, address }: Props) {
  const { t } = useTranslation('offers');
  const reasonText = useReasonText();
  const reason = tellingReason(offer.match);
  return (
    <li className={classes.item}>
      <Link
        to="/offers/$id"
        params={{ id: offer.id }}
        search={address}
        resetScroll={false}
        viewTransition={false}
        className={classes.card}
        data-card={offer.id}
        data-selected={selected || undefined}
      >
        <span className={classes.head}>
          <span className={classes.name}>{offer.name}</span>
          {offer.candidacy ? (
            <StatusBadge of="candidacy" status={offer.candidacy.status} />
          ) : (
            <time className={classes.age} dateTime={offer.publishedAt}>
              {formatAge(offer.publishedAt)}
            </time>
          )}
        </span>
        <span className={classes.place}>
          {offer.hospital.name} · {communities[offer.community].name}
        </span>
        <span className={classes.salary}>
          <strong>{offerSalary(offer)}</strong> {t('facts.gross')}
        </span>
        <span className={classes.terms}>
          {t(`contractType.${offer.contractType}`)} ·{' '}
          {t([`workingDayAlone.${offer.workingDay}` as 'workingDayAlone.full', `workingDay.${offer.workingDay}`])}
        </span>
        <span className={classes.match}>
          <Match level={offer.match.level} {...(reason && { reason: reasonText(reason) })} />
        </span>
      </Link>
    </li>
  );
}
