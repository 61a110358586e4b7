import { expect, it } from 'vitest';
import { currencyAffix } from './currency-affix.ts';

it.each([
  ['es', { suffix: ' €' }],
  ['en', { prefix: '€' }],
])('the sign of the euro stands where %s puts it', (language, affix) => {
  expect(currencyAffix(language)).toEqual(affix);
});
