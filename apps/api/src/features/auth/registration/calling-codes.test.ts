import { callingCodes } from '@fonendo/domain/reference/calling-codes';
import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';

test('the prefixes offered at registration are the ones that phone numbers are checked against', () => {
  const known = [...callingCodes.keys()].map((country) => [country, getCountryCallingCode(country as CountryCode)]);
  expect([...callingCodes]).toEqual(known);
});
