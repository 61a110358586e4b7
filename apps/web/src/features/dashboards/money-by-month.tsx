import type { AdministratorDashboard } from '@fonendo/contract/dashboards.schema';
import { localeTags } from '@fonendo/domain/shared/locale';
import { Link } from '@tanstack/react-router';
import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatCents, formatEuros, formatMonth, formatNumber } from '../../platform/format.ts';
import { currentLocale } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ChartTable } from './charts/chart-table.tsx';
import { ColumnChart } from './charts/column-chart.tsx';
import classes from './dashboards.module.css';
import { paymentsLink } from './figure-links.ts';
import { Panel } from './panel.tsx';

type Months = AdministratorDashboard['money'];

/** Payments per month before tax and without what was given back of them; payments made twice are listed separately. */
export function MoneyByMonth({ months }: { months: Months }) {
  const { t } = useTranslation('dashboards');
  const current = months.at(-1);
  const isEmpty = months.every(({ paid, refunded }) => paid.count + refunded.count === 0);
  return (
    <Panel title={t('money.title')} see={{ link: { to: '/payments' }, label: t('money.see') }}>
      {isEmpty || !current ? (
        <EmptyState
          icon={<Wallet size={26} strokeWidth={1.75} aria-hidden />}
          title={t('money.none')}
          description={t('money.noneHelp')}
        />
      ) : (
        <>
          <p className={classes.headline}>
            <Link {...paymentsLink(current.paid.filter)} className={classes.bigFigure}>
              {formatEuros(current.netCents / 100)}
            </Link>{' '}
            <span className={classes.panelNote}>{t('money.now', { month: monthName(current.month, 'long') })}</span>
          </p>
          <p className={classes.support}>
            {t('money.charged', { amount: formatCents(current.paid.cents) })}
            {current.rectifiedCents > 0 && `. ${t('money.rectified', { amount: formatCents(current.rectifiedCents) })}`}
          </p>
          <Chart months={months} />
          <Refunds months={months} />
        </>
      )}
    </Panel>
  );
}

const monthName = (month: string, style: 'long' | 'short') =>
  new Intl.DateTimeFormat(localeTags[currentLocale()], { month: style, timeZone: 'UTC' })
    .format(new Date(`${month}-01T00:00:00Z`))
    .replace('.', '');

function Chart({ months }: { months: Months }) {
  const { t } = useTranslation('dashboards');
  const best = Math.max(...months.map(({ netCents }) => netCents));
  return (
    <>
      <ChartTable
        caption={t('money.table')}
        head={[t('money.month'), t('money.net')]}
        rows={months.map(({ month, netCents }) => [formatMonth(month), formatCents(netCents)])}
      />
      <ColumnChart
        label={t('money.table')}
        height={228}
        axis={(euros) => formatNumber(euros)}
        columns={months.map(({ month, netCents, paid }, index) => ({
          key: month,
          name: monthName(month, 'short'),
          label: `${formatMonth(month)}: ${formatCents(netCents)}`,
          value: netCents / 100,
          // Only the highest column has a figure; the others are read from the axis.
          ...(netCents === best && { figure: formatEuros(netCents / 100) }),
          link: paymentsLink(paid.filter),
          running: index === months.length - 1,
        }))}
      />
    </>
  );
}

/** Refunds by month, the latest first, each with its list. */
function Refunds({ months }: { months: Months }) {
  const { t } = useTranslation('dashboards');
  const latest = months.filter(({ refunded }) => refunded.count > 0).slice(-2);
  return latest.map(({ month, refunded }) => (
    <p key={month} className={classes.foot}>
      <Link {...paymentsLink(refunded.filter)} className={classes.see}>
        {t('money.refunded', {
          count: refunded.count,
          month: formatMonth(month),
          amount: formatCents(refunded.cents),
        })}
      </Link>
    </p>
  ));
}
