import { expect, test } from 'vitest';
import { doubtfulNumbers } from './doubtful-numbers.ts';
import { emptyOffer } from './offer.ts';

test.each([
  [{}, []],
  [{ salaryMin: 12_000, salaryMax: 200_000, vacancies: 50 }, []],
  [{ salaryMin: 45 }, [{ doubt: 'salaryLow', value: 45 }]],
  [{ salaryMin: 4500, salaryMax: 4500 }, [{ doubt: 'salaryLow', value: 4500 }]],
  [
    { salaryMin: 12, salaryMax: 1_000_000 },
    [
      { doubt: 'salaryLow', value: 12 },
      { doubt: 'salaryHigh', value: 1_000_000 },
    ],
  ],
  [{ salaryMin: 48_000, salaryMax: 520_000 }, [{ doubt: 'salaryHigh', value: 520_000 }]],
  [{ vacancies: 999 }, [{ doubt: 'vacanciesHigh', value: 999 }]],
])('%j', (numbers, found) => {
  expect(doubtfulNumbers({ ...emptyOffer, ...numbers })).toEqual(found);
});
