import { callingCodes } from '@fonendo/domain/reference/calling-codes';
import { countries } from '@fonendo/domain/reference/countries';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export type CountryOption = { value: string; label: string };

/** All countries by their names in the reader's language, sorted. */
export function useCountryOptions(): CountryOption[] {
  const { i18n } = useTranslation();
  return useMemo(() => countryOptions(i18n.language), [i18n.language]);
}

export function countryOptions(language: string): CountryOption[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => compare(a.label, b.label));
}

/** The name of a country in the reader's language. */
export function useCountryName(): (country: string) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const names = new Intl.DisplayNames([i18n.language], { type: 'region' });
    return (country) => names.of(country) ?? country;
  }, [i18n.language]);
}

/** `+34 España`, found by either part; the prefix comes first because a narrow field shows only the beginning. */
export function prefixOptions(countryNames: readonly CountryOption[]): CountryOption[] {
  return countryNames.flatMap(({ value, label }) => {
    const prefix = phonePrefix(value);
    return prefix ? [{ value, label: `${prefix} ${label}` }] : [];
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
