import type { HolidayPlace } from '../../reference/regional-holidays.ts';
import type { CalendarDate } from '../../shared/calendar-date.ts';

/** The consolidated texts in the BOE, by their permanent addresses. */
export const laws = {
  rd889: 'https://www.boe.es/eli/es/rd/2022/10/18/889/con',
  ley39: 'https://www.boe.es/eli/es/l/2015/10/01/39/con',
  ljca: 'https://www.boe.es/eli/es/l/1998/07/13/29/con',
} as const;

export type Law = keyof typeof laws;

export const lawKeys = Object.keys(laws) as [Law, ...Law[]];

export type Article = { law: Law; article: string };

/** What a step of a calculation says; its words are in the catalogues. */
export const calculationSteps = [
  'notified',
  'disposed',
  'opened',
  'delivered',
  'published',
  'unopened',
  'rejected',
  'registered',
  'workingDays',
  'extended',
  'months',
  'shortMonth',
  'suspended',
  'moved',
  'holiday',
  'august',
  'afterTerm',
  'latest',
] as const;

export type CalculationStepKey = (typeof calculationSteps)[number];

export type CalculationStep = {
  key: CalculationStepKey;
  /** The day that the step arrives at or speaks of. */
  on: CalendarDate;
  /** Where a period ends, if it is one. */
  until?: CalendarDate;
  /** Days or months. */
  count?: number;
  place?: HolidayPlace;
};

/** A day of a term counted in working days. */
export type CalculationCell = {
  day: CalendarDate;
  /** Which working day it is; null on a day that does not count. Zero is the day of the notification. */
  number: number | null;
  place: HolidayPlace | null;
};

export type Explanation = {
  articles: readonly Article[];
  steps: readonly CalculationStep[];
  /** Only of terms counted in working days. */
  cells: readonly CalculationCell[];
};
