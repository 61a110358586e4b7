/**
 * The search in the address, with the API's parameters: lists are separated by semicolons. search.ts checks the values:
 * this is part of the first load, so it contains no communities or specialities.
 */
export type OffersAddress = {
  search?: string;
  /** Without correcting typing errors. */
  exact?: true;
  community?: string;
  speciality?: string;
  contractType?: string;
  workingDay?: string;
  salaryMin?: number;
  maxExperience?: number;
  sort?: string;
};

const words = ['search', 'community', 'speciality', 'contractType', 'workingDay', 'sort'] as const;
const numbers = ['salaryMin', 'maxExperience'] as const;
const longest = 3000;

export function parseOffersAddress(raw: Record<string, unknown>): OffersAddress {
  const kept: [string, unknown][] = [];
  for (const key of words) {
    const value = raw[key];
    // The router reads "24" as a number.
    const isWord = typeof value === 'string' || typeof value === 'number';
    if (isWord && value !== '') kept.push([key, String(value).slice(0, longest)]);
  }
  for (const key of numbers) if (Number.isFinite(raw[key])) kept.push([key, raw[key]]);
  if (raw.exact === true) kept.push(['exact', true]);
  return Object.fromEntries(kept);
}
