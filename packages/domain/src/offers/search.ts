import type { Community } from '../reference/communities.ts';
import { searchable, searchableWords } from '../search/searchable.ts';
import type { ContractType, WorkingDay } from './terms.ts';

/** The filters of open offers, also stored in saved searches. */
export type OfferFilters = {
  search?: string | undefined;
  community?: readonly Community[] | undefined;
  speciality?: readonly string[] | undefined;
  contractType?: readonly ContractType[] | undefined;
  workingDay?: readonly WorkingDay[] | undefined;
  /** Offers whose range reaches this salary. */
  salaryMin?: number | undefined;
  /** Offers that ask for no more years than these. */
  maxExperience?: number | undefined;
};

export const offerSorts = ['newest', 'match'] as const;

export type OfferSort = (typeof offerSorts)[number];

/** The scale of the salary slider and of the bars above it: gross euros a year. */
export const salaryScale = { from: 20_000, to: 100_000, step: 5_000 } as const;

export const salaryBars = (salaryScale.to - salaryScale.from) / salaryScale.step;

/** The bar of an offer, by the top of its range: the first includes all below the scale, the last all above. */
export const salaryBarOf = (salaryMax: number): number =>
  Math.min(Math.max(Math.floor((salaryMax - salaryScale.from) / salaryScale.step), 0), salaryBars - 1);

/** The options for the most years that an offer may ask for. */
export const experienceChoices = [0, 1, 2, 3, 5, 10] as const;

export const savedSearchLimits = { perDoctor: 10, nameLength: 60 } as const;

/** The offer's own part of the text search, beside that of its hospital (packages/domain/src/hospitals/search.ts). */
export const offerSearchTexts = (offer: { name: string; speciality: string; description: string }) => ({
  searchTitle: searchableWords(`${offer.name} ${offer.speciality}`),
  searchBody: searchableWords(offer.description),
});

/** Words that a mistyped search can be corrected to. Shorter ones resemble too many others. */
export const searchWords = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(/[a-z0-9]{3,}/g) ?? [])),
];

const maxTypedWords = 8;

/** The distinct words of a search. Only the first few are used. */
export const typedWords = (search: string): string[] =>
  [...new Set(searchable(search).match(/[a-z0-9]{2,}/g) ?? [])].slice(0, maxTypedWords);

/**
 * The most similar word: one edit away for a short word, two for a longer one. An edit is a letter added, removed,
 * replaced or two neighbours swapped. Null if none is close enough; the first candidate wins a tie.
 */
export function closestWord(typed: string, candidates: readonly string[]): string | null {
  const allowed = typed.length < 4 ? 0 : typed.length < 6 ? 1 : 2;
  let closest: string | null = null;
  let least = allowed + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - typed.length) >= least) continue;
    const slips = slipsBetween(typed, candidate);
    if (slips < least) [closest, least] = [candidate, slips];
  }
  return closest;
}

/** Optimal string alignment distance: edits and swapped neighbours. */
function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && swapped) slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1);
      current.push(slips);
    }
    [beforeLast, last] = [last, current];
  }
  return last.at(-1) ?? 0;
}
