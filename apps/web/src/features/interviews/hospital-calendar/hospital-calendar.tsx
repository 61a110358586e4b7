import type { Interview } from '@fonendo/contract/interviews.schema';
import { madridZone, type WallClock, wallClock } from '@fonendo/domain/reference/time-zones';
import { Button, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { type AgendaEntry, agendaOf, periodRange, periodTitle } from '../calendar/agenda.ts';
import { Agenda } from '../calendar/agenda-list.tsx';
import { CalendarFeedCard } from '../calendar/calendar-feed-card.tsx';
import { firstWeek, mondayOf, shownDaysWith, timeOf, weekRange } from '../calendar/week.ts';
import { capitalised, daysTitle } from '../interview-times.ts';
import { interviewsBetweenQuery } from '../interviews.queries.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { ChosenInterview } from './chosen-interview.tsx';
import { ClashesCard } from './clashes-card.tsx';
import classes from './hospital-calendar.module.css';
import { InterviewersCard } from './interviewers-card.tsx';
import { MonthView } from './month-view.tsx';
import {
  type CalendarPeriod,
  type CalendarSearch,
  clashesIn,
  drawnEntries,
  interviewersIn,
  isMovable,
  monthWeeks,
  rangeOf,
  secondZone,
  stripWeeks,
  withoutHidden,
} from './periods.ts';
import type { DropPlace } from './use-entry-drag.ts';
import { WeekStrip } from './week-strip.tsx';
import { WeekView } from './week-view.tsx';
import { keepChosenZone, readChosenZone, ZoneChoice } from './zone-choice.tsx';

/** Loaded when something is moved. */
const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

type Move = { entry: AgendaEntry; target?: WallClock };

type Props = { search: CalendarSearch; onSearch: (search: CalendarSearch) => void };

/** All interviews of a hospital by week or month, or as a list by day; the open part is in the address. */
export function HospitalCalendar({ search, onSearch }: Props) {
  const { t, i18n } = useTranslation('interviews');
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const now = new Date();
  const thisWeek = firstWeek(now);
  const period = search.period ?? 'week';
  const day = search.day ?? (period === 'week' ? thisWeek : wallClock(madridZone, now).date);
  const monday = mondayOf(day);
  const strip = stripWeeks(monday, thisWeek);
  const span = periodRange(day, period === 'week' ? 'week' : 'month');
  // One answer for the whole strip, so that its weeks open without waiting.
  const query = useQuery(interviewsBetweenQuery(rangeOf(period === 'week' ? strip : monthWeeks(day))));
  const items = query.data?.items;
  const chosen = items?.find(({ id }) => id === search.interview);
  const [hidden, setHidden] = useState<Set<string>>(new Set());
  const all = items && drawnEntries(items);
  const shownItems = items && withoutHidden(items, hidden);
  const entries = shownItems && drawnEntries(shownItems);
  const people = interviewersIn(within(all ?? [], span));
  const clashes = clashesIn(within(entries ?? [], span), now);
  const clashing = new Set(clashes.flatMap((clash) => clash.entries.map(({ key }) => key)));
  const [moving, setMoving] = useState<Move>();
  const [chosenZone, setChosenZone] = useState(readChosenZone);
  const chooseZone = (zone: string | null) => {
    keepChosenZone(zone);
    setChosenZone(zone);
  };
  const drop = ({ key, date, minutes }: DropPlace) => {
    const entry = entries?.find((one) => one.key === key);
    if (!entry) return;
    const { date: day, time } = wallClock(madridZone, new Date(entry.startsAt));
    const target = { date, time: minutes === null ? time : timeOf(minutes) };
    // Put back where it was: nothing to ask.
    if (target.date !== day || target.time !== time) setMoving({ entry, target });
  };
  const select = ({ interview }: AgendaEntry) => onSearch({ ...search, interview: interview.id });
  const goTo = (next: string | undefined) => {
    const { day: _before, ...rest } = search;
    onSearch(next ? { ...rest, day: next } : rest);
  };
  const show = (next: CalendarPeriod) => {
    const { period: _before, ...rest } = search;
    onSearch(next === 'week' ? rest : { ...rest, period: next });
  };
  const close = () => {
    const { interview: _before, ...rest } = search;
    onSearch(rest);
  };
  return (
    <>
      <CalendarBar
        {...{ period, day, narrow: !isWide, onPeriod: show, onDay: goTo }}
        title={
          period === 'week'
            ? daysTitle(shownDaysWith(monday, entries ?? []), 'withYear')
            : capitalised(periodTitle(day, 'month', i18n.language))
        }
        count={items && countIn(items, span)}
      />
      {period === 'week' && (
        <WeekStrip
          {...{ mondays: strip, monday, thisWeek, entries: entries ?? [] }}
          today={wallClock(madridZone, now).date}
          onMonday={goTo}
        />
      )}
      <div className={classes.calendar}>
        <div className={classes.main}>
          <AnswerFrame query={query} outline="rows" rows={3} failed={t('failed')} failedHelp={t('failedHelp')}>
            {() => {
              if (!entries || !shownItems) return null;
              if (!isWide || period === 'list')
                return (
                  <List {...{ items: shownItems, range: span, period }} onMove={(entry) => setMoving({ entry })} />
                );
              const shown = { entries, selected: chosen?.id, clashing, onSelect: select, onDrop: drop };
              return period === 'month' ? (
                <MonthView {...shown} day={day} onWeek={(date) => onSearch({ ...withoutPeriod(search), day: date })} />
              ) : (
                <WeekView
                  key={monday}
                  {...shown}
                  monday={monday}
                  zone={chosenZone ?? secondZone(within(entries, weekRange(monday)), chosen)}
                  zoneChoice={<ZoneChoice chosen={chosenZone} zones={zonesOf(entries)} onChange={chooseZone} />}
                />
              );
            }}
          </AnswerFrame>
        </div>
        <div className={classes.side}>
          {/* Narrow screens have a list instead, but a dialog of it outlives the turning of a phone. */}
          {chosen && (
            <div hidden={!isWide}>
              <ChosenInterview interview={chosen} onMove={(entry) => setMoving({ entry })} onClose={close} />
            </div>
          )}
          {clashes.length > 0 && <ClashesCard clashes={clashes} onSelect={isWide ? select : undefined} />}
          {people.length > 0 && <InterviewersCard people={people} hidden={hidden} onHidden={setHidden} />}
          <CalendarFeedCard side="hospital" />
        </div>
      </div>
      {moving && (
        <Suspense>
          <MoveDialog key={moving.entry.key} {...moving} entries={all ?? []} onClose={() => setMoving(undefined)} />
        </Suspense>
      )}
    </>
  );
}

type Range = { from: string; to: string };

type ListProps = {
  items: readonly Interview[];
  range: Range;
  period: CalendarPeriod;
  onMove: (entry: AgendaEntry) => void;
};

function List({ items, range, period, onMove }: ListProps) {
  const { t } = useTranslation('interviews');
  const days = agendaOf(items, range);
  const actionsOf = (entry: AgendaEntry) =>
    isMovable(entry, new Date()) && (
      <Button variant="subtle" size="sm" onClick={() => onMove(entry)}>
        {t('move.open')}
        <VisuallyHidden>: {entry.interview.candidate?.name}</VisuallyHidden>
      </Button>
    );
  if (days.length > 0) return <Agenda days={days} side="hospital" actionsOf={actionsOf} />;
  return (
    <EmptyState
      icon={<CalendarDays size={26} strokeWidth={1.75} aria-hidden />}
      title={t(`calendar.none.${period === 'week' ? 'week' : 'month'}`)}
      description={t('calendar.noneHelp.hospital')}
    />
  );
}

const zonesOf = (entries: readonly AgendaEntry[]): string[] =>
  entries.flatMap(({ interview }) => interview.candidate?.zone ?? []);

const withoutPeriod = ({ period: _before, ...rest }: CalendarSearch): CalendarSearch => rest;

const within = (entries: readonly AgendaEntry[], { from, to }: Range) =>
  entries.filter(({ startsAt, endsAt }) => endsAt > from && startsAt < to);

/** Interviews, not dates: somebody who is offered three counts once. */
const countIn = (items: readonly Interview[], range: Range): number =>
  new Set(within(drawnEntries(items), range).map(({ interview }) => interview.id)).size;
