import type { CalendarDate } from '../shared/calendar-date.ts';
import { type Community, communityOfPostalCode } from './communities.ts';
import { addDays, easterSunday, nationalHolidays } from './working-calendar.ts';

/**
 * The yearly holidays of the communities, as month and day or as days from Easter Sunday: rules, so that no year runs
 * out. After date-holidays 3.37 (countries ES and IC, which cite the yearly lists of the BOE), corrected where the
 * communities' own laws differ (Cantabria, Navarra, Murcia). Left out: days moved to a Monday, days of the moon's
 * calendar, and days that a community chooses anew every year (19 March outside Valencia, 25 July outside Galicia, San
 * Juan outside Catalonia, Corpus Christi). A day left out makes a deadline earlier, never later than the lawful one.
 */
const communityDays: Record<Community, readonly (string | number)[]> = {
  'ES-AN': ['02-28', -3],
  'ES-AR': ['04-23', -3],
  'ES-AS': ['09-08', -3],
  'ES-IB': ['03-01', -3, 1],
  'ES-CN': ['05-30', -3],
  'ES-CB': ['07-28', '09-15', -3],
  'ES-CL': ['04-23', -3],
  'ES-CM': ['05-31', -3],
  'ES-CT': ['06-24', '09-11', '12-26', 1],
  'ES-VC': ['03-19', '10-09', 1],
  'ES-EX': ['09-08', -3],
  'ES-GA': ['05-17', '07-25', -3],
  'ES-MD': ['05-02', -3],
  'ES-MC': ['06-09', -3],
  'ES-NC': ['12-03', -3, 1],
  'ES-PV': [-3, 1],
  'ES-RI': ['06-09', -3, 1],
  'ES-CE': ['08-05', '09-02', -3],
  'ES-ML': [-3],
};

/** The city of Madrid, seat of the ministry: San Isidro and La Almudena. */
const seatCityDays = ['05-15', '11-09'];

export function communityHolidays(community: Community, year: number): CalendarDate[] {
  return communityDays[community]
    .map((rule) => (typeof rule === 'number' ? addDays(easterSunday(year), rule) : `${year}-${rule}`))
    .sort();
}

/** The holidays at the seat of the ministry besides the national ones. */
export const seatHolidays = (year: number): CalendarDate[] =>
  [...communityHolidays('ES-MD', year), ...seatCityDays.map((day) => `${year}-${day}`)].sort();

/** Why a day does not count. `settings`: added to the seat's by an administrator. */
export const holidayPlaces = ['national', 'seat', 'residence', 'settings'] as const;

export type HolidayPlace = (typeof holidayPlaces)[number];

/** Holidays with the place that has them. */
export type PlacedHolidays = Pick<ReadonlyMap<CalendarDate, HolidayPlace>, 'has' | 'get'>;

/** The administrators' changes to a calendar: days that it lacks, and days of it that do not count. */
export type DayDifferences = { readonly added: readonly CalendarDate[]; readonly removed: readonly CalendarDate[] };

/** Those of the seat, and those of communities that have any. */
export type HolidayDifferences = DayDifferences & {
  readonly communities?: Readonly<Partial<Record<Community, DayDifferences>>> | undefined;
};

/** The seat's holidays. A community's come on top of them. */
export type SeatHolidays = PlacedHolidays & { readonly differencesIn: (community: Community) => DayDifferences };

const unchanged: DayDifferences = { added: [], removed: [] };

/** The holidays of the ministry's seat, with the administrators' differences. */
export function seatDays(
  years: readonly number[],
  { added, removed, communities = {} }: HolidayDifferences,
): SeatHolidays {
  const days = new Map<CalendarDate, HolidayPlace>();
  for (const day of added) days.set(day, 'settings');
  for (const year of years) {
    for (const day of seatHolidays(year)) days.set(day, 'seat');
    for (const day of nationalHolidays(year)) days.set(day, 'national');
  }
  for (const day of removed) days.delete(day);
  return {
    get: (day) => days.get(day),
    has: (day) => days.has(day),
    differencesIn: (community) => communities[community] ?? unchanged,
  };
}

/**
 * Art. 30.6 Ley 39/2015: a day that is a holiday where the applicant lives or at the seat of the body does not count.
 * Applicants who live abroad have the seat's holidays only.
 */
export function withResidence(seat: SeatHolidays, residence: Community | null): PlacedHolidays {
  if (residence === null) return seat;
  const { added, removed } = seat.differencesIn(residence);
  const isHoliday = (day: CalendarDate) =>
    added.includes(day) ||
    (!removed.includes(day) && communityHolidays(residence, Number(day.slice(0, 4))).includes(day));
  const get = (day: CalendarDate) => seat.get(day) ?? (isHoliday(day) ? ('residence' as const) : undefined);
  return { get, has: (day) => get(day) !== undefined };
}

export const placedHolidays = (
  years: readonly number[],
  residence: Community | null,
  differences: HolidayDifferences,
): PlacedHolidays => withResidence(seatDays(years, differences), residence);

/** The community in which an applicant lives; null abroad. */
export const residenceOf = (country: string | null, postalCode: string | null): Community | null =>
  country === 'ES' && postalCode !== null ? communityOfPostalCode(postalCode) : null;
