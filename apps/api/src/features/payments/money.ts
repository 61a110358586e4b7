import { type Locale, localeTags } from '@fonendo/domain/shared/locale';

/** Cents as a price: 471,90 €. */
export const formatMoney = (cents: number, currency: string, locale: Locale): string =>
  new Intl.NumberFormat(localeTags[locale], { style: 'currency', currency, useGrouping: 'always' }).format(cents / 100);
