import { madridZone } from '@fonendo/domain/reference/time-zones';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { initials } from '../../../ui/marks/initials.ts';
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
  /** Others stand beside it at the same time: there is no room for who takes part. */
  crowded?: boolean;
  /** Somebody who takes part is elsewhere at that time. */
  clash?: boolean;
  style?: Vars;
};

/** One date in the calendar. All dates of the chosen interview are marked together. */
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
  const there = differs(zone, entry.startsAt) ? timesThere(entry, zone) : null;
  const name = interview.candidate?.name || t('calendar.left');
  const said = [
    times(entry, madridZone),
    name,
    t(`core:statuses.interview.${hospitalStatusOf(interview)}`),
    rank && rank.count > 1 && t('calendar.rank', rank),
    interview.interviewers.map((person) => person.name).join(', '),
    clash && t('interviewers.clash'),
    there && t('times.in', { times: there, city: cityOf(zone) }),
  ];
  const [start = '', end = ''] = times(entry, madridZone).split(' – ');
  return (
    <button
      type="button"
      className={classes.entry}
      data-entry={entry.key}
      data-kind={kind}
      data-status={interview.status}
      data-compact={compact || undefined}
      data-movable={isMovable(entry, new Date()) || undefined}
      data-held={held || undefined}
      data-clash={clash || undefined}
      aria-pressed={selected}
      style={style}
      onClick={() => onSelect(entry)}
    >
      <VisuallyHidden>{said.filter(Boolean).join('; ')}</VisuallyHidden>
      <span className={classes.name} aria-hidden="true">
        <StatusGlyph name={kind === 'date' ? statusLooks.interview[interview.status].glyph : 'clock'} />
        <span className={classes.words}>{compact ? `${start} ${name}` : name}</span>
        {!compact && !crowded && interview.interviewers[0] && (
          <span className={classes.initials}>{initials(interview.interviewers[0].name)}</span>
        )}
        {!compact && rank && rank.count > 1 && <span className={classes.rank}>{t('calendar.rank', rank)}</span>}
      </span>
      {!compact && (
        <span className={classes.times} aria-hidden="true">
          {there ? `${start} · ${there.split(' – ')[0]} ${cityOf(zone)}` : `${start}–${end}`}
        </span>
      )}
    </button>
  );
}
