import type { OfferFilters, OfferSort } from '@fonendo/domain/offers/search';
import { experienceChoices, salaryScale } from '@fonendo/domain/offers/search';
import { contractTypes, workingDays } from '@fonendo/domain/offers/terms';
import { communityCodes } from '@fonendo/domain/reference/communities';
import { specialities } from '@fonendo/domain/reference/specialities';
import type { OffersAddress } from './address.ts';

/** What is chosen, each with every value there is: a filter is one of these, or it is not shown. */
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

/** Whatever stands in the address becomes a search that makes sense; the rest is dropped. */
export function readOffersSearch(address: OffersAddress): OffersSearch {
  const known = (name: ChoiceName) => {
    const named = new Set(address[name]?.split(';'));
    return (choiceValues[name] as readonly string[]).filter((value) => named.has(value));
  };
  return {
    search: (address.search ?? '').slice(0, longestSearch),
    exact: address.exact === true,
    // A doctor comes for what fits; the newest are one choice away.
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

/** The address of a search: what is not asked for is left out. */
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

/** Without text and filters; the order stays. */
export const cleared = ({ sort }: OffersSearch): OffersSearch => readOffersSearch(sort === 'newest' ? { sort } : {});

/** How many filters narrow the list down, the text aside. */
export const filterCount = ({ chosen, salaryMin, maxExperience }: OffersSearch): number =>
  choiceNames.reduce((sum, name) => sum + chosen[name].length, 0) +
  (salaryMin === null ? 0 : 1) +
  (maxExperience === null ? 0 : 1);

export const isNarrowed = (search: OffersSearch): boolean => search.search.trim() !== '' || filterCount(search) > 0;

/** What a saved search keeps. */
export function filtersOf(search: OffersSearch): OfferFilters {
  const lists = choiceNames.flatMap((name) => (search.chosen[name].length > 0 ? [[name, search.chosen[name]]] : []));
  return {
    ...(search.search.trim() && { search: search.search.trim() }),
    ...Object.fromEntries(lists),
    ...(search.salaryMin !== null && { salaryMin: search.salaryMin }),
    ...(search.maxExperience !== null && { maxExperience: search.maxExperience }),
  };
}

/** The search that a saved one stands for, in the order that is chosen now. */
export function searchOf(filters: OfferFilters, sort: OfferSort): OffersSearch {
  const words = Object.entries(filters).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, Array.isArray(value) ? value.join(';') : value]],
  );
  return readOffersSearch({ ...Object.fromEntries(words), sort });
}

export const isSameFilter = (one: OfferFilters, other: OfferFilters): boolean =>
  JSON.stringify(writeOffersAddress(searchOf(one, 'match'))) ===
  JSON.stringify(writeOffersAddress(searchOf(other, 'match')));
