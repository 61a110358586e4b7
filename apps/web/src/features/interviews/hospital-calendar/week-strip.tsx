import { localeTags } from '@fonendo/domain/shared/locale';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../platform/i18n.ts';
import type { AgendaEntry } from '../calendar/agenda.ts';
import { addDays } from '../calendar/week.ts';
import { dateOf, daysOf, isHoliday } from './periods.ts';
import classes from './week-strip.module.css';

type Props = {
  mondays: readonly string[];
  monday: string;
  thisWeek: string;
  today: string;
  entries: readonly AgendaEntry[];
  onMonday: (monday: string) => void;
};

/** As many marks as a day of the strip has room for. */
const maxMarks = 4;

/** Five weeks at a glance: each is a button, its days carry a mark for every interview. */
export function WeekStrip({ mondays, entries, ...rest }: Props) {
  const { t } = useTranslation('interviews');
  const byDay = Map.groupBy(entries, dateOf);
  return (
    <nav className={classes.strip} aria-label={t('calendar.strip')}>
      {mondays.map((monday) => (
        <Week key={monday} of={monday} byDay={byDay} {...rest} />
      ))}
    </nav>
  );
}

type WeekProps = Omit<Props, 'mondays' | 'entries'> & { of: string; byDay: ReadonlyMap<string, AgendaEntry[]> };

function Week({ of, monday, thisWeek, today, byDay, onMonday }: WeekProps) {
  const { t } = useTranslation('interviews');
  const all = daysOf(of);
  const working = all.slice(0, 5);
  const count = all.reduce((sum, date) => sum + (byDay.get(date)?.length ?? 0), 0);
  const range = rangeText(of, addDays(of, 4));
  return (
    <button
      type="button"
      className={classes.week}
      aria-current={of === monday ? 'true' : undefined}
      onClick={() => onMonday(of)}
    >
      <VisuallyHidden>{t('calendar.weekOf', { range, dates: t('calendar.dates', { count }) })}</VisuallyHidden>
      <span className={classes.range} aria-hidden="true">
        <strong>{range}</strong> {of === thisWeek && t('calendar.thisWeek')}
      </span>
      <span className={classes.days} aria-hidden="true">
        {working.map((date) => (
          <span
            key={date}
            className={classes.day}
            data-today={date === today || undefined}
            data-holiday={isHoliday(date) || undefined}
          >
            {narrowDay(date)}
            <span className={classes.marks}>
              {(byDay.get(date) ?? []).slice(0, maxMarks).map(({ key, kind }) => (
                <i key={key} data-kind={kind} />
              ))}
            </span>
          </span>
        ))}
      </span>
    </button>
  );
}

const utc = (date: string) => new Date(`${date}T00:00:00Z`);

const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeTags[currentLocale()], { ...options, timeZone: 'UTC' });

/** "23–27 nov". */
const rangeText = (first: string, last: string): string =>
  formatOf({ day: 'numeric', month: 'short' }).formatRange(utc(first), utc(last));

/** "l 23". */
const narrowDay = (date: string): string =>
  `${formatOf({ weekday: 'narrow' }).format(utc(date)).toLocaleLowerCase()} ${Number(date.slice(8))}`;
