import { madridZone } from '@fonendo/domain/reference/time-zones';
import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cityOf, differs, shortDay, times, timesThere } from '../interview-times.ts';
import { type DraftProblem, type DraftSlot, spanOfSlot } from '../scheduling/proposal-draft.ts';
import { hours, minutesOf } from './week.ts';
import classes from './week-calendar.module.css';
import { placed } from './week-frame.tsx';

type SlotProps = {
  zone: string;
  duration: number;
  /** The date last moved by keyboard, which gets the focus back. */
  nudged: RefObject<number | null>;
  onNudge: (slot: DraftSlot, key: string) => boolean;
  onRemove: (slot: DraftSlot) => void;
  slot: DraftSlot;
  number: number;
  problem: DraftProblem | undefined;
};

/** A proposed date on its day. */
export function Slot({ slot, number, zone, duration, problem, nudged, onNudge, onRemove }: SlotProps) {
  const { t } = useTranslation('interviews');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (nudged.current !== slot.key) return;
    nudged.current = null;
    button.current?.focus();
  });
  const span = spanOfSlot(slot, duration);
  const from = minutesOf(slot.time);
  const isShown = from >= hours.first * 60 && from < hours.last * 60;
  if (!span || !isShown) return null;
  const common = { number, date: shortDay(span.startsAt, madridZone), times: times(span, madridZone) };
  const there = differs(zone, span.startsAt) ? timesThere(span, zone) : null;
  const label = there
    ? t('scheduler.slotBoth', { ...common, own: there, city: cityOf(zone) })
    : t('scheduler.slot', common);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove(slot);
    } else if (onNudge(slot, event.key)) {
      event.preventDefault();
      nudged.current = slot.key;
    }
  };
  return (
    <button
      ref={button}
      type="button"
      className={classes.slot}
      data-slot={slot.key}
      data-problem={problem ? true : undefined}
      data-short={duration < 30 || undefined}
      style={placed({ from, to: Math.min(from + duration, hours.last * 60) })}
      onKeyDown={press}
    >
      <VisuallyHidden>{problem ? `${label}. ${t(`problems.${problem}`)}` : label}</VisuallyHidden>
      <span className={classes.number} aria-hidden="true">
        {number}
      </span>
      <span className={classes.words} aria-hidden="true">
        <span className={classes.slotTimes}>{common.times.replaceAll(' ', '')}</span>
        {there && (
          <span className={classes.slotThere}>
            {there.split(' – ')[0]} {cityOf(zone)}
          </span>
        )}
      </span>
    </button>
  );
}
