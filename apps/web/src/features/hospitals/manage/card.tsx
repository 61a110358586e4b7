import type { HospitalListRow } from '@fonendo/contract/hospitals/list.schema';
import { communities } from '@fonendo/domain/reference/communities';
import { useTranslation } from 'react-i18next';
import { formatShortDay } from '../../../platform/format.ts';
import card from '../../../ui/table/row-card.module.css';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import { AccessBadge, HospitalLink } from './columns.tsx';
import classes from './managed-hospitals.module.css';
import type { ManagedHospitalsSearch } from './search.ts';

type Props = { row: HospitalListRow; search: ManagedHospitalsSearch; open: string | undefined };

/** A hospital of the table on a narrow screen: what it is, and what is unusual. The whole card opens it. */
export function HospitalCard({ row, search, open }: Props) {
  const { t } = useTranslation('hospitals');
  const { city, community, sector, approval, blocked, openOffers, createdAt } = row;
  return (
    <>
      <div className={card.head}>
        <div className={card.who}>
          <HospitalLink row={row} search={search} open={open} />
          <span className={card.second}>
            {city} · {communities[community].name}
          </span>
        </div>
      </div>
      <div className={card.facts}>
        <span className={classes.badges}>
          <StatusBadge of="hospital" status={approval.status} />
          {blocked && <AccessBadge blocked />}
        </span>
        <span>{t(`form.sectors.${sector}`)}</span>
      </div>
      <div className={card.foot}>
        <span>{t('managed.openOffers', { count: openOffers })}</span>
        <time className={classes.day} dateTime={createdAt}>
          {approval.status === 'pending'
            ? t('managed.review.pending', { date: formatShortDay(approval.since) })
            : t('managed.since', { date: formatShortDay(createdAt) })}
        </time>
      </div>
    </>
  );
}
