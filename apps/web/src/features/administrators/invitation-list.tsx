import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../platform/format.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { InvitationList } from '../profiles/invitations/invitations.public.ts';
import classes from './administrators.module.css';
import {
  administratorInvitationsQuery,
  cacheInvitations,
  resendInvitation,
  revokeInvitation,
} from './administrators.queries.ts';

const calls = {
  resend: resendInvitation,
  revoke: revokeInvitation,
  cache: cacheInvitations,
  invalidates: [queryKeys.administrators.invitations],
};

/** Administrators who were invited and have not accepted yet; nothing where there are none. */
export function AdministratorInvitations() {
  const { t } = useTranslation(['administrators', 'core']);
  const { data } = useQuery(administratorInvitationsQuery);
  if (!data || data.items.length === 0) return null;
  return (
    <div className={classes.invitations}>
      <InvitationList
        title={t('title')}
        invitations={data.items}
        roleOf={({ group }) => t(`core:groups.${group}`)}
        factOf={({ accessUntil }) => accessUntil && t('until', { date: formatDay(accessUntil) })}
        calls={calls}
      />
    </div>
  );
}
