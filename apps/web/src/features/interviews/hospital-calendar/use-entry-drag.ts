import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type Hours, snap } from '../calendar/week.ts';

/** Where something is held over: a day, and in a week also the minute of it. */
export type DropPlace = { key: string; date: string; minutes: number | null };

type Options = {
  /** The hours of a week's columns; a month has days alone, and what is moved keeps its hour. */
  shown?: Hours;
  onDrop: (place: DropPlace) => void;
};

type Hold = { key: string; grip: number; x: number; y: number; moved: boolean };

/**
 * Drags an entry to another day or hour, with a mouse or a pen: fingers scroll. Escape gives up. Returns what is being
 * held and where, to draw it; the same move without a pointer is the button beside the calendar.
 */
export function useEntryDrag(area: RefObject<HTMLElement | null>, { shown, onDrop }: Options): DropPlace | null {
  const [place, setPlace] = useState<DropPlace | null>(null);
  const placeAt = useEffectEvent(({ clientX: x, clientY: y }: PointerEvent, { key, grip }: Hold): DropPlace | null => {
    const day = [...(area.current?.querySelectorAll<HTMLElement>('[data-date]') ?? [])].find((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return x >= left && x < right && y >= top && y < bottom;
    });
    const date = day?.dataset.date;
    if (!day || !date) return null;
    return { key, date, minutes: shown ? snappedTo(shown, minutesAt(day, y - grip, shown)) : null };
  });
  const drop = useEffectEvent((target: DropPlace) => onDrop(target));

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let hold: Hold | null = null;
    const end = () => {
      hold = null;
      setPlace(null);
    };
    const press = (event: PointerEvent) => {
      const entry = (event.target as Element).closest<HTMLElement>('[data-entry][data-movable]');
      if (!entry || event.pointerType === 'touch' || event.button !== 0) return;
      const grip = event.clientY - entry.getBoundingClientRect().top;
      hold = { key: entry.dataset.entry ?? '', grip, x: event.clientX, y: event.clientY, moved: false };
    };
    const drag = (event: PointerEvent) => {
      if (!hold) return;
      if (!hold.moved && Math.hypot(event.clientX - hold.x, event.clientY - hold.y) > 4) {
        hold.moved = true;
        // From here on the click belongs to the calendar, not to the entry that was pressed.
        element.setPointerCapture(event.pointerId);
      }
      if (hold.moved) setPlace(placeAt(event, hold));
    };
    const release = (event: PointerEvent) => {
      const target = hold?.moved ? placeAt(event, hold) : null;
      end();
      if (target) drop(target);
    };
    const giveUp = (event: KeyboardEvent) => event.key === 'Escape' && end();
    element.addEventListener('pointerdown', press);
    element.addEventListener('pointermove', drag);
    element.addEventListener('pointerup', release);
    element.addEventListener('pointercancel', end);
    window.addEventListener('keydown', giveUp);
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('pointermove', drag);
      element.removeEventListener('pointerup', release);
      element.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', giveUp);
    };
  }, [area]);
  return place;
}

function minutesAt(day: HTMLElement, y: number, { first, last }: Hours): number {
  const { top, height } = day.getBoundingClientRect();
  return first * 60 + ((y - top) / height) * (last - first) * 60;
}

const snappedTo = ({ first, last }: Hours, minutes: number): number =>
  Math.min(Math.max(Math.round(minutes / snap) * snap, first * 60), last * 60 - snap);
