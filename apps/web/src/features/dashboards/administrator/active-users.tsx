import type { AdministratorDashboard } from '@fonendo/contract/dashboards.schema';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber, formatShortDay } from '../../../platform/format.ts';
import { Change } from '../change.tsx';
import { ChartTable } from '../charts/chart-table.tsx';
import { ColumnChart } from '../charts/column-chart.tsx';
import classes from '../dashboards.module.css';
import { usersLink } from '../figure-links.ts';
import { Panel } from '../panel.tsx';

/** Active users, and new registrations. */
export function ActiveUsers({ users }: { users: AdministratorDashboard['users'] }) {
  const { t } = useTranslation('dashboards');
  const largest = Math.max(...users.weeks.map(({ count }) => count));
  // It has not ended, so the sentence above the chart leaves it out: every name of it says so.
  const isRunning = (index: number) => index === users.weeks.length - 1;
  const weekName = (from: string, index: number) =>
    t(isRunning(index) ? 'users.runningWeek' : 'users.week', { date: formatDay(from, 'long') });
  return (
    <Panel title={t('users.title')} see={{ link: { to: '/users' }, label: t('users.see') }}>
      <ul className={classes.pair}>
        {users.active.map(({ side, count, joined, filter }) => (
          <li key={side}>
            <Link {...usersLink(filter)} className={classes.pairLink}>
              <span className={classes.bigFigure}>{formatNumber(count)}</span>
              <span className={classes.support}>{t(`users.${side}`, { count })}</span>
              <Change by={joined} welcome="more">
                {t('users.joined', { count: joined, date: formatShortDay(`${users.since}T12:00:00`) })}
              </Change>
            </Link>
          </li>
        ))}
      </ul>
      <h3 className={classes.chartTitle}>{t('users.weeks')}</h3>
      <Recent recent={users.recent} />
      <ChartTable
        caption={t('users.weeks')}
        head={[t('users.weeks'), t('chart.figure')]}
        rows={users.weeks.map(({ from, count }, index) => [weekName(from, index), formatNumber(count)])}
      />
      <ColumnChart
        label={t('users.weeks')}
        height={168}
        columns={users.weeks.map(({ from, count, filter }, index) => ({
          key: from,
          // There is room for every fourth label.
          name: isRunning(index) ? t('users.running') : index % 4 === 3 ? formatShortDay(`${from}T12:00:00`) : '',
          label: `${weekName(from, index)}: ${formatNumber(count)}`,
          value: count,
          ...((count === largest || isRunning(index)) && { figure: formatNumber(count) }),
          link: usersLink(filter),
          running: isRunning(index),
        }))}
      />
      <p className={classes.foot}>
        <Link to="/audit" className={classes.see}>
          {t('users.audit')}
        </Link>
      </p>
    </Panel>
  );
}

/** How many registered lately, beside the weeks before; nothing to compare while nobody ever did. */
function Recent({ recent }: { recent: AdministratorDashboard['users']['recent'] }) {
  const { t } = useTranslation('dashboards');
  const by = recent.count - recent.before;
  const direction = by > 0 ? 'more' : by < 0 ? 'less' : 'same';
  if (recent.count === 0 && recent.before === 0) return null;
  return (
    <p className={classes.support}>
      <Link {...usersLink(recent.filter)} className={classes.see}>
        {t('users.recent', { count: recent.count, weeks: recent.weeks })}
      </Link>
      <Change by={by} welcome="more">
        {t(`users.${direction}`, { difference: Math.abs(by), weeks: recent.weeks })}
      </Change>
    </p>
  );
}
