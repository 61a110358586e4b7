import { type Locale, localeTags } from '@fonendo/domain/shared/locale';
import { front as frontEnglish } from '@fonendo/messages/en/front/front';
import { offers as offersEnglish } from '@fonendo/messages/en/offers/offers';
import { front as frontSpanish } from '@fonendo/messages/es/front/front';
import { offers as offersSpanish } from '@fonendo/messages/es/offers/offers';
import { fill } from '@fonendo/messages/fill';

export const frontTexts = { es: frontSpanish, en: frontEnglish };

const terms = { es: offersSpanish, en: offersEnglish };

/** The names of an offer's terms, and what is said of statutory posts: as doctors with an account read them. */
export const termsIn = (locale: Locale) => terms[locale];

/** The text for one or for several, with the number in it. */
export function counted(one: string, other: string, count: number, locale: Locale): string {
  const number = numberIn(count, locale);
  return fill(count === 1 ? one : other, { count: number, total: number });
}

/** Made once: making one costs more than a hundred uses of it. */
const formats = {
  es: formatsIn('es'),
  en: formatsIn('en'),
} as const satisfies Record<Locale, unknown>;

function formatsIn(locale: Locale) {
  const tag = localeTags[locale];
  return {
    number: new Intl.NumberFormat(tag, { useGrouping: 'always' }),
    day: new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Europe/Madrid' }),
    age: new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }),
  };
}

export const numberIn = (value: number, locale: Locale): string => formats[locale].number.format(value);

export const dayIn = (at: Date | string, locale: Locale): string => formats[locale].day.format(new Date(at));

const dayMs = 86_400_000;

/** "Hace 2 días"; after a month the day itself. */
export function ageIn(at: string, now: Date, locale: Locale): string {
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / dayMs));
  if (days > 30) return dayIn(at, locale);
  const said = formats[locale].age.format(-days, 'day');
  return said.charAt(0).toLocaleUpperCase(localeTags[locale]) + said.slice(1);
}
