import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { hours, snapped } from './week.ts';

export type GridPointer = {
  days: readonly string[];
  duration: number;
  isBlocked: (date: string, minutes: number, key: number | null) => boolean;
  /** Called for a new or a moved date. */
  onPlace: (date: string, minutes: number, key: number | null) => void;
};

type Ghost = { date: string; minutes: number; key: number | null; blocked: boolean };

/** What the pressed pointer holds: an existing date, or a new one. */
type Hold = { key: number | null; grip: number; moved: boolean; x: number; y: number };

/**
 * Clicking in the calendar adds a date, dragging moves it. On touch screens only a tap counts, because dragging
 * scrolls. Returns what is being dragged, to draw it.
 */
export function useGridPointer(body: RefObject<HTMLDivElement | null>, grid: GridPointer): Ghost | null {
  const [ghost, setGhost] = useState<Ghost | null>(null);
  const read = useEffectEvent((event: PointerEvent | MouseEvent, hold: Pick<Hold, 'key' | 'grip'>): Ghost | null => {
    const column = [...(body.current?.querySelectorAll<HTMLElement>('[data-date]') ?? [])].find((element) => {
      const { left, right } = element.getBoundingClientRect();
      return event.clientX >= left && event.clientX < right;
    });
    const date = column?.dataset.date;
    if (!column || !date) return null;
    const minutes = snapped(minutesAt(column, event.clientY) - hold.grip, grid.duration);
    return { date, minutes, key: hold.key, blocked: grid.isBlocked(date, minutes, hold.key) };
  });
  const place = useEffectEvent(({ date, minutes, key }: Ghost) => grid.onPlace(date, minutes, key));

  useEffect(() => {
    const element = body.current;
    if (!element) return;
    let hold: Hold | null = null;
    let byFinger = false;
    const end = () => {
      hold = null;
      setGhost(null);
    };
    const press = (event: PointerEvent) => {
      byFinger = event.pointerType === 'touch';
      if (byFinger || event.button !== 0) return;
      const slot = (event.target as Element).closest<HTMLElement>('[data-slot]');
      const inDay = (event.target as Element).closest('[data-date]');
      if (!inDay) return;
      const grip = slot ? minutesWithin(slot, event.clientY) : 0;
      hold = { key: slot ? Number(slot.dataset.slot) : null, grip, moved: false, x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
      if (!slot) setGhost(read(event, hold));
    };
    const drag = (event: PointerEvent) => {
      if (!hold) return;
      hold.moved ||= Math.hypot(event.clientX - hold.x, event.clientY - hold.y) > 4;
      if (hold.moved) setGhost(read(event, hold));
    };
    const release = (event: PointerEvent) => {
      if (!hold) return;
      const target = hold.key === null || hold.moved ? read(event, hold) : null;
      end();
      if (target) place(target);
    };
    const tap = (event: MouseEvent) => {
      const target = event.target as Element;
      if (!byFinger || target.closest('[data-slot]') || !target.closest('[data-date]')) return;
      const found = read(event, { key: null, grip: 0 });
      if (found) place(found);
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('pointermove', drag);
    element.addEventListener('pointerup', release);
    element.addEventListener('pointercancel', end);
    element.addEventListener('click', tap);
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('pointermove', drag);
      element.removeEventListener('pointerup', release);
      element.removeEventListener('pointercancel', end);
      element.removeEventListener('click', tap);
    };
  }, [body]);
  return ghost;
}

const minutesAt = (column: HTMLElement, y: number): number => {
  const { top, height } = column.getBoundingClientRect();
  return hours.first * 60 + ((y - top) / height) * (hours.last - hours.first) * 60;
};

/** The distance between the pointer and the start of the date, which is kept while dragging. */
function minutesWithin(slot: HTMLElement, y: number): number {
  const column = slot.closest<HTMLElement>('[data-date]');
  return column ? minutesAt(column, y) - minutesAt(column, slot.getBoundingClientRect().top) : 0;
}
