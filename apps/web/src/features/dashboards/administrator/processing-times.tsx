import type { AdministratorDashboard, ListFigure } from '@fonendo/contract/dashboards.schema';
import { processingTargets, type Trend, trendOf } from '@fonendo/domain/dashboards/trends';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatMonth, formatNumber } from '../../../platform/format.ts';
import { Change } from '../change.tsx';
import { ChartTable } from '../charts/chart-table.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { TargetBar } from '../charts/target-bar.tsx';
import classes from '../dashboards.module.css';
import { petitionsLink } from '../figure-links.ts';
import { Panel } from '../panel.tsx';

type Months = AdministratorDashboard['times'];
type Part = keyof typeof processingTargets;

/** Processing times of the team and of the ministry beside their targets: the last month, and the months before it. */
export function ProcessingTimes({ months, overdue }: { months: Months; overdue: ListFigure }) {
  const { t } = useTranslation('dashboards');
  const isMarked = months.some(({ ours, ministry }) => ours ?? ministry);
  return (
    <Panel title={t('times.title')} note={t('times.unit')}>
      <Times part="ours" months={months} />
      <Times part="ministry" months={months} />
      <p className={classes.foot}>
        {isMarked && t('times.mark')}{' '}
        {overdue.count > 0 && (
          <Link {...petitionsLink(overdue.filter)} className={classes.see}>
            {t('times.overdue', { count: overdue.count })}
          </Link>
        )}
      </p>
    </Panel>
  );
}

function Times({ part, months }: { part: Part; months: Months }) {
  const { t } = useTranslation('dashboards');
  const points = months.map((month) => ({ month: month.month, times: month[part] }));
  const trend = trendOf(points.map(({ times }) => times?.medianDays ?? null));
  const last = trend ? points[trend.at] : undefined;
  return (
    <div className={classes.times}>
      <h3 className={classes.chartTitle}>{t(`times.${part}`)}</h3>
      {trend && last?.times ? (
        <>
          <p className={classes.timesFigure}>
            <Link
              {...petitionsLink(last.times.filter)}
              className={classes.bigFigure}
              data-late={trend.value > processingTargets[part] || undefined}
            >
              {t('days', { count: trend.value })}
            </Link>
            <span className={classes.panelNote}>{t(`times.target.${part}`, { days: processingTargets[part] })}</span>
          </p>
          <TargetBar value={trend.value} target={processingTargets[part]} />
          <p className={classes.support}>
            {t('times.last', { month: formatMonth(last.month), count: last.times.p90Days })}
            <Compared trend={trend} month={points[trend.before?.at ?? -1]?.month} />
          </p>
          <ChartTable
            caption={t(`times.${part}`)}
            head={[t('money.month'), t('times.median'), t('times.p90Short'), t('chart.figure')]}
            rows={points.flatMap(({ month, times }) =>
              times ? [[formatMonth(month), ...[times.medianDays, times.p90Days, times.count].map(formatNumber)]] : [],
            )}
          />
          {trend.isDrawn && (
            <LineChart
              label={t(`times.${part}`)}
              target={processingTargets[part]}
              points={points.map(
                ({ month, times }) =>
                  times && {
                    key: month,
                    value: times.medianDays,
                    upper: times.p90Days,
                    label: `${formatMonth(month)}: ${t('days', { count: times.medianDays })}, ${t('times.cases', { count: times.count })}`,
                    link: petitionsLink(times.filter),
                  },
              )}
            />
          )}
        </>
      ) : (
        <p className={classes.support}>{t('times.none')}</p>
      )}
    </div>
  );
}

function Compared({ trend, month }: { trend: Trend; month: string | undefined }) {
  const { t } = useTranslation('dashboards');
  if (!trend.before || !month) return null;
  const by = trend.value - trend.before.value;
  const direction = by > 0 ? 'more' : by < 0 ? 'less' : 'same';
  return (
    <Change by={by} welcome="less">
      {t(`times.${direction}`, { count: Math.abs(by), month: formatMonth(month) })}
    </Change>
  );
}
