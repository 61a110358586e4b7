import type { DoctorDashboard } from '@fonendo/contract/dashboards.schema';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ArrowRight, BriefcaseMedical } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { OfferCard } from '../offers/offers.public.ts';
import classes from './doctor/doctor-dashboard.module.css';
import { offersLink } from './figure-links.ts';

type Offers = DoctorDashboard['offers'];

/** The newest offers with a high match that are new to the doctor; the search shows all of them. */
export function FittingOffers({ offers }: { offers: Offers }) {
  const { t } = useTranslation('dashboards');
  return (
    <Section
      title={t('doctor.offers.title')}
      {...(offers && offers.count > 0 && { aside: <SeeAll count={offers.count} filter={offers.filter} /> })}
    >
      {offers && offers.items.length > 0 ? (
        <Suspense fallback={<LoadingState of="rows" rows={offers.items.length} />}>
          <Card padding="rows" as="ul">
            {offers.items.map((offer) => (
              <OfferCard key={offer.id} offer={offer} selected={false} address={{}} />
            ))}
          </Card>
        </Suspense>
      ) : (
        <Card>
          <Empty kind={emptyKind(offers)} />
        </Card>
      )}
    </Section>
  );
}

function SeeAll({ count, filter }: Pick<NonNullable<Offers>, 'count' | 'filter'>) {
  const { t } = useTranslation('dashboards');
  return (
    <Link {...offersLink(filter)} className={classes.see}>
      {t('doctor.offers.see', { count })}
      <ArrowRight size={15} aria-hidden />
    </Link>
  );
}

type EmptyKind = 'none' | 'applied' | 'unknown';

/** No offer matches, the doctor has applied to all that do, or the profile has no speciality to compare. */
function emptyKind(offers: Offers): EmptyKind {
  if (!offers) return 'unknown';
  return offers.count > 0 ? 'applied' : 'none';
}

function Empty({ kind }: { kind: EmptyKind }) {
  const { t } = useTranslation('dashboards');
  return (
    <EmptyState
      icon={<BriefcaseMedical size={26} strokeWidth={1.75} aria-hidden />}
      title={t(`doctor.offers.${kind}`)}
      description={t(`doctor.offers.${kind}Help`)}
      action={
        <Button
          variant="default"
          renderRoot={(props) =>
            kind === 'unknown' ? (
              <Link to="/account" search={{ tab: 'personal' }} hash="speciality" {...props} />
            ) : (
              <Link to="/offers" {...props} />
            )
          }
        >
          {t(kind === 'unknown' ? 'doctor.offers.tell' : 'doctor.offers.all')}
        </Button>
      }
    />
  );
}
