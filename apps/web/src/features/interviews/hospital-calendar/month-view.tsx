import { madridZone, wallClock } from '@fonendo/domain/reference/time-zones';
import { localeTags } from '@fonendo/domain/shared/locale';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../platform/i18n.ts';
import type { AgendaEntry } from '../calendar/agenda.ts';
import { longDay } from '../interview-times.ts';
import { EntryButton } from './entry-button.tsx';
import classes from './month-view.module.css';
import { dateOf, daysOf, isHoliday, monthWeeks } from './periods.ts';
import { type DropPlace, useEntryDrag } from './use-entry-drag.ts';

type Props = {
  day: string;
  entries: readonly AgendaEntry[];
  selected: string | undefined;
  onSelect: (entry: AgendaEntry) => void;
  /** The keys of entries that somebody cannot both attend. */
  clashing: ReadonlySet<string>;
  onDrop: (place: DropPlace) => void;
  /** Opens the week of a day that has more than its cell can show. */
  onWeek: (date: string) => void;
};

const shownPerDay = 3;

/** A month as weeks of seven days, each with its first interviews and the way to the rest. */
export function MonthView({ day, entries, onDrop, ...rest }: Props) {
  const { t } = useTranslation('interviews');
  const area = useRef<HTMLElement>(null);
  const drag = useEntryDrag(area, { onDrop });
  const byDay = Map.groupBy(entries, dateOf);
  const weeks = monthWeeks(day);
  return (
    <section ref={area} className={classes.month} aria-label={t('calendar.monthGrid')}>
      <div className={classes.head} aria-hidden="true">
        {daysOf(weeks[0] ?? day).map((date) => (
          <span key={date}>{weekdayOf(date)}</span>
        ))}
      </div>
      {weeks.map((monday) => (
        <div key={monday} className={classes.week}>
          {daysOf(monday).map((date) => (
            <Day
              key={date}
              {...{ date, ...rest }}
              outside={!date.startsWith(day.slice(0, 7))}
              of={byDay.get(date) ?? []}
              drag={drag}
            />
          ))}
        </div>
      ))}
    </section>
  );
}

type DayProps = Omit<Props, 'day' | 'entries' | 'onDrop'> & {
  date: string;
  outside: boolean;
  of: readonly AgendaEntry[];
  drag: DropPlace | null;
};

function Day({ date, outside, of, drag, selected, clashing, onSelect, onWeek }: DayProps) {
  const { t } = useTranslation('interviews');
  const today = wallClock(madridZone, new Date()).date === date;
  // One more takes the place of the line that would announce it.
  const shown = of.length > shownPerDay ? of.slice(0, shownPerDay - 1) : of;
  const name = longDay(`${date}T12:00:00Z`, 'UTC');
  return (
    <div
      className={classes.day}
      data-date={date}
      data-outside={outside || undefined}
      data-today={today || undefined}
      data-over={drag?.date === date || undefined}
      data-holiday={isHoliday(date) || undefined}
    >
      <h3 className={classes.number} aria-label={isHoliday(date) ? `${name}, ${t('calendar.holiday')}` : name}>
        {Number(date.slice(8))}
      </h3>
      {shown.map((entry) => (
        <EntryButton
          key={entry.key}
          entry={entry}
          compact
          held={entry.key === drag?.key}
          clash={clashing.has(entry.key)}
          selected={entry.interview.id === selected}
          onSelect={onSelect}
        />
      ))}
      {of.length > shown.length && (
        <button
          type="button"
          className={classes.more}
          aria-label={t('calendar.moreOf', { rest: of.length - shown.length, date: name })}
          onClick={() => onWeek(date)}
        >
          {t('calendar.more', { rest: of.length - shown.length })}
        </button>
      )}
    </div>
  );
}

const weekdayOf = (date: string): string =>
  new Intl.DateTimeFormat(localeTags[currentLocale()], { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );
