import type { Prices } from '@fonendo/contract/settings.schema';
import { products } from '@fonendo/domain/payments/payment.lifecycle';
import { quote } from '@fonendo/domain/payments/pricing';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCents } from '../../../platform/format.ts';
import classes from './price-settings.module.css';

/** Brings what prices are checked with, so only once somebody types some. */
const TypedTotal = lazy(async () => ({ default: (await import('./typed-total.tsx')).TypedTotal }));

type Props = { stored: Prices; typed: unknown; isTyped: boolean };

/** What a doctor would pay, while the prices are being typed. */
export function PricePreview({ stored, typed, isTyped }: Props) {
  const total = <Total prices={stored} />;
  return (
    <p className={classes.preview} role="status">
      {isTyped ? (
        <Suspense fallback={total}>
          <TypedTotal values={typed} />
        </Suspense>
      ) : (
        total
      )}
    </p>
  );
}

export function Total({ prices }: { prices: Prices }) {
  const { t } = useTranslation('payments');
  const { totalCents } = quote(products, prices, 'ES');
  return totalCents === 0 ? t('prices.previewFree') : t('prices.preview', { total: formatCents(totalCents) });
}
