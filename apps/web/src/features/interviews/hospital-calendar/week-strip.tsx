import { localeTags } from '@fonendo/domain/shared/locale';
import { VisuallyHidden } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../platform/i18n.ts';
import type { AgendaEntry } from '../calendar/agenda.ts';
import { shownDaysWith } from '../calendar/week.ts';
import type { Vars } from '../calendar/week-frame.tsx';
import { daysTitle } from '../interview-times.ts';
import { dateOf, isHoliday } from './periods.ts';
import classes from './week-strip.module.css';

type Props = {
  mondays: readonly string[];
  monday: string;
  thisWeek: string;
  today: string;
  entries: readonly AgendaEntry[];
  onMonday: (monday: string) => void;
};

/** The space around the weeks. */
const inset = 4;

/** As many marks as a day of the strip has room for. */
const maxMarks = 4;

/** Five weeks at a glance: each is a button, its days carry a mark for every interview. */
export function WeekStrip({ mondays, entries, ...rest }: Props) {
  const { t } = useTranslation('interviews');
  const byDay = Map.groupBy(entries, dateOf);
  const strip = useRef<HTMLElement>(null);
  // On a phone there is room for two weeks: the one that the heading names is one of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another week is another place
  useLayoutEffect(() => {
    const week = strip.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const frame = strip.current?.getBoundingClientRect();
    if (!week || !frame || !strip.current) return;
    if (week.left < frame.left || week.right > frame.right) strip.current.scrollLeft += week.left - frame.left - inset;
  }, [rest.monday]);
  return (
    <nav ref={strip} className={classes.strip} aria-label={t('calendar.strip')}>
      {mondays.map((monday) => (
        <Week key={monday} of={monday} days={shownDaysWith(monday, entries)} byDay={byDay} {...rest} />
      ))}
    </nav>
  );
}

type WeekProps = Omit<Props, 'mondays' | 'entries'> & {
  of: string;
  /** The days that its calendar shows. */
  days: readonly string[];
  byDay: ReadonlyMap<string, AgendaEntry[]>;
};

function Week({ of, days, monday, thisWeek, today, byDay, onMonday }: WeekProps) {
  const { t } = useTranslation('interviews');
  const count = days.reduce((sum, date) => sum + (byDay.get(date)?.length ?? 0), 0);
  const range = daysTitle(days);
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
      <span className={classes.days} style={{ '--days': days.length } as Vars} aria-hidden="true">
        {days.map((date) => (
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

/** "l 23". */
const narrowDay = (date: string): string =>
  `${formatOf({ weekday: 'narrow' }).format(utc(date)).toLocaleLowerCase()} ${Number(date.slice(8))}`;
