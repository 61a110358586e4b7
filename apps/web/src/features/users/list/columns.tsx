import type { UserListRow } from '@fonendo/contract/users/users.schema';
import { isDoctor, isHospitalStaff } from '@fonendo/domain/auth/policy-group';
import type { UserStanding } from '@fonendo/domain/users/user.policy';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoment, formatShortDay } from '../../../platform/format.ts';
import { groupKey } from '../../../platform/session/group-key.ts';
import type { StatusGlyphName } from '../../../ui/marks/status-glyph.tsx';
import { type BadgeTone, ToneBadge } from '../../../ui/marks/tone-badge.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { MailAddress } from '../../../ui/table/mail-address.tsx';
import rows from '../../../ui/table/row-link.module.css';
import classes from './users.module.css';

/** The keys of sortable columns are those of the API. */
export function useUserColumns(): readonly Column<UserListRow>[] {
  const { t } = useTranslation(['users', 'core']);
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sortable: true,
      cell: ({ id, name, email }) => (
        <>
          <Link to="/users/$id" params={{ id }} className={rows.link}>
            {name || t('deletedName')}
          </Link>
          <MailAddress>{email}</MailAddress>
        </>
      ),
    },
    {
      key: 'group',
      header: t('columns.group'),
      cell: ({ policyGroups, hospital, hospitalRole, accessUntil }) => (
        <>
          {policyGroups.map((group) => t(`core:${groupKey(group, hospitalRole)}`)).join(', ')}
          {isHospitalStaff(policyGroups) && <span className={rows.second}>{hospital ?? t('noHospital')}</span>}
          {accessUntil && <span className={rows.second}>{t('accessUntil', { date: formatDay(accessUntil) })}</span>}
        </>
      ),
    },
    {
      key: 'paid',
      spare: 1,
      header: t('columns.paid'),
      cell: ({ paid, policyGroups }) => {
        if (paid.length > 0) return paid.map((product) => t(`paid.${product}`)).join(', ');
        return isDoctor(policyGroups) ? <span className={classes.soft}>{t('paidNothing')}</span> : null;
      },
    },
    {
      key: 'created',
      header: t('columns.created'),
      sortable: true,
      cell: ({ createdAt }) => (
        <time className={classes.day} dateTime={createdAt} title={formatMoment(createdAt)}>
          {formatShortDay(createdAt)}
        </time>
      ),
    },
    { key: 'standing', header: t('columns.standing'), cell: (row) => <Standing row={row} /> },
  ];
}

/** Whether the address is verified is said of those alone who have not done it and could still sign in. */
export function Standing({ row: { standing, verified } }: { row: UserListRow }) {
  return standing === 'active' && !verified ? <Verified verified={false} /> : <StandingBadge standing={standing} />;
}

const looks: Record<UserStanding, { tone: BadgeTone; glyph: StatusGlyphName }> = {
  active: { tone: 'teal', glyph: 'dot' },
  blocked: { tone: 'bad', glyph: 'slash' },
  deleted: { tone: 'neutral', glyph: 'minus' },
};

export function StandingBadge({ standing }: { standing: UserStanding }) {
  const { t } = useTranslation('users');
  return <ToneBadge {...looks[standing]}>{t(`standings.${standing}`)}</ToneBadge>;
}

export function Verified({ verified }: { verified: boolean }) {
  const { t } = useTranslation('users');
  if (verified) return <span className={classes.soft}>{t('verified')}</span>;
  return (
    <ToneBadge tone="warn" glyph="clock">
      {t('notVerified')}
    </ToneBadge>
  );
}
