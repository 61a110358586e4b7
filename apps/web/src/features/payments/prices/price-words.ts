import type { Prices } from '@fonendo/contract/settings.schema';
import { taxRules } from '@fonendo/domain/payments/tax';
import { useTranslation } from 'react-i18next';
import { formatCents, formatRate } from '../../../platform/format.ts';

/** A price with its name, by its path in the form: "Tasa del Estado (790-107): 166,50 €". */
export function useDescribePrice(): (path: string, prices: Prices) => string {
  const { t } = useTranslation('payments');
  return (path, prices) => {
    const [name, value] = wordsOf(path, prices);
    return `${name}: ${value}`;
  };

  function wordsOf(path: string, prices: Prices): [name: string, value: string] {
    switch (path) {
      case 'recognitionPriceCents':
        return [t('prices.recognition'), formatCents(prices.recognitionPriceCents)];
      case 'offersAccessPriceCents':
        return [t('prices.offersAccess'), formatCents(prices.offersAccessPriceCents)];
      case 'stateFeeCents':
        return [t('prices.fee'), formatCents(prices.stateFeeCents)];
      case 'recognitionDiscountPercent':
        return [t('prices.discount'), formatRate(prices.recognitionDiscountPercent * 100)];
      default: {
        const rule = taxRules.find((known) => path === `taxTable.${known}`) ?? 'spain';
        return [`${t('prices.taxes')} (${t(`prices.${rule}`)})`, formatRate(prices.taxTable[rule])];
      }
    }
  }
}
