import { defaultLocale, type Locale } from './locale.ts';

/**
 * Addresses of what people without an account may read. Each language has its own, so that a link shows everybody the
 * same page, and search engines know both.
 */
export const publicPath = (path: string, locale: Locale): string =>
  locale === defaultLocale ? path : `/${locale}${path}`;
