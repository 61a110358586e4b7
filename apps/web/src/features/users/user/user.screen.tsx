import type { UserDetail } from '@fonendo/contract/users/users.schema';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { Alert, Button } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Ban, Building2, CalendarClock, Info, MailWarning, MailX, UserX } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useChooseHospital } from '../../../platform/answers/use-choose-hospital.ts';
import { formatDay, formatDayOf, formatMoment } from '../../../platform/format.ts';
import { useInPerson, useSession } from '../../../platform/session/auth-state.ts';
import { groupKey } from '../../../platform/session/group-key.ts';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PageTabs } from '../../../ui/page-tabs.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { useTabTitle } from '../../../ui/tab-title.ts';
import type { UserAddress } from '../list/address.ts';
import { StandingBadge, Verified } from '../list/columns.tsx';
import { userQuery } from '../users.queries.ts';
import { UserActions } from './actions.tsx';
import { UserTabContent } from './tab-content.tsx';
import { shownTab, tabsFor, type UserTab } from './tabs.ts';
import classes from './user.module.css';

type Props = { id: string; address: UserAddress; onTab: (tab: UserTab) => void };

/** Everything about one person, with the actions; for administrators. */
export function UserScreen({ id, address, onTab }: Props) {
  const { t } = useTranslation('users');
  const query = useQuery(userQuery(id));
  return (
    <AnswerFrame query={query} failed={t('detail.failed')} failedHelp={t('detail.failedHelp')}>
      {(user) => <Detail user={user} address={address} onTab={onTab} />}
    </AnswerFrame>
  );
}

function Detail({ user, address, onTab }: Omit<Props, 'id'> & { user: UserDetail }) {
  const { t } = useTranslation(['users', 'core']);
  const name = `${user.firstname} ${user.lastname}`.trim() || t('deletedName');
  const tabs = tabsFor(user);
  useTabTitle(name, t('heading'));
  const shown = shownTab(user, address.tab);
  return (
    <div data-density="workplace">
      <PageHeader
        breadcrumb={[
          <Link key="users" to="/users" activeOptions={{ exact: true }}>
            {t('detail.back')}
          </Link>,
        ]}
        title={
          <span className={classes.title}>
            <PersonAvatar name={name} size={40} />
            <span className={classes.name}>{name}</span>
          </span>
        }
        meta={
          <>
            <StandingBadge standing={user.standing} />
            {user.standing !== 'deleted' && <Verified verified={user.verified} />}
            <span>
              {user.policyGroups.map((group) => t(`core:${groupKey(group, user.hospital?.role)}`)).join(', ')}
            </span>
            <span>{t('detail.since', { date: formatDayOf(user.createdAt) })}</span>
            <span>
              {user.lastSeenAt ? t('detail.seen', { moment: formatMoment(user.lastSeenAt) }) : t('detail.neverSeen')}
            </span>
          </>
        }
        actions={<UserActions user={user} name={name} />}
      />
      <Notices user={user} />
      <PageTabs
        label={t('tabs.label')}
        tabs={tabs}
        nameOf={(tab) => t(`tabs.${tab}`)}
        shown={shown}
        onTab={onTab}
        panelClass={classes.panel}
      >
        <Suspense fallback={<LoadingState of="rows" />}>
          <UserTabContent tab={shown} user={user} name={name} />
        </Suspense>
      </PageTabs>
    </div>
  );
}

/** What keeps the person from signing in, mail from reaching them, or us from changing anything. */
function Notices({ user }: { user: UserDetail }) {
  const { t } = useTranslation(['users', 'bounces']);
  const session = useSession();
  const notice = (icon: ReactNode, title: string, text?: ReactNode) => (
    <Alert className={classes.notice ?? ''} icon={icon} title={title}>
      {text}
    </Alert>
  );
  const { undeliverable, complainedAt } = user.bounce ?? {};
  const oneself = session?.userId === user.id;
  const hasEnded = user.accessUntil !== null && user.accessUntil < madridDate(new Date());
  const outOfReach = !oneself && user.standing !== 'deleted' && user.can.actions.length === 0;
  return (
    <>
      {user.blocked &&
        user.standing === 'blocked' &&
        notice(
          <Ban size={18} aria-hidden />,
          t('detail.blockedSince', { date: formatMoment(user.blocked.at) }),
          user.blocked.reason,
        )}
      {user.deletedAt &&
        notice(
          <UserX size={18} aria-hidden />,
          t('detail.deletedOn', { date: formatMoment(user.deletedAt) }),
          t('detail.deletedHelp'),
        )}
      {user.accessUntil &&
        user.standing === 'active' &&
        notice(
          <CalendarClock size={18} aria-hidden />,
          t(hasEnded ? 'detail.accessEnded' : 'detail.accessWillEnd', { date: formatDay(user.accessUntil) }),
          t(hasEnded ? 'detail.accessEndedHelp' : 'detail.accessWillEndHelp'),
        )}
      {undeliverable &&
        notice(
          <MailWarning size={18} aria-hidden />,
          t('detail.undeliverable', { date: formatMoment(undeliverable.since) }),
          [
            t(`bounces:reasons.${undeliverable.reason}`),
            t('detail.undeliverableSaid', { said: undeliverable.diagnostic ?? undeliverable.status }),
            t('detail.undeliverableHelp'),
          ].join(' '),
        )}
      {complainedAt &&
        notice(
          <MailX size={18} aria-hidden />,
          t('detail.complained', { date: formatMoment(complainedAt) }),
          t('detail.complainedHelp'),
        )}
      {user.hospital?.blocked && notice(<Building2 size={18} aria-hidden />, t('detail.blockedHospital'))}
      {user.hospital?.lastAdministrator &&
        notice(
          <Info size={18} aria-hidden />,
          t('detail.lastAdministrator', { hospital: user.hospital.name }),
          <AnotherAdministrator hospital={user.hospital} />,
        )}
      {oneself && notice(<Info size={18} aria-hidden />, t('detail.self'))}
      {outOfReach && notice(<Info size={18} aria-hidden />, t('detail.outOfReach'))}
    </>
  );
}

/** Why the account of whoever alone administers a hospital is left as it is, and the way to change that. */
function AnotherAdministrator({ hospital: { id, name } }: { hospital: NonNullable<UserDetail['hospital']> }) {
  const { t } = useTranslation('users');
  const choose = useChooseHospital();
  const navigate = useNavigate();
  const inPerson = useInPerson();

  function invite() {
    choose({ id, name });
    void navigate({ to: '/profiles', search: { invite: 'member' } });
  }

  return (
    <>
      <div>{t('detail.lastAdministratorHelp')}</div>
      {inPerson && (
        <Button variant="default" size="sm" mt="xs" onClick={invite}>
          {t('detail.inviteAnother')}
        </Button>
      )}
    </>
  );
}
