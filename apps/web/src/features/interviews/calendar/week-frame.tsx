import { madridInstant, madridZone, offsetLabel, wallClock } from '@fonendo/domain/reference/time-zones';
import type { CSSProperties, ReactNode } from 'react';
import { currentLocale } from '../../../platform/i18n.ts';
import { cityOf } from '../interview-times.ts';
import { type Hours, hours, hoursIn, nightHours, startOfDay, timeOf } from './week.ts';
import classes from './week-calendar.module.css';

export type Vars = CSSProperties & Record<`--${string}`, string | number>;

/** The position on a day's column in minutes, which the stylesheet turns into lengths. */
export const placed = ({ from, to }: { from: number; to: number }, shown: Hours = hours) =>
  ({ '--from': from - shown.first * 60, '--long': to - from }) as Vars;

type ZoneProps = { zone: string; monday: string; candidate?: boolean };

type ZoneHeadProps = ZoneProps & { children?: ReactNode };

/** The city of a zone and how far it is from UTC that week. */
export function ZoneHead({ zone, monday, candidate = false, children }: ZoneHeadProps) {
  return (
    <div className={classes.zone} data-candidate={candidate || undefined}>
      <span className={classes.city}>{cityOf(zone)}</span>
      <span className={classes.offset}>
        {offsetLabel(zone, startOfDay(monday))}
        {children}
      </span>
    </div>
  );
}

export function DayHead({ date, children }: { date: string; children?: ReactNode }) {
  const noon = new Date(`${date}T12:00:00Z`);
  const name = new Intl.DateTimeFormat(currentLocale(), { weekday: 'short', timeZone: 'UTC' }).format(noon);
  const today = wallClock(madridZone, new Date()).date === date;
  return (
    <div className={classes.dayHead} data-today={today || undefined}>
      <span>{name}</span> <strong>{Number(date.slice(8))}</strong>
      {children}
    </div>
  );
}

/** The hours in one of the two time zones. */
export function Gutter({ zone, monday, candidate = false, shown = hours }: ZoneProps & { shown?: Hours }) {
  const nights = nightHours(monday, zone, shown);
  return (
    <div className={classes.gutter} data-candidate={candidate || undefined} aria-hidden="true">
      {hoursIn(shown).map((hour) => {
        const start = madridInstant({ date: monday, time: timeOf(hour * 60) });
        return (
          <span key={hour} data-hour={hour} data-night={(candidate && nights.includes(hour)) || undefined}>
            {start && wallClock(zone, start).time}
          </span>
        );
      })}
    </div>
  );
}
