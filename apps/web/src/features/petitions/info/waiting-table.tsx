import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import classes from './waiting.module.css';

type Row = { key: string; name: string; cases: number; medianDays: number; p90Days: number };

type Props = { caption: string; group: string; longest: number; rows: readonly Row[] };

/** A chart as a table: the bars repeat the numbers of the cells, so screen readers skip them. */
export function WaitingTable({ caption, group, longest, rows }: Props) {
  const { t } = useTranslation('homologations');
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{group}</th>
          <td aria-hidden className={classes.chart} />
          <th scope="col">{t('info.waiting.median')}</th>
          <th scope="col">{t('info.waiting.p90')}</th>
          <th scope="col">{t('info.waiting.cases')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cases, medianDays, p90Days }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td aria-hidden className={classes.chart}>
              <span className={classes.bars}>
                <span className={classes.p90} style={{ width: share(p90Days, longest) }} />
                <span className={classes.median} style={{ width: share(medianDays, longest) }} />
              </span>
            </td>
            <td>
              {formatNumber(medianDays)}
              <VisuallyHidden> {t('terms.days', { count: medianDays })}</VisuallyHidden>
            </td>
            <td>
              {formatNumber(p90Days)}
              <VisuallyHidden> {t('terms.days', { count: p90Days })}</VisuallyHidden>
            </td>
            <td>{formatNumber(cases)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const share = (days: number, longest: number) => `${Math.round((days / Math.max(1, longest)) * 100)}%`;
