/** Languages of the product (specification, section 9). Spanish is the default. */
export const locales = ['es', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'es';

/** The tag that `Intl` formats with: Spanish as written in Spain. */
export const localeTags: Record<Locale, string> = { es: 'es-ES', en: 'en-GB' };

export const localeCookie = 'i18n_locale';

/** First supported language of a preference list such as `navigator.languages` or Accept-Language. */
export function pickLocale(preferences: readonly string[]): Locale {
  for (const preference of preferences) {
    const language = preference.trim().slice(0, 2).toLowerCase();
    const match = locales.find((locale) => locale === language);
    if (match) return match;
  }
  return defaultLocale;
}
