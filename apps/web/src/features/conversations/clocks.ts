import type { MessageSide } from '@fonendo/domain/conversations/conversation';
import { madridZone, wallClock, zoneCity } from '@fonendo/domain/reference/time-zones';
import type { Locale } from '@fonendo/domain/shared/locale';

export const readerZone = (side: MessageSide, zone: string): string => (side === 'doctor' ? zone : madridZone);

/** The reader's own time, and the other's where it differs. */
export function clocksOf(sentAt: string, side: MessageSide, zone: string, locale: Locale) {
  const instant = new Date(sentAt);
  const here = wallClock(readerZone(side, zone), instant);
  const there = wallClock(side === 'doctor' ? madridZone : zone, instant);
  const differs = here.time !== there.time || here.date !== there.date;
  return {
    day: here.date,
    time: here.time,
    there: differs ? { time: there.time, city: side === 'doctor' ? null : zoneCity(zone, locale) } : null,
  };
}
