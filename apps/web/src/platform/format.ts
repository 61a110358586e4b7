import { localeTags } from '@fonendo/domain/locale';
import { currentLocale } from './i18n.ts';

const tag = () => localeTags[currentLocale()];

export const formatNumber = (value: number) => new Intl.NumberFormat(tag(), { useGrouping: 'always' }).format(value);

const formatEuros = (euros: number) =>
  new Intl.NumberFormat(tag(), {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
    useGrouping: 'always',
  }).format(euros);

/** Gross salaries are whole euros a year: "42.000 – 48.500 €". */
export const formatSalaryRange = (from: number, to: number) => `${formatNumber(from)} – ${formatEuros(to)}`;

/** A calendar day ('2026-11-16') has no time zone: it reads the same in Bogotá and in Madrid. */
export const formatDay = (day: string, style: 'long' | 'medium' = 'medium') =>
  new Intl.DateTimeFormat(tag(), { dateStyle: style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** A moment, in the zone that is asked for and otherwise in the reader's own. */
export const formatMoment = (iso: string, timeZone?: string) =>
  new Intl.DateTimeFormat(tag(), { dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) }).format(
    new Date(iso),
  );
