import type { OfferDraft } from './offer.ts';

/** Outside of these an offer is possible, but a digit too few or too many is more likely. Gross euros a year. */
const usual = { salary: { from: 12_000, to: 200_000 }, vacancies: { to: 50 } } as const;

export const doubts = ['salaryLow', 'salaryHigh', 'vacanciesHigh'] as const;

export type DoubtfulNumber = { doubt: (typeof doubts)[number]; value: number };

/** What is worth a second look before an offer is published; a warning, never a refusal. */
export function doubtfulNumbers({ salaryMin, salaryMax, vacancies }: OfferDraft): DoubtfulNumber[] {
  const found: DoubtfulNumber[] = [];
  for (const value of new Set([salaryMin, salaryMax])) {
    if (value === null) continue;
    if (value < usual.salary.from) found.push({ doubt: 'salaryLow', value });
    if (value > usual.salary.to) found.push({ doubt: 'salaryHigh', value });
  }
  if (vacancies !== null && vacancies > usual.vacancies.to) found.push({ doubt: 'vacanciesHigh', value: vacancies });
  return found;
}
