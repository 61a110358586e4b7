import type { AdministratorDashboard } from '@fonendo/contract/dashboards.schema';
import { products } from '@fonendo/domain/payments/payment.lifecycle';
import { localeTags } from '@fonendo/domain/shared/locale';
import { Link } from '@tanstack/react-router';
import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatCents, formatEuros, formatMonth, formatNumber } from '../../../platform/format.ts';
import { currentLocale } from '../../../platform/i18n.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Change } from '../change.tsx';
import { ChartTable } from '../charts/chart-table.tsx';
import { ColumnChart } from '../charts/column-chart.tsx';
import classes from '../dashboards.module.css';
import { paymentsLink } from '../figure-links.ts';
import { Legend } from '../legend.tsx';
import { Panel } from '../panel.tsx';

type Months = AdministratorDashboard['money'];
type Before = AdministratorDashboard['moneyBefore'];

/** From the bottom up, each with its tone. */
const tones = { recognition: 'older', offersAccess: 'young' } as const;

const productsIn = (months: Months) =>
  products.filter((product) => months.some(({ byProduct }) => byProduct[product] > 0));

/** Payments per month before tax and without what was given back of them; payments made twice are listed separately. */
export function MoneyByMonth({ months, before }: { months: Months; before: Before }) {
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
          <Compared netCents={current.netCents} before={before} />
          <p className={classes.support}>
            {t('money.charged', { amount: formatCents(current.paid.cents) })}
            {current.rectifiedCents > 0 && `. ${t('money.rectified', { amount: formatCents(current.rectifiedCents) })}`}
          </p>
          <Legend items={productsIn(months).map((key) => ({ tone: tones[key], name: t(`money.products.${key}`) }))} />
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

/** With the same days of the month before: a running month beside a whole one would always look bad. */
function Compared({ netCents, before }: { netCents: number; before: Before }) {
  const { t } = useTranslation('dashboards');
  const by = netCents - before.netCents;
  const direction = by > 0 ? 'more' : by < 0 ? 'less' : 'same';
  if (netCents === 0 && before.netCents === 0) return null;
  return (
    <p className={classes.compared}>
      <Link {...paymentsLink(before.filter)} className={classes.comparedLink}>
        <Change by={by} welcome="more">
          {t(`money.${direction}`, {
            amount: formatEuros(Math.abs(by) / 100),
            month: monthName(before.from.slice(0, 7), 'long'),
            day: Number(before.to.slice(8)),
          })}
        </Change>
      </Link>
    </p>
  );
}

function Chart({ months }: { months: Months }) {
  const { t } = useTranslation('dashboards');
  const shown = productsIn(months);
  const best = Math.max(...months.map(({ netCents }) => netCents));
  return (
    <>
      <ChartTable
        caption={t('money.table')}
        head={[t('money.month'), ...shown.map((product) => t(`money.products.${product}`)), t('money.net')]}
        rows={months.map(({ month, netCents, byProduct }) => [
          formatMonth(month),
          ...shown.map((product) => formatCents(byProduct[product])),
          formatCents(netCents),
        ])}
      />
      <ColumnChart
        label={t('money.table')}
        height={228}
        axis={(euros) => formatNumber(euros)}
        columns={months.map(({ month, netCents, byProduct, paid }, index) => ({
          key: month,
          name: monthName(month, 'short'),
          label: `${formatMonth(month)}: ${formatCents(netCents)}`,
          value: netCents / 100,
          parts: shown.map((product) => ({ tone: tones[product], value: byProduct[product] / 100 })),
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
