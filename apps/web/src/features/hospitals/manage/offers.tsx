import type { HospitalDetail } from '@fonendo/contract/hospitals/list.schema';
import { offerStatuses } from '@fonendo/domain/offers/offer.lifecycle';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Card } from '../../../ui/card.tsx';
import { CountList } from '../../../ui/count-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import classes from './managed-hospital.module.css';

/** The number of offers in each status, with a link to the list. */
export function HospitalOffers({ detail: { hospital, offers } }: { detail: HospitalDetail }) {
  const { t } = useTranslation('hospitals');
  const total = offerStatuses.reduce((sum, status) => sum + offers[status], 0);
  return (
    <Section
      title={t('managed.detail.offers')}
      aside={
        total > 0 && (
          <Link to="/offers" search={{ hospital: hospital.id }} className={classes.link}>
            {t('managed.detail.allOffers')}
          </Link>
        )
      }
    >
      <Card>
        {total === 0 ? (
          <p className={classes.nothing}>{t('managed.detail.noOffers')}</p>
        ) : (
          <CountList
            counts={offerStatuses.map((status) => ({
              key: status,
              name: <StatusBadge of="offer" status={status} />,
              count: offers[status],
            }))}
            format={formatNumber}
          />
        )}
      </Card>
    </Section>
  );
}
