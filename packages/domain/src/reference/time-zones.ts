import type { Locale } from '../shared/locale.ts';

/** Interviews are scheduled in the time of peninsular Spain (specification, section 9). */
export const madridZone = 'Europe/Madrid';

/** A local date and time without seconds. */
export type WallClock = { date: string; time: string };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: zone, hourCycle: 'h23' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });
  formats.set(zone, format);
  return format;
}

/** `2026-03-29 03:00:00`, as sv-SE writes it. */
const written = (zone: string, instant: Date) => formatOf(zone).format(instant);

export function wallClock(zone: string, instant: Date): WallClock {
  const [date = '', time = ''] = written(zone, instant).split(' ');
  return { date, time: time.slice(0, 5) };
}

/** Minutes that a zone is ahead of UTC at an instant; it depends on the date. */
export function offsetMinutes(zone: string, instant: Date): number {
  const local = Date.parse(`${written(zone, instant).replace(' ', 'T')}Z`);
  return Math.round((local - Math.floor(instant.getTime() / 1000) * 1000) / 60_000);
}

/**
 * The instants at which clocks show this: normally one; none in the hour skipped in spring; two in the hour repeated in
 * autumn, the earlier first.
 */
export function instantsAt(zone: string, { date, time }: WallClock): Date[] {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return [];
  const day = 24 * 60 * 60_000;
  const offsets = [asUtc - day, asUtc + day].map((around) => offsetMinutes(zone, new Date(around)));
  const candidates = [...new Set(offsets)].map((offset) => new Date(asUtc - offset * 60_000));
  return candidates
    .filter((instant) => {
      const shown = wallClock(zone, instant);
      return shown.date === date && shown.time === time;
    })
    .toSorted((one, other) => one.getTime() - other.getTime());
}

/** Null if clocks in peninsular Spain never show it; for a repeated hour, the first. */
export const madridInstant = (local: WallClock): Date | null => instantsAt(madridZone, local)[0] ?? null;

/** Whether clocks in both zones show the same at these instants; names of zones do not tell. */
export const sameTimes = (zone: string, other: string, instants: readonly Date[]): boolean =>
  instants.every((instant) => offsetMinutes(zone, instant) === offsetMinutes(other, instant));

/** The zone where most people live, for countries with several (IANA time zone database). */
const mainZones: Readonly<Record<string, string>> = {
  ...{ AR: 'America/Argentina/Buenos_Aires', AU: 'Australia/Sydney', BR: 'America/Sao_Paulo', CA: 'America/Toronto' },
  ...{ CD: 'Africa/Kinshasa', CL: 'America/Santiago', CN: 'Asia/Shanghai', CY: 'Asia/Nicosia', DE: 'Europe/Berlin' },
  ...{ EC: 'America/Guayaquil', ES: madridZone, GL: 'America/Nuuk', ID: 'Asia/Jakarta', KZ: 'Asia/Almaty' },
  ...{ MN: 'Asia/Ulaanbaatar', MX: 'America/Mexico_City', MY: 'Asia/Kuala_Lumpur', NZ: 'Pacific/Auckland' },
  ...{ PF: 'Pacific/Tahiti', PG: 'Pacific/Port_Moresby', PS: 'Asia/Gaza', PT: 'Europe/Lisbon', RU: 'Europe/Moscow' },
  ...{ UA: 'Europe/Kyiv', US: 'America/New_York', UZ: 'Asia/Tashkent' },
};

const canaryProvinces: readonly string[] = ['Las Palmas', 'Santa Cruz de Tenerife'];

/** Missing in TypeScript's types, and in some browsers not a method yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[] };

/** The zone where most people of a country live; in Spain, the Canary Islands are recognised by province. */
export function zoneOfCountry(country: string, province: string | null = null): string {
  if (country === 'ES' && province !== null && canaryProvinces.includes(province)) return 'Atlantic/Canary';
  const main = mainZones[country];
  if (main) return main;
  const [first] = (new Intl.Locale(`und-${country}`) as LocaleWithZones).getTimeZones?.() ?? [];
  return first ?? madridZone;
}

/** Cities whose zone name is spelt differently. */
const cities: Readonly<Record<string, string | Record<Locale, string>>> = {
  'Africa/Algiers': { es: 'Argel', en: 'Algiers' },
  'Africa/Cairo': { es: 'El Cairo', en: 'Cairo' },
  'America/Asuncion': 'Asunción',
  'America/Bogota': 'Bogotá',
  'America/Havana': { es: 'La Habana', en: 'Havana' },
  'America/Mexico_City': { es: 'Ciudad de México', en: 'Mexico City' },
  'America/New_York': { es: 'Nueva York', en: 'New York' },
  'America/Panama': 'Panamá',
  'America/Sao_Paulo': 'São Paulo',
  'Atlantic/Canary': { es: 'Canarias', en: 'Canary Islands' },
  'Europe/Berlin': { es: 'Berlín', en: 'Berlin' },
  'Europe/Brussels': { es: 'Bruselas', en: 'Brussels' },
  'Europe/Bucharest': { es: 'Bucarest', en: 'Bucharest' },
  'Europe/Lisbon': { es: 'Lisboa', en: 'Lisbon' },
  'Europe/London': { es: 'Londres', en: 'London' },
  'Europe/Madrid': { es: 'Península', en: 'Mainland Spain' },
  'Europe/Moscow': { es: 'Moscú', en: 'Moscow' },
  'Europe/Paris': { es: 'París', en: 'Paris' },
  'Europe/Rome': { es: 'Roma', en: 'Rome' },
};

/** The name of the city that stands for a zone. */
export function zoneCity(zone: string, locale: Locale): string {
  const city = cities[zone];
  if (city) return typeof city === 'string' ? city : city[locale];
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** `UTC+1`, `UTC−5`, `UTC+5:30`, with a real minus sign. */
export function offsetLabel(zone: string, instant: Date): string {
  const offset = offsetMinutes(zone, instant);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `UTC${offset < 0 ? '−' : '+'}${hours}${rest}`;
}
