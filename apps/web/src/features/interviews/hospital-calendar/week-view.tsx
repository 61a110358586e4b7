import { madridZone } from '@fonendo/domain/reference/time-zones';
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgendaEntry } from '../calendar/agenda.ts';
import { placeSideBySide } from '../calendar/side-by-side.ts';
import {
  type Hours,
  hours,
  hoursAround,
  nightHours,
  placeOn,
  shownDaysWith,
  startOfDay,
  timeOf,
} from '../calendar/week.ts';
import frame from '../calendar/week-calendar.module.css';
import { DayHead, Gutter, placed, type Vars, ZoneHead } from '../calendar/week-frame.tsx';
import { cityOf, differs, longDay } from '../interview-times.ts';
import { EntryButton } from './entry-button.tsx';
import { isHoliday } from './periods.ts';
import { type DropPlace, useEntryDrag } from './use-entry-drag.ts';
import classes from './week-view.module.css';

type Props = {
  monday: string;
  entries: readonly AgendaEntry[];
  /** The zone beside that of Madrid, where there is one. */
  zone: string | null;
  /** The way to choose another. */
  zoneChoice: ReactNode;
  selected: string | undefined;
  onSelect: (entry: AgendaEntry) => void;
  /** The keys of entries that somebody cannot both attend. */
  clashing: ReadonlySet<string>;
  onDrop: (place: DropPlace) => void;
};

/** A week with everybody's interviews: Monday to Friday, and the weekend only if it has some. */
export function WeekView({ monday, entries, zone, zoneChoice, onDrop, ...rest }: Props) {
  const { t } = useTranslation('interviews');
  const scroll = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const days = shownDaysWith(monday, entries);
  const shown = hoursAround(entries.filter((entry) => days.some((date) => placeOn(date, entry, wholeDay))));
  const other = zone !== null && days.some((date) => differs(zone, startOfDay(date))) ? zone : null;
  const drag = useEntryDrag(body, { shown, onDrop });
  const held = drag && entries.find(({ key }) => key === drag.key);
  useLayoutEffect(() => {
    const [frameOf, grid] = [scroll.current, body.current];
    const hour = grid?.querySelector<HTMLElement>(`[data-hour="${hours.opensAt - 1}"]`);
    // Where nearly everything fits, it begins at its beginning.
    if (!frameOf || !grid || !hour || frameOf.scrollHeight - frameOf.clientHeight < 2 * hour.offsetHeight) return;
    frameOf.scrollTop = hour.offsetTop - grid.offsetTop;
  }, []);
  return (
    <section
      ref={scroll}
      className={`${frame.calendar} ${classes.calendar}`}
      data-zones={other ? 2 : 1}
      style={{ '--days': days.length } as Vars}
      aria-label={t('calendar.weekGrid')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
    >
      <div className={frame.head}>
        <ZoneHead zone={madridZone} monday={monday}>
          {!other && zoneChoice}
        </ZoneHead>
        {other && (
          <ZoneHead zone={other} monday={monday} candidate>
            {zoneChoice}
          </ZoneHead>
        )}
        {days.map((date) => (
          <DayHead key={date} date={date}>
            {isHoliday(date) && <span className={classes.holiday}>{t('calendar.holiday')}</span>}
          </DayHead>
        ))}
      </div>
      <div ref={body} className={frame.body}>
        <Gutter zone={madridZone} monday={monday} shown={shown} />
        {other && <Gutter zone={other} monday={monday} shown={shown} candidate />}
        {days.map((date, index) => (
          <Day
            key={date}
            {...{ date, entries, shown, held, ...rest }}
            over={drag?.date === date ? drag.minutes : null}
            zone={other}
            labelled={index === 1}
          />
        ))}
      </div>
    </section>
  );
}

const wholeDay: Hours = { first: 0, last: 24 };

type DayProps = Omit<Props, 'monday' | 'onDrop' | 'zoneChoice'> & {
  date: string;
  shown: Hours;
  labelled: boolean;
  held: AgendaEntry | null | undefined;
  /** The minute of this day over which it is held. */
  over: number | null;
};

function Day({ date, entries, zone, shown, labelled, selected, clashing, held, over, onSelect }: DayProps) {
  const { t } = useTranslation('interviews');
  const nights = zone === null ? [] : nightHours(date, zone, shown);
  const drawn = placeSideBySide(
    entries.flatMap((entry) => {
      const place = placeOn(date, entry, shown);
      return place ? [{ entry, ...place }] : [];
    }),
  );
  return (
    <div className={frame.day} data-date={date} data-plain>
      {nights.map((hour) => (
        <div key={hour} className={frame.night} style={placed({ from: hour * 60, to: hour * 60 + 60 }, shown)}>
          {labelled && hour === nights.at(-1) && (
            <span>{t('scheduler.night', { city: cityOf(zone ?? madridZone) })}</span>
          )}
        </div>
      ))}
      <VisuallyHidden>
        <h3>{longDay(`${date}T12:00:00Z`, 'UTC')}</h3>
      </VisuallyHidden>
      {drawn.map(({ item, column, columns }) => (
        <EntryButton
          key={item.entry.key}
          entry={item.entry}
          selected={item.entry.interview.id === selected}
          onSelect={onSelect}
          held={item.entry.key === held?.key}
          crowded={columns > 1}
          clash={clashing.has(item.entry.key)}
          style={{ ...placed(item, shown), '--column': column, '--columns': columns } as Vars}
        />
      ))}
      {held && over !== null && (
        <div className={frame.ghost} style={placed({ from: over, to: over + held.interview.durationMinutes }, shown)}>
          {timeOf(over)}
        </div>
      )}
    </div>
  );
}
