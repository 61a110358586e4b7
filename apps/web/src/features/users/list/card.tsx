import type { UserListRow } from '@fonendo/contract/users/users.schema';
import { isDoctor, isHospitalStaff } from '@fonendo/domain/auth/policy-group';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDay, formatShortDay } from '../../../platform/format.ts';
import { groupKey } from '../../../platform/session/group-key.ts';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import card from '../../../ui/table/row-card.module.css';
import rows from '../../../ui/table/row-link.module.css';
import classes from './card.module.css';
import { Standing } from './columns.tsx';

/** A person of the table on a narrow screen: who it is, and what is unusual. The whole card opens them. */
export function UserCard({ row }: { row: UserListRow }) {
  const { t } = useTranslation(['users', 'core']);
  const { id, email, policyGroups, hospital, hospitalRole, accessUntil, verified, paid, createdAt, standing } = row;
  const name = row.name || t('deletedName');
  const group = policyGroups.map((each) => t(`core:${groupKey(each, hospitalRole)}`)).join(', ');
  return (
    <>
      <div className={card.head}>
        <PersonAvatar name={name} size={40} />
        <div className={card.who}>
          <Link to="/users/$id" params={{ id }} className={rows.link}>
            {name}
          </Link>
          <span className={card.second}>{email}</span>
        </div>
      </div>
      <div className={card.facts}>
        <span>{group}</span>
        {(standing !== 'active' || !verified) && <Standing row={row} />}
      </div>
      <div className={card.foot}>
        <span>
          {isHospitalStaff(policyGroups) && (hospital ?? t('noHospital'))}
          {isDoctor(policyGroups) &&
            (paid.length > 0 ? paid.map((product) => t(`paid.${product}`)).join(', ') : t('noPayments'))}
          {accessUntil && t('accessUntil', { date: formatDay(accessUntil) })}
        </span>
        <time className={classes.day} dateTime={createdAt}>
          {t('since', { date: formatShortDay(createdAt) })}
        </time>
      </div>
    </>
  );
}
