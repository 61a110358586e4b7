import { madridZone } from '@fonendo/domain/reference/time-zones';
import { ActionIcon } from '@mantine/core';
import { Pencil, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDay, times, useTimesIn } from '../interview-times.ts';
import { OddHours } from '../odd-hours.tsx';
import { DateAndTime } from './date-and-time.tsx';
import { problemOfEntry } from './open-entries.ts';
import { type DraftProblem, type DraftSlot, spanOfSlot } from './proposal-draft.ts';
import classes from './proposal-panel.module.css';
import type { OpenEntries } from './use-open-entries.ts';

type Props = {
  slot: DraftSlot;
  duration: number;
  today: string;
  entries: OpenEntries;
  number: number;
  candidate: { name: string; zone: string };
  /** Who of those chosen has another interview then. */
  busyNames: readonly string[];
  problem: DraftProblem | undefined;
  onRemove: (slot: DraftSlot) => void;
};

/** One of the dates, in both time zones. */
export function SlotRow({ slot, number, candidate, busyNames, duration, today, problem, entries, onRemove }: Props) {
  const { t } = useTranslation('interviews');
  const timesIn = useTimesIn();
  const problemId = useId();
  const editing = entries.of(slot.key);
  const span = spanOfSlot(slot, duration);
  const there = span && timesIn(span, candidate.zone);
  return (
    <li className={classes.slot} data-problem={problem ? true : undefined}>
      <span className={classes.number} aria-hidden="true">
        {number}
      </span>
      <div className={classes.when}>
        <strong>
          {span ? `${shortDay(span.startsAt, madridZone)}, ${times(span, madridZone)}` : `${slot.date} ${slot.time}`}
        </strong>
        {there && <span className={classes.there}>{there}</span>}
        {problem && (
          <span id={problemId} className={classes.problem}>
            {t(`problems.${problem}`)}
          </span>
        )}
      </div>
      <ActionIcon
        size="sm"
        aria-label={t('scheduler.edit', { number })}
        aria-expanded={editing !== undefined}
        {...(problem && { 'data-form-error': true, 'aria-describedby': problemId })}
        onClick={() => (editing ? entries.close(slot.key) : entries.open(slot))}
      >
        <Pencil size={15} aria-hidden />
      </ActionIcon>
      <ActionIcon size="sm" aria-label={t('scheduler.remove', { number })} onClick={() => onRemove(slot)}>
        <X size={16} aria-hidden />
      </ActionIcon>
      {span && !problem && (
        <div className={classes.odd}>
          <OddHours span={span} zone={candidate.zone} name={candidate.name} busy={busyNames} />
        </div>
      )}
      {editing && (
        <div className={classes.edit}>
          <DateAndTime
            today={today}
            value={editing}
            problem={editing.isTried ? problemOfEntry(editing, []) : null}
            action={t('scheduler.change')}
            onChange={(clock) => entries.change({ ...editing, ...clock })}
            onSubmit={() => entries.submit(editing)}
            onCancel={() => entries.close(slot.key)}
          />
        </div>
      )}
    </li>
  );
}
