import { madridZone, wallClock, zoneCity } from '@fonendo/domain/reference/time-zones';
import { localeTags } from '@fonendo/domain/shared/locale';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../platform/i18n.ts';

export type Span = { startsAt: string | Date; endsAt: string | Date };

/** The reader's time zone. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "mar 24 nov", with the year if it is not this one. */
export function shortDay(instant: string | Date, timeZone: string): string {
  const moment = new Date(instant);
  const year = wallClock(timeZone, moment).date.slice(0, 4) === wallClock(timeZone, new Date()).date.slice(0, 4);
  return new Intl.DateTimeFormat(localeTags[currentLocale()], {
    ...{ timeZone, weekday: 'short', day: 'numeric', month: 'short' },
    ...(!year && { year: 'numeric' }),
  })
    .format(moment)
    .replace(',', '');
}

/** "23–27 nov", from the first of these days to the last. */
export function daysTitle(days: readonly string[], year?: 'withYear'): string {
  const [first, last] = [days[0], days.at(-1)].map((day = '') => new Date(`${day}T00:00:00Z`));
  if (!first || !last || days.length === 0) return '';
  return new Intl.DateTimeFormat(localeTags[currentLocale()], {
    ...{ day: 'numeric', month: 'short', timeZone: 'UTC' },
    ...(year && { year: 'numeric' }),
  }).formatRange(first, last);
}

/** "martes, 24 de noviembre". */
export const longDay = (instant: string | Date, timeZone: string): string =>
  new Intl.DateTimeFormat(localeTags[currentLocale()], {
    ...{ timeZone, weekday: 'long', day: 'numeric', month: 'long' },
  }).format(new Date(instant));

/** "15:00 – 15:45". */
export const times = ({ startsAt, endsAt }: Span, zone: string): string =>
  `${wallClock(zone, new Date(startsAt)).time} – ${wallClock(zone, new Date(endsAt)).time}`;

export const cityOf = (zone: string): string => zoneCity(zone, currentLocale());

/** Whether clocks there differ from Madrid at that moment. */
export function differs(zone: string, instant: string | Date): boolean {
  const [there, here] = [zone, madridZone].map((one) => wallClock(one, new Date(instant)));
  return there?.time !== here?.time || there?.date !== here?.date;
}

/** "09:00 – 09:45", with the date if it differs from Spain. */
export function timesThere(span: Span, zone: string): string {
  const moment = new Date(span.startsAt);
  const sameDay = wallClock(zone, moment).date === wallClock(madridZone, moment).date;
  return sameDay ? times(span, zone) : `${shortDay(moment, zone)}, ${times(span, zone)}`;
}

/** The time of a date in another time zone as a line; nothing if it is the same. */
export function useTimesIn() {
  const { t } = useTranslation('interviews');
  return (span: Span, zone: string): string | null =>
    differs(zone, span.startsAt) ? t('times.in', { times: timesThere(span, zone), city: cityOf(zone) }) : null;
}

/** For the beginning of a line, because Spanish writes days and months in lower case. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
