import type { DoctorDashboard } from '@fonendo/contract/dashboards.schema';
import { communities } from '@fonendo/domain/reference/communities';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Card } from '../../../ui/card.tsx';
import { areaClass } from '../../../ui/map/area-map.tsx';
import { Section } from '../../../ui/section.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { CommunityMap } from '../../offers/offers.public.ts';
import { offersLink } from '../figure-links.ts';
import classes from '../places.module.css';

/** In one community there is nothing to compare. */
const fewest = 2;

/** Where the fitting offers are: each community opens its own. */
export function OffersByPlace({ offers }: Pick<DoctorDashboard, 'offers'>) {
  const { t } = useTranslation('dashboards');
  if (!offers || offers.places.length < fewest) return null;
  const { places } = offers;
  const filterOf = new Map(places.map(({ community, filter }) => [community, filter]));
  return (
    <Section title={t('doctor.places.title')}>
      <Card>
        <div className={classes.places}>
          <Suspense fallback={<LoadingState of="text" />}>
            <CommunityMap
              label={t('doctor.places.map')}
              counts={places.map(({ community, count }) => ({ value: community, count }))}
              labelOf={(place, count) => t('places.at', { place, count })}
              wrap={(community, label, drawn) => (
                <Link {...offersLink(filterOf.get(community) ?? {})} className={areaClass} aria-label={label}>
                  {drawn}
                </Link>
              )}
            />
          </Suspense>
          <ul className={classes.list}>
            {places.map(({ community, count, filter }) => (
              <li key={community}>
                <Link {...offersLink(filter)} className={classes.row}>
                  <span>{communities[community].name}</span>
                  <span className={classes.count}>{formatNumber(count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Card>
    </Section>
  );
}
