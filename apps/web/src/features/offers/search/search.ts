import type { OfferFilters, OfferSort } from '@fonendo/domain/offers/search';
import { experienceChoices, salaryScale } from '@fonendo/domain/offers/search';
import { contractTypes, workingDays } from '@fonendo/domain/offers/terms';
import { communityCodes } from '@fonendo/domain/reference/communities';
import { specialities } from '@fonendo/domain/reference/specialities';
import type { OffersAddress } from './address.ts';

/** The filters with their possible values. */
export const choiceValues = {
  contractType: contractTypes,
  community: communityCodes,
  speciality: specialities,
  workingDay: workingDays,
} as const satisfies Record<string, readonly string[]>;

export type ChoiceName = keyof typeof choiceValues;

export const choiceNames = Object.keys(choiceValues) as ChoiceName[];

export type OffersSearch = {
  search: string;
  exact: boolean;
  sort: OfferSort;
  chosen: Record<ChoiceName, readonly string[]>;
  salaryMin: number | null;
  maxExperience: number | null;
};

const longestSearch = 100;

/** Turns the address into a search, and drops what makes no sense. */
export function readOffersSearch(address: OffersAddress): OffersSearch {
  const known = (name: ChoiceName) => {
    const named = new Set(address[name]?.split(';'));
    return (choiceValues[name] as readonly string[]).filter((value) => named.has(value));
  };
  return {
    search: (address.search ?? '').slice(0, longestSearch),
    exact: address.exact === true,
    // By default the best match; the newest can be chosen.
    sort: address.sort === 'newest' ? 'newest' : 'match',
    chosen: {
      contractType: known('contractType'),
      community: known('community'),
      speciality: known('speciality'),
      workingDay: known('workingDay'),
    },
    salaryMin: salaryIn(address.salaryMin),
    maxExperience: experienceChoices.find((years) => years === address.maxExperience) ?? null,
  };
}

function salaryIn(salary: number | undefined): number | null {
  if (salary === undefined || salary <= salaryScale.from || salary > salaryScale.to) return null;
  return salary % salaryScale.step === 0 ? salary : null;
}

/** The address of a search, without unset values. */
export function writeOffersAddress(search: OffersSearch): OffersAddress {
  const lists = choiceNames.flatMap((name) =>
    search.chosen[name].length > 0 ? [[name, search.chosen[name].join(';')]] : [],
  );
  return {
    ...(search.search.trim() && { search: search.search.trim() }),
    ...(search.exact && search.search.trim() && { exact: true as const }),
    ...Object.fromEntries(lists),
    ...(search.salaryMin !== null && { salaryMin: search.salaryMin }),
    ...(search.maxExperience !== null && { maxExperience: search.maxExperience }),
    ...(search.sort === 'newest' && { sort: 'newest' }),
  };
}

export function toggled(search: OffersSearch, name: ChoiceName, value: string): OffersSearch {
  const now = search.chosen[name];
  const next = now.includes(value) ? now.filter((one) => one !== value) : [...now, value];
  return { ...search, chosen: { ...search.chosen, [name]: next } };
}

export const without = (search: OffersSearch, name: ChoiceName): OffersSearch => ({
  ...search,
  chosen: { ...search.chosen, [name]: [] },
});

/** Without text and filters, but with the same order. */
export const cleared = ({ sort }: OffersSearch): OffersSearch => readOffersSearch(sort === 'newest' ? { sort } : {});

/** The number of active filters, without the text. */
export const filterCount = ({ chosen, salaryMin, maxExperience }: OffersSearch): number =>
  choiceNames.reduce((sum, name) => sum + chosen[name].length, 0) +
  (salaryMin === null ? 0 : 1) +
  (maxExperience === null ? 0 : 1);

export const isNarrowed = (search: OffersSearch): boolean => search.search.trim() !== '' || filterCount(search) > 0;

/** The part that a saved search stores. */
export function filtersOf(search: OffersSearch): OfferFilters {
  const lists = choiceNames.flatMap((name) => (search.chosen[name].length > 0 ? [[name, search.chosen[name]]] : []));
  return {
    ...(search.search.trim() && { search: search.search.trim() }),
    ...Object.fromEntries(lists),
    ...(search.salaryMin !== null && { salaryMin: search.salaryMin }),
    ...(search.maxExperience !== null && { maxExperience: search.maxExperience }),
  };
}

/** The search of a saved one, in the current order. */
export function searchOf(filters: OfferFilters, sort: OfferSort): OffersSearch {
  const words = Object.entries(filters).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, Array.isArray(value) ? value.join(';') : value]],
  );
  return readOffersSearch({ ...Object.fromEntries(words), sort });
}

export const isSameFilter = (one: OfferFilters, other: OfferFilters): boolean =>
  JSON.stringify(writeOffersAddress(searchOf(one, 'match'))) ===
  JSON.stringify(writeOffersAddress(searchOf(other, 'match')));
