import type { Community } from '../reference/communities.ts';
import { searchable, searchableWords } from '../search/searchable.ts';
import type { ContractType, WorkingDay } from './terms.ts';

/** What open offers are filtered by; also what a saved search keeps. */
export type OfferFilters = {
  search?: string | undefined;
  community?: readonly Community[] | undefined;
  speciality?: readonly string[] | undefined;
  contractType?: readonly ContractType[] | undefined;
  workingDay?: readonly WorkingDay[] | undefined;
  /** Offers whose range reaches it. */
  salaryMin?: number | undefined;
  /** Offers that ask for no more years than these. */
  maxExperience?: number | undefined;
};

export const offerSorts = ['newest', 'match'] as const;

export type OfferSort = (typeof offerSorts)[number];

/** What the slider of the minimum salary offers, and the bars above it: gross euros a year. */
export const salaryScale = { from: 20_000, to: 100_000, step: 5_000 } as const;

export const salaryBars = (salaryScale.to - salaryScale.from) / salaryScale.step;

/** The bar an offer counts in, by the top of its range: below the scale in the first, above it in the last. */
export const salaryBarOf = (salaryMax: number): number =>
  Math.min(Math.max(Math.floor((salaryMax - salaryScale.from) / salaryScale.step), 0), salaryBars - 1);

/** The years a doctor may say that an offer asks for at most. */
export const experienceChoices = [0, 1, 2, 3, 5, 10] as const;

export const savedSearchLimits = { perDoctor: 10, nameLength: 60 } as const;

/** What the text search reads of an offer, beside what its hospital adds (hospital-search.ts). */
export const offerSearchTexts = (offer: { name: string; speciality: string; description: string }) => ({
  searchTitle: searchableWords(`${offer.name} ${offer.speciality}`),
  searchBody: searchableWords(offer.description),
});

/** The words that a mistyped word of a search can be meant to be. Shorter ones are like too many others. */
export const searchWords = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(/[a-z0-9]{3,}/g) ?? [])),
];

const maxTypedWords = 8;

/** The words somebody typed, each once. More than a few would narrow nothing down any further. */
export const typedWords = (search: string): string[] =>
  [...new Set(searchable(search).match(/[a-z0-9]{2,}/g) ?? [])].slice(0, maxTypedWords);

/**
 * The word that was meant: one slip away in a short word, two in a longer one. A slip is a letter too many, too few,
 * another one or two that changed places. Null where none is near enough; the first of the candidates wins a tie.
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

/** Optimal string alignment: edits, and neighbours that changed places. */
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
