import { madridZone } from '@fonendo/domain/reference/time-zones';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { initialsOfAll } from '../../../ui/marks/initials.ts';
import { StatusGlyph } from '../../../ui/marks/status-glyph.tsx';
import { statusLooks } from '../../statuses/statuses.public.ts';
import { type AgendaEntry, hospitalStatusOf } from '../calendar/agenda.ts';
import type { Vars } from '../calendar/week-frame.tsx';
import { cityOf, differs, times, timesThere } from '../interview-times.ts';
import classes from './entry-button.module.css';
import { isMovable } from './periods.ts';

type Props = {
  entry: AgendaEntry;
  selected: boolean;
  onSelect: (entry: AgendaEntry) => void;
  /** In a month there is room for one line. */
  compact?: boolean;
  /** It is being dragged elsewhere. */
  held?: boolean;
  /** Others stand beside it at the same time: there is room for the time and the name alone. */
  crowded?: boolean;
  /** Somebody who takes part is elsewhere at that time. */
  clash?: boolean;
  style?: Vars;
};

/** One date in the calendar: when, and with whom; the offer when it is pointed at. */
export function EntryButton({
  entry,
  selected,
  onSelect,
  compact = false,
  held = false,
  crowded = false,
  clash = false,
  style,
}: Props) {
  const { t } = useTranslation(['interviews', 'core']);
  const { interview, kind, rank } = entry;
  const zone = interview.candidate?.zone ?? madridZone;
  const length = compact ? 'short' : lengthOf(interview.durationMinutes);
  const there = differs(zone, entry.startsAt) ? timesThere(entry, zone) : null;
  const name = interview.candidate?.name || t('calendar.left');
  const said = [
    times(entry, madridZone),
    name,
    interview.offer.name,
    t(`core:statuses.interview.${hospitalStatusOf(interview)}`),
    rank && rank.count > 1 && t('calendar.rank', rank),
    interview.interviewers.map((person) => person.name).join(', '),
    clash && t('interviewers.clash'),
    there && t('times.in', { times: there, city: cityOf(zone) }),
  ];
  const [start = '', end = ''] = times(entry, madridZone).split(' – ');
  const button = (
    <button
      type="button"
      className={classes.entry}
      data-entry={entry.key}
      data-kind={kind}
      data-status={interview.status}
      data-compact={compact || undefined}
      data-length={length}
      data-crowded={crowded || undefined}
      data-movable={isMovable(entry, new Date()) || undefined}
      data-held={held || undefined}
      data-clash={clash || undefined}
      aria-pressed={selected}
      style={style}
      onClick={() => onSelect(entry)}
    >
      <VisuallyHidden>{said.filter(Boolean).join('; ')}</VisuallyHidden>
      <span className={classes.what} aria-hidden="true">
        <span className={classes.when}>
          <StatusGlyph name={kind === 'date' ? statusLooks.interview[interview.status].glyph : 'clock'} />
          <span className={classes.times}>
            {start}
            {length !== 'short' && <span className={classes.end}>–{end}</span>}
          </span>
          {length !== 'short' && rank && rank.count > 1 && (
            <span className={classes.rank}>{t('calendar.rank', rank)}</span>
          )}
          {length !== 'short' && interview.interviewers.length > 0 && (
            <span className={classes.initials}>{initialsOfAll(interview.interviewers)}</span>
          )}
        </span>{' '}
        <span className={classes.name}>{name}</span>
      </span>
      {length === 'long' && there && (
        <span className={classes.there} aria-hidden="true">
          {there.split(' – ')[0]} {cityOf(zone)}
        </span>
      )}
    </button>
  );
  return (
    <Tooltip
      label={
        <>
          <strong>{name}</strong>
          <br />
          {interview.offer.name}
          <br />
          {times(entry, madridZone)}
          {there && ` · ${t('times.in', { times: there, city: cityOf(zone) })}`}
        </>
      }
      multiline
      maw={280}
      openDelay={250}
      // The chosen one is written out beside the calendar.
      disabled={held || selected}
      events={{ hover: true, focus: true, touch: false }}
    >
      {button}
    </Tooltip>
  );
}

/** How many lines there is room for: one sentence in two lines, a line more for the time, and one for the other zone. */
const lengthOf = (minutes: number): 'short' | 'usual' | 'long' =>
  minutes < 45 ? 'short' : minutes < 60 ? 'usual' : 'long';
