import { languageName } from '@fonendo/domain/cv/outline';
import { frequentLanguages, languages } from '@fonendo/domain/reference/languages';
import type { Locale } from '@fonendo/domain/shared/locale';

/** The frequent ones first, the others by the alphabet of the reader. */
export function languageOptions(locale: Locale) {
  const { compare } = new Intl.Collator(locale);
  const option = (value: (typeof languages)[number]) => ({ value, label: languageName(value, locale) });
  const isFrequent = new Set<string>(frequentLanguages);
  return [
    ...frequentLanguages.map(option),
    ...languages
      .filter((value) => !isFrequent.has(value))
      .map(option)
      .sort((one, other) => compare(one.label, other.label)),
  ];
}
