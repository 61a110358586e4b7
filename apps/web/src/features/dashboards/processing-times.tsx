import type { AdministratorDashboard } from '@fonendo/contract/dashboards.schema';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatMonth, formatNumber } from '../../platform/format.ts';
import { ChartTable } from './charts/chart-table.tsx';
import { LineChart } from './charts/line-chart.tsx';
import classes from './dashboards.module.css';
import { petitionsLink } from './figure-links.ts';
import { Panel } from './panel.tsx';

type Months = AdministratorDashboard['times'];

/** Processing times of the team and of the ministry: median and 90th percentile of each month. */
export function ProcessingTimes({ months }: { months: Months }) {
  const { t } = useTranslation('dashboards');
  return (
    <Panel title={t('times.title')} note={t('times.unit')}>
      <Times part="ours" months={months} />
      <Times part="ministry" months={months} />
    </Panel>
  );
}

function Times({ part, months }: { part: 'ours' | 'ministry'; months: Months }) {
  const { t } = useTranslation('dashboards');
  const points = months.map((month) => ({ month: month.month, times: month[part] }));
  const last = points.findLast(({ times }) => times !== null);
  return (
    <div className={classes.times}>
      <h3 className={classes.chartTitle}>{t(`times.${part}`)}</h3>
      {last?.times ? (
        <>
          <p className={classes.headline}>
            <Link {...petitionsLink(last.times.filter)} className={classes.bigFigure}>
              {t('days', { count: last.times.medianDays })}
            </Link>{' '}
            <span className={classes.panelNote}>{formatMonth(last.month)}</span>
          </p>
          <p className={classes.support}>{t('times.p90', { count: last.times.p90Days })}</p>
          <ChartTable
            caption={t(`times.${part}`)}
            head={[t('money.month'), t('times.median'), t('times.p90Short'), t('chart.figure')]}
            rows={points.flatMap(({ month, times }) =>
              times ? [[formatMonth(month), ...[times.medianDays, times.p90Days, times.count].map(formatNumber)]] : [],
            )}
          />
          <LineChart
            label={t(`times.${part}`)}
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
        </>
      ) : (
        <p className={classes.support}>{t('times.none')}</p>
      )}
    </div>
  );
}
