import type { FoundOffer } from '@fonendo/contract/offers/search.schema';
import { tellingReason } from '@fonendo/domain/offers/match';
import { communities } from '@fonendo/domain/reference/communities';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDaysAgo, formatShortDay } from '../../../platform/format.ts';
import { Match } from '../../../ui/marks/match.tsx';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import { useReasonText } from '../detail/match.tsx';
import { offerSalary } from '../detail/offer-facts.tsx';
import { useWorkingDayAlone } from '../terms.ts';
import type { OffersAddress } from './address.ts';
import classes from './offer-card.module.css';
import { markOpened, openedCardId } from './opened-offer.ts';

type Props = { offer: FoundOffer; selected: boolean; address: OffersAddress };

/** An offer in the list: the main facts, and its match. It opens beside the list and keeps the filters. */
export function OfferCard({ offer, selected, address }: Props) {
  const { t } = useTranslation('offers');
  const alone = useWorkingDayAlone();
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
        {...(selected && { id: openedCardId })}
        data-card={offer.id}
        data-selected={selected || undefined}
        onClick={() => markOpened(offer.id)}
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
          {t(`contractType.${offer.contractType}`)} · {alone(offer.workingDay)}
        </span>
        <span className={classes.match}>
          <Match level={offer.match.level} {...(reason && { reason: reasonText(reason) })} />
        </span>
      </Link>
    </li>
  );
}

const dayMs = 24 * 60 * 60 * 1000;
const daysInWords = 31;

/** "hace 2 días" for a month, then the date; days by the reader's calendar, so that yesterday is yesterday. */
function formatAge(iso: string, now = new Date()): string {
  const days = Math.round((midnight(now) - midnight(new Date(iso))) / dayMs);
  if (days > daysInWords) return formatShortDay(iso);
  const words = formatDaysAgo(Math.max(days, 0));
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

const midnight = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
