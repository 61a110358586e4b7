import { localeTags } from '@fonendo/domain/shared/locale';
import { currentLocale } from './i18n.ts';

const tag = () => localeTags[currentLocale()];

/** Making a format costs far more than using it, and a list uses the same ones in every row. */
function kept<Options, Format>(make: (tag: string, options: Options) => Format): (options: Options) => Format {
  const made = new Map<string, Format>();
  return (options) => {
    const key = tag() + JSON.stringify(options);
    const format = made.get(key) ?? make(tag(), options);
    made.set(key, format);
    return format;
  };
}

const numbers = kept((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const dates = kept((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
const lists = kept((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));
const ages = kept((locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options));

export const formatNumber = (value: number) => numbers({ useGrouping: 'always' }).format(value);

/** Whole euros: "30.000 €". */
export const formatEuros = (euros: number) =>
  numbers({
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
    useGrouping: 'always',
  }).format(euros);

/** Gross salaries are whole euros a year: "42.000 – 48.500 €", in English "€42,000 – €48,500". */
export const formatSalaryRange = (from: number, to: number) =>
  `${currentLocale() === 'es' ? formatNumber(from) : formatEuros(from)} – ${formatEuros(to)}`;

/** Prices and invoices are whole cents: "471,90 €". */
export const formatCents = (cents: number) =>
  numbers({ style: 'currency', currency: 'EUR', useGrouping: 'always' }).format(cents / 100);

/** Hundredths of a percent: 2100 reads "21 %". */
export const formatRate = (hundredths: number) =>
  numbers({ style: 'percent', maximumFractionDigits: 2 }).format(hundredths / 10_000);

/** A calendar day ('2026-11-16') has no time zone: it reads the same in Bogotá and in Madrid. */
export const formatDay = (day: string, style: 'long' | 'medium' = 'medium') =>
  dates({ dateStyle: style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** A calendar day in few letters: "22 feb", with the year where it is another than this one. */
export const formatNearDay = (day: string) =>
  dates({
    ...{ day: 'numeric', month: 'short', timeZone: 'UTC' },
    ...(day.slice(0, 4) !== String(new Date().getFullYear()) && { year: 'numeric' }),
  }).format(new Date(`${day}T00:00:00Z`));

/** A calendar day with its weekday: "vie, 20 nov 2026", or in a sentence "viernes, 20 de noviembre". */
export const formatWeekday = (day: string, style: 'long' | 'short' = 'short') =>
  dates({
    weekday: style,
    day: 'numeric',
    month: style,
    ...(style === 'short' && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** '2026-11' reads "noviembre de 2026". */
export const formatMonth = (month: string) =>
  dates({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));

/** A month on an axis: "feb", where a year begins "ene 2027". */
export const formatMonthLabel = (day: string, withYear: boolean) =>
  dates({
    ...{ month: 'short', timeZone: 'UTC' },
    ...(withYear && { year: 'numeric' }),
  }).format(new Date(`${day}T00:00:00Z`));

/** "6 oct", and with the year where it is another than this one. */
export function formatShortDay(iso: string): string {
  const moment = new Date(iso);
  const thisYear = moment.getFullYear() === new Date().getFullYear();
  const year = thisYear ? {} : ({ year: 'numeric' } as const);
  return dates({ day: 'numeric', month: 'short', ...year }).format(moment);
}

/** A moment, in the zone that is asked for and otherwise in the reader's own. */
export const formatMoment = (iso: string, timeZone?: string) =>
  dates({ dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) }).format(new Date(iso));

const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** In its largest unit: "3 minutos"; what takes less than a second still takes one. */
export function formatDuration(seconds: number): string {
  const [unit, length] = steps.find(([, from]) => seconds >= from) ?? (['second', 1] as const);
  const amount = Math.max(1, Math.round(seconds / length));
  return numbers({ style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

/** "teléfono, especialidad y dirección". */
export const formatList = (words: readonly string[]) => lists({ style: 'long', type: 'conjunction' }).format(words);

/** A time of today by the reader's own clock: "10:42". */
export const formatTime = (moment: Date) => dates({ timeStyle: 'short' }).format(moment);

/** The day of a moment, by the reader's own clock: "6 oct 2026". */
export const formatDayOf = (iso: string) => dates({ dateStyle: 'medium' }).format(new Date(iso));

/** An entry of a history, by the reader's own clock: "Vie 13 nov, 09:44". */
export function formatEntryMoment(iso: string): string {
  const weekday = dates({ weekday: 'short' }).format(new Date(iso));
  const time = dates({ hour: '2-digit', minute: '2-digit' }).format(new Date(iso));
  return `${weekday.charAt(0).toLocaleUpperCase(tag())}${weekday.slice(1)} ${formatShortDay(iso)}, ${time}`;
}

/** How many days ago: "hoy", "ayer", "hace 3 días". */
export const formatDaysAgo = (days: number) => ages({ numeric: 'auto' }).format(-days, 'day');
