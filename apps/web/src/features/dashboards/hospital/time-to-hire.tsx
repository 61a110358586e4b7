import type { HospitalDashboard } from '@fonendo/contract/dashboards.schema';
import { type HiresShown, hiresShown } from '@fonendo/domain/dashboards/hires';
import { localeTags } from '@fonendo/domain/shared/locale';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatMonth, formatNumber } from '../../../platform/format.ts';
import { currentLocale } from '../../../platform/i18n.ts';
import { Change } from '../change.tsx';
import { ChartTable } from '../charts/chart-table.tsx';
import { MonthLine } from '../charts/month-line.tsx';
import shared from '../dashboards.module.css';
import { candidatesLink } from '../figure-links.ts';
import { Panel } from '../panel.tsx';
import classes from './time-to-hire.module.css';

type Hires = NonNullable<HospitalDashboard['hires']>;

/** How long it takes from the application to the acceptance, by month, beside what is aimed at. */
export function TimeToHire({ hires }: Pick<HospitalDashboard, 'hires'>) {
  const { t } = useTranslation('dashboards');
  return (
    <Panel
      title={t('hospital.hires.title')}
      note={t('hospital.hires.note')}
      {...(hires && { see: { link: candidatesLink(hires.filter), label: t('hospital.hires.see') } })}
    >
      {hires ? <Figures hires={hires} /> : <p className={shared.support}>{t('hospital.hires.none')}</p>}
    </Panel>
  );
}

function Figures({ hires }: { hires: Hires }) {
  const { t } = useTranslation('dashboards');
  const shown = hiresShown(hires);
  if (shown.of === 'people') {
    return (
      <>
        <p className={shared.headline}>
          <Link {...candidatesLink(hires.filter)} className={shared.bigFigure}>
            {t('hospital.hires.people', { count: shown.count })}
          </Link>
        </p>
        <p className={shared.support}>{t('hospital.hires.tooFew')}</p>
      </>
    );
  }
  return (
    <div className={classes.figures} data-drawn={shown.isDrawn || undefined}>
      <Figure hires={hires} shown={shown} />
      <ChartTable
        caption={t('hospital.hires.title')}
        head={[t('money.month'), t('times.median'), t('hospital.hires.accepted')]}
        rows={hires.months.map(({ month, medianDays, count }) => [
          formatMonth(month),
          medianDays === null ? '–' : formatNumber(medianDays),
          formatNumber(count),
        ])}
      />
      {shown.isDrawn && <Chart hires={hires} />}
    </div>
  );
}

type Days = Extract<HiresShown, { of: 'days' }>;

function Figure({ hires, shown: { days, at, before } }: { hires: Hires; shown: Days }) {
  const { t } = useTranslation('dashboards');
  const month = at === null ? undefined : hires.months[at];
  const off = days - hires.targetDays;
  const distance = off < 0 ? 'under' : off > 0 ? 'over' : 'at';
  return (
    <div>
      <p className={shared.headline}>
        <Link {...candidatesLink((month ?? hires).filter)} className={shared.bigFigure}>
          {t('days', { count: days })}
        </Link>
      </p>
      {at !== null && before && <Compared by={days - before.days} month={hires.months[before.at]?.month} />}
      <p className={shared.support}>
        {month
          ? t('hospital.hires.inMonth', { month: formatMonth(month.month), count: month.count })
          : t('hospital.hires.ofAll', { count: hires.count })}{' '}
        {t(`hospital.hires.${distance}`, { count: Math.abs(off), target: hires.targetDays })}
      </p>
    </div>
  );
}

function Compared({ by, month }: { by: number; month: string | undefined }) {
  const { t } = useTranslation('dashboards');
  if (!month) return null;
  const direction = by > 0 ? 'more' : by < 0 ? 'less' : 'same';
  return (
    <p className={shared.compared}>
      <Change by={by} welcome="less">
        {t(`times.${direction}`, { count: Math.abs(by), month: formatMonth(month) })}
      </Change>
    </p>
  );
}

function Chart({ hires: { months, targetDays } }: { hires: Hires }) {
  const { t } = useTranslation('dashboards');
  const hasFew = months.some(({ count, medianDays }) => count > 0 && medianDays === null);
  return (
    <div className={classes.chart}>
      <MonthLine
        label={t('hospital.hires.title')}
        target={{ value: targetDays, name: t('hospital.hires.target') }}
        points={months.map(({ month, medianDays, count, filter }) => ({
          key: month,
          name: shortName(month),
          value: medianDays,
          count,
          label: `${formatMonth(month)}: ${medianDays === null ? '' : `${t('days', { count: medianDays })}, `}${t('hospital.hires.people', { count })}`,
          link: candidatesLink(filter),
        }))}
      />
      {hasFew && <p className={shared.foot}>{t('hospital.hires.few')}</p>}
    </div>
  );
}

const shortName = (month: string): string =>
  new Intl.DateTimeFormat(localeTags[currentLocale()], { month: 'short', timeZone: 'UTC' })
    .format(new Date(`${month}-01T00:00:00Z`))
    .replace('.', '');
