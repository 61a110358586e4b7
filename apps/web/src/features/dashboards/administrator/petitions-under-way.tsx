import type { AdministratorDashboard } from '@fonendo/contract/dashboards.schema';
import { Link } from '@tanstack/react-router';
import { Stamp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import { ChartTable } from '../charts/chart-table.tsx';
import { ColumnChart } from '../charts/column-chart.tsx';
import { StackedBars } from '../charts/stacked-bars.tsx';
import classes from '../dashboards.module.css';
import { petitionsLink } from '../figure-links.ts';
import { Legend } from '../legend.tsx';
import { Panel } from '../panel.tsx';

type Petitions = AdministratorDashboard['petitions'];

const tones = { young: 'young', middle: 'older', late: 'late' } as const;

/** Petitions by status and waiting time. */
export function PetitionsUnderWay({ petitions }: { petitions: Petitions }) {
  const { t } = useTranslation('dashboards');
  const { inHand, sent } = petitions;
  const total = inHand.reduce((sum, { count }) => sum + count, sent.count);
  return (
    <Panel
      title={t('petitions.title')}
      {...(total > 0 && { note: t('petitions.total', { count: total }) })}
      see={{ link: petitionsLink({}), label: t('seeAll') }}
    >
      {total === 0 ? (
        <EmptyState
          icon={<Stamp size={26} strokeWidth={1.75} aria-hidden />}
          title={t('petitions.none')}
          description={t('petitions.noneHelp')}
        />
      ) : (
        <>
          <InHand rows={inHand} />
          <Sent sent={sent} />
        </>
      )}
    </Panel>
  );
}

function InHand({ rows }: { rows: Petitions['inHand'] }) {
  const { t } = useTranslation(['dashboards', 'core']);
  const name = (status: 'Pending' | 'Review') => t(`core:statuses.petition.${status}`);
  return (
    <>
      <div className={classes.chartHead}>
        <h3 className={classes.chartTitle}>{t('petitions.inHand')}</h3>
        <Legend
          items={(['young', 'middle', 'late'] as const).map((age) => ({
            tone: tones[age],
            name: t(`petitions.ages.${age}`),
          }))}
        />
      </div>
      <ChartTable
        caption={t('petitions.handTable')}
        head={[t('chart.what'), ...(['young', 'middle', 'late'] as const).map((age) => t(`petitions.ages.${age}`))]}
        rows={rows.map(({ status, ages }) => [name(status), ...ages.map(({ count }) => formatNumber(count))])}
      />
      <StackedBars
        rows={rows.map(({ status, count, filter, ages }) => ({
          key: status,
          name: name(status),
          badge: <StatusBadge of="petition" status={status} />,
          count,
          link: petitionsLink(filter),
          segments: ages.map((age) => ({
            ...{ key: age.age, tone: tones[age.age], name: t(`petitions.ages.${age.age}`), value: age.count },
            link: petitionsLink(age.filter),
          })),
        }))}
      />
    </>
  );
}

/** The first half of the term is young, the second older, anything past it late. */
const monthTone = (month: string) => (month === 'over' ? 'late' : Number(month) <= 3 ? 'young' : 'older');

function Sent({ sent }: { sent: Petitions['sent'] }) {
  const { t } = useTranslation('dashboards');
  const name = (month: string) => (month === 'over' ? t('petitions.over') : t('petitions.month', { month }));
  return (
    <>
      <div className={classes.chartHead}>
        <Link {...petitionsLink(sent.filter)} className={classes.sentTotal}>
          <StatusBadge of="petition" status="Sended" /> {formatNumber(sent.count)}
        </Link>
        <span className={classes.panelNote}>{t('petitions.sent')}</span>
      </div>
      <ChartTable
        caption={t('petitions.sentTable')}
        head={[t('petitions.sent'), t('chart.figure')]}
        rows={sent.months.map(({ month, count }) => [name(month), formatNumber(count)])}
      />
      <ColumnChart
        label={t('petitions.sentTable')}
        limit={t('petitions.limit')}
        height={148}
        columns={sent.months.map(({ month, count, filter }) => ({
          key: month,
          name: name(month),
          ...(month === 'over' && { shortName: t('petitions.overShort') }),
          label: `${t('petitions.sent')}, ${name(month)}: ${formatNumber(count)}`,
          value: count,
          figure: formatNumber(count),
          tone: monthTone(month),
          link: petitionsLink(filter),
        }))}
      />
    </>
  );
}
