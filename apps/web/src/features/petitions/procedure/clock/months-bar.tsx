import type { PetitionClockTerm } from '@fonendo/contract/petitions/legal-clock.schema';
import { daysBetween } from '@fonendo/domain/reference/working-calendar';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../platform/format.ts';
import classes from './legal-clock.module.css';
import { isOverdue } from './urgent-term.ts';

/** The ministry's term to scale, with the days on which it stood still. */
export function MonthsBar({ term }: { term: PetitionClockTerm }) {
  const { t } = useTranslation('legalClock');
  const { end, why } = term;
  const from = why.steps.find(({ key }) => key === 'registered')?.on;
  if (!from || !end) return null;
  const total = Math.max(1, daysBetween(from, end));
  const share = (day: string) => Math.min(100, Math.max(0, (100 * daysBetween(from, day)) / total));
  const stops = why.steps.flatMap(({ key, on, until }) => (key === 'suspended' && until ? [{ on, until }] : []));
  return (
    <div className={classes.scale}>
      <div className={classes.bar} role="img" aria-label={t('bar', { from: formatDay(from), to: formatDay(end) })}>
        <span
          className={classes.filled}
          data-over={isOverdue(term) || undefined}
          style={{ width: `${share(madridDate(new Date()))}%` }}
        />
        {stops.map(({ on, until }) => (
          <span
            key={on}
            className={classes.stopped}
            style={{ insetInlineStart: `${share(on)}%`, width: `${share(until) - share(on)}%` }}
          />
        ))}
      </div>
      <p className={classes.scaleEnds}>
        <span>{t('barStart', { date: formatDay(from) })}</span>
        {stops.map(({ on, until }) => (
          <span key={on}>{t('barStop', { from: formatDay(on), to: formatDay(until) })}</span>
        ))}
        <strong>{formatDay(end)}</strong>
      </p>
    </div>
  );
}
