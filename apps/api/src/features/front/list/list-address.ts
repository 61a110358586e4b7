import { offerFiltersQuerySchema } from '@fonendo/contract/offers/search.schema';
import { publicListPath } from '@fonendo/domain/offers/public-address';
import type { OfferFilters } from '@fonendo/domain/offers/search';
import type { Locale } from '@fonendo/domain/shared/locale';

/** What a list is asked for. */
export type Listed = OfferFilters & { page: number };

export const offersOnPage = 20;

/** Further pages are nobody's; a search finds what is there. */
const lastPage = 500;

const shape = offerFiltersQuerySchema.shape;
const names = [
  'search',
  'community',
  'speciality',
  'contractType',
  'workingDay',
  'salaryMin',
  'maxExperience',
] as const;

/** The filters of an address. What makes no sense there is left out: an old link still leads to offers. */
export function readListQuery(query: Readonly<Record<string, string>>): Listed {
  const filters = Object.fromEntries(
    names.flatMap((name) => {
      const given = query[name];
      if (given === undefined || given.trim() === '') return [];
      const read = shape[name].safeParse(given);
      return read.success && read.data !== undefined && !isEmpty(read.data) ? [[name, read.data]] : [];
    }),
  ) as OfferFilters;
  const page = Number(query['page'] ?? 1);
  return { ...filters, page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1 };
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

/** The address of a list. One community, and one speciality there, are part of the path; the rest is the query. */
export function listAddress({ page, ...filters }: Partial<Listed>, locale: Locale): string {
  const { place, query } = partsOf(filters);
  if (page !== undefined && page > 1) query.set('page', String(page));
  const asked = query.toString();
  return `${publicListPath(place, locale)}${asked && `?${asked}`}`;
}

/** The same without its language and its page, for feeds. */
export function feedAddress({ page: _, ...filters }: Listed, locale: Locale): string {
  const { place, query } = partsOf(filters);
  const asked = query.toString();
  return `${publicListPath(place, locale)}.atom${asked && `?${asked}`}`;
}

function partsOf(filters: OfferFilters) {
  const { community, speciality, ...rest } = filters;
  const [onlyPlace, another] = community ?? [];
  const isPlace = onlyPlace !== undefined && another === undefined;
  const isSpeciality = isPlace && speciality?.length === 1;
  const query = new URLSearchParams();
  const inQuery: OfferFilters = {
    ...rest,
    ...(!isPlace && { community }),
    ...(!isSpeciality && { speciality }),
  };
  for (const name of names) {
    const value = inQuery[name];
    if (value === undefined || isEmpty(value)) continue;
    query.set(name, Array.isArray(value) ? value.join(';') : String(value));
  }
  const [onlySpeciality] = speciality ?? [];
  const place = {
    ...(isPlace && { community: onlyPlace }),
    ...(isSpeciality && onlySpeciality && { speciality: onlySpeciality }),
  };
  return { place, query };
}

/** Whether all of it is in the path: such a list is a page of its own to search engines. */
export const isWholePlace = (listed: Listed): boolean => {
  const { page: _, ...filters } = listed;
  return partsOf(filters).query.size === 0;
};
