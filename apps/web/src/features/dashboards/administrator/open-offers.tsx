import type { AdministratorDashboard } from '@fonendo/contract/dashboards.schema';
import { communities, communityCodes } from '@fonendo/domain/reference/communities';
import { MapPin } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { CommunityMap } from '../../offers/offers.public.ts';
import { managedOffersLink } from '../figure-links.ts';
import { Panel } from '../panel.tsx';
import classes from '../places.module.css';

type Props = { places: AdministratorDashboard['openOffers'] };

/** Where hospitals offer something, and where nobody does. */
export function OpenOffers({ places }: Props) {
  const { t } = useTranslation('dashboards');
  const total = places.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel
      title={t('places.title')}
      {...(total > 0 && { note: formatNumber(total) })}
      see={{ link: managedOffersLink({ view: 'approved' }), label: t('seeAll') }}
    >
      {total === 0 ? (
        <EmptyState
          icon={<MapPin size={26} strokeWidth={1.75} aria-hidden />}
          title={t('places.empty')}
          description={t('places.emptyHelp')}
        />
      ) : (
        <Places places={places} />
      )}
    </Panel>
  );
}

function Places({ places }: Props) {
  const { t, i18n } = useTranslation('dashboards');
  const empty = communityCodes.filter((code) => !places.some(({ community }) => community === code));
  const names = empty.map((code) => communities[code].name);
  return (
    <>
      <div className={classes.places}>
        <Suspense fallback={<LoadingState of="text" />}>
          <CommunityMap
            label={t('places.title')}
            counts={places.map(({ community, count }) => ({ value: community, count }))}
            labelOf={(place, count) => t('places.at', { place, count })}
          />
        </Suspense>
        <ul className={classes.list}>
          {places.map(({ community, count }) => (
            <li key={community} className={classes.row}>
              <span>{communities[community].name}</span>
              <span className={classes.count}>{formatNumber(count)}</span>
            </li>
          ))}
        </ul>
      </div>
      {names.length > 0 && (
        <p className={classes.none}>
          {t('places.none', { places: new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names) })}
        </p>
      )}
    </>
  );
}
