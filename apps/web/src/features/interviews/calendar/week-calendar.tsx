import type { BusyTimes, CandidacyInterviews } from '@fonendo/contract/interviews.schema';
import { madridZone } from '@fonendo/domain/reference/time-zones';
import { VisuallyHidden } from '@mantine/core';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { initials } from '../../../ui/marks/initials.ts';
import { StatusGlyph } from '../../../ui/marks/status-glyph.tsx';
import { statusLooks } from '../../statuses/statuses.public.ts';
import { cityOf, differs, times } from '../interview-times.ts';
import type { DraftProblem, DraftSlot } from '../scheduling/proposal-draft.ts';
import { placeSideBySide } from './side-by-side.ts';
import { type GridPointer, useGridPointer } from './use-grid-pointer.ts';
import { hours, nightHours, placeOn, startOfDay, timeOf } from './week.ts';
import classes from './week-calendar.module.css';
import { DayHead, Gutter, placed, type Vars, ZoneHead } from './week-frame.tsx';
import { Slot } from './week-slot.tsx';

type Props = {
  monday: string;
  /** Those of the week that are drawn. */
  days: readonly string[];
  /** The candidate's time zone. */
  zone: string;
  duration: number;
  slots: readonly DraftSlot[];
  problems: ReadonlyMap<number, DraftProblem>;
  busy: BusyTimes | undefined;
  colleagues: CandidacyInterviews['colleagues'];
  /** Who of them is to take part: what they have already stands out. */
  interviewerIds: readonly string[];
  /** Whether the candidate is busy then, with any hospital. */
  isBlocked: (date: string, minutes: number, key: number | null) => boolean;
  onPlace: GridPointer['onPlace'];
  onNudge: (slot: DraftSlot, key: string) => boolean;
  onRemove: (slot: DraftSlot) => void;
};

/**
 * A week in the time of Madrid, with the weekend only if it has entries, and the candidate's time beside it. Dates are
 * added and moved by pointer; the list beside it can do the same, so the calendar is not needed.
 */
export function WeekCalendar({ monday, days, zone, isBlocked, onPlace, ...rest }: Props) {
  const { t } = useTranslation('interviews');
  const helpId = useId();
  const scroll = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  // A moved date is drawn in another column, as a new element: it gets the focus back.
  const nudged = useRef<number | null>(null);
  const ghost = useGridPointer(body, { days, duration: rest.duration, isBlocked, onPlace });
  const twoZones = days.some((date) => differs(zone, startOfDay(date)));
  useLayoutEffect(() => {
    const hour = body.current?.querySelector<HTMLElement>(`[data-hour="${hours.opensAt}"]`);
    // Scrolled below the sticky row of days.
    if (scroll.current && body.current && hour) scroll.current.scrollTop = hour.offsetTop - body.current.offsetTop;
  }, []);
  return (
    <>
      <section
        ref={scroll}
        className={classes.calendar}
        data-zones={twoZones ? 2 : 1}
        style={{ '--days': days.length } as Vars}
        aria-label={t('scheduler.week')}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
      >
        <div className={classes.head}>
          <ZoneHead zone={madridZone} monday={monday} />
          {twoZones && <ZoneHead zone={zone} monday={monday} candidate />}
          {days.map((date) => (
            <DayHead key={date} date={date} />
          ))}
        </div>
        <div ref={body} className={classes.body}>
          <Gutter zone={madridZone} monday={monday} />
          {twoZones && <Gutter zone={zone} monday={monday} candidate />}
          {days.map((date, index) => (
            <Day key={date} date={date} zone={zone} labelled={index === 1} ghost={ghost} nudged={nudged} {...rest} />
          ))}
        </div>
      </section>
      <p id={helpId} className={classes.help}>
        {t('scheduler.help')}
      </p>
    </>
  );
}

type DayProps = Omit<Props, 'monday' | 'days' | 'isBlocked' | 'onPlace'> & {
  date: string;
  labelled: boolean;
  ghost: ReturnType<typeof useGridPointer>;
  nudged: RefObject<number | null>;
};

function Day({
  date,
  zone,
  labelled,
  duration,
  slots,
  problems,
  busy,
  ghost,
  nudged,
  onNudge,
  onRemove,
  ...people
}: DayProps) {
  const { t } = useTranslation('interviews');
  const nights = nightHours(date, zone);
  const others = placeSideBySide(
    (busy?.interviews ?? []).flatMap((interview) => {
      const place = placeOn(date, interview);
      return place ? [{ ...interview, ...place }] : [];
    }),
  );
  return (
    <div className={classes.day} data-date={date}>
      {nights.map((hour) => (
        <div key={hour} className={classes.night} style={placed({ from: hour * 60, to: hour * 60 + 60 })}>
          {labelled && hour === nights.at(-1) && <span>{t('scheduler.night', { city: cityOf(zone) })}</span>}
        </div>
      ))}
      {(busy?.taken ?? []).map((span) => {
        const place = placeOn(date, span);
        return (
          place && (
            <div key={span.startsAt} className={classes.taken} style={placed(place)}>
              {t('scheduler.taken')}
            </div>
          )
        );
      })}
      {others.map(({ item, column, columns }) => (
        <div
          key={`${item.interviewId} ${item.startsAt}`}
          className={classes.other}
          title={`${item.candidate || t('calendar.left')}, ${times(item, madridZone)}`}
          data-status={item.status}
          data-busy={item.interviewerIds.some((id) => people.interviewerIds.includes(id)) || undefined}
          data-blocks={(item.withThisCandidate && item.status === 'confirmed') || undefined}
          style={{ ...placed(item), '--column': column, '--columns': columns } as Vars}
        >
          <StatusGlyph name={statusLooks.interview[item.status].glyph} />
          <span className={classes.otherWords}>
            <span className={classes.otherName}>{item.candidate || t('calendar.left')}</span>
            <span className={classes.otherTimes}>{times(item, madridZone)}</span>
          </span>
          <Interviewers ids={item.interviewerIds} colleagues={people.colleagues} />
        </div>
      ))}
      {slots.map(
        (slot, index) =>
          slot.date === date &&
          ghost?.key !== slot.key && (
            <Slot
              key={slot.key}
              {...{ slot, zone, duration, nudged, onNudge, onRemove }}
              number={index + 1}
              problem={problems.get(slot.key)}
            />
          ),
      )}
      {ghost?.date === date && (
        <div
          className={classes.ghost}
          data-refused={ghost.blocked || undefined}
          style={placed({ from: ghost.minutes, to: ghost.minutes + duration })}
        >
          {ghost.blocked
            ? t('scheduler.taken')
            : `${timeOf(ghost.minutes)} – ${timeOf((ghost.minutes + duration) % (24 * 60))}`}
        </div>
      )}
    </div>
  );
}

/** Who takes part: their initials, and their names for screen readers. */
function Interviewers({ ids, colleagues }: { ids: readonly string[]; colleagues: Props['colleagues'] }) {
  const { t } = useTranslation('interviews');
  const names = colleagues.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <span className={classes.initials} title={names.join(', ')}>
      <span aria-hidden="true">{names.map(initials).join(' ')}</span>
      <VisuallyHidden>
        {t('interviewers.label')}: {names.join(', ')}
      </VisuallyHidden>
    </span>
  );
}
