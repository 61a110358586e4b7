import { defaultLocale, type Locale } from './locale.ts';

/**
 * Addresses of what people without an account may read. Each language has its own, so that a link always shows the same
 * page to whoever opens it, and search engines know both.
 */
export const publicPath = (path: string, locale: Locale): string =>
  locale === defaultLocale ? path : `/${locale}${path}`;
