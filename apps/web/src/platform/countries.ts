import { callingCodes } from '@fonendo/domain/reference/calling-codes';
import { countries, frequentCountries } from '@fonendo/domain/reference/countries';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export type CountryOption = { value: string; label: string };

/** All countries by their names in the reader's language: those that most people choose first, then by the alphabet. */
export function useCountryOptions(): CountryOption[] {
  const { i18n } = useTranslation();
  return useMemo(() => countryOptions(i18n.language), [i18n.language]);
}

export function countryOptions(language: string): CountryOption[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const isFrequent = new Set<string>(frequentCountries);
  const option = (value: string) => ({ value, label: names.of(value) ?? value });
  return [
    ...frequentCountries.map(option),
    ...countries
      .filter((value) => !isFrequent.has(value))
      .map(option)
      .sort((a, b) => compare(a.label, b.label)),
  ];
}

/** The name of a country in the reader's language. */
export function useCountryName(): (country: string) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const names = new Intl.DisplayNames([i18n.language], { type: 'region' });
    return (country) => names.of(country) ?? country;
  }, [i18n.language]);
}

/** What the narrow field shows is the prefix alone; the list names the countries. */
export function prefixOptions(countryNames: readonly CountryOption[]): CountryOption[] {
  return countryNames.flatMap(({ value }) => {
    const prefix = phonePrefix(value);
    return prefix ? [{ value, label: prefix }] : [];
  });
}

/** The options are not mounted while the list is closed: five lists of 250 countries would slow down typing. */
export const mountedWhileOpen = { keepMounted: false };

/** The prefix of a country, or undefined where it has none. */
export function phonePrefix(country: string | null | undefined): string | undefined {
  const known = countries.find((code) => code === country);
  const code = known && callingCodes.get(known);
  return code && `+${code}`;
}
