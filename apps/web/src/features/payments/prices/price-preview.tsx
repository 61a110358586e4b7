import type { Prices } from '@fonendo/contract/settings.schema';
import { products } from '@fonendo/domain/payments/payment.lifecycle';
import { quote } from '@fonendo/domain/payments/pricing';
import { useTranslation } from 'react-i18next';
import { formatCents } from '../../../platform/format.ts';
import classes from './price-settings.module.css';

/** What a doctor would pay, while the prices are being typed; nothing while one of them is wrong. */
export function PricePreview({ prices }: { prices: Prices | null }) {
  return (
    <p className={classes.preview} role="status">
      {prices && <Total prices={prices} />}
    </p>
  );
}

function Total({ prices }: { prices: Prices }) {
  const { t } = useTranslation('payments');
  const { totalCents } = quote(products, prices, 'ES');
  return totalCents === 0 ? t('prices.previewFree') : t('prices.preview', { total: formatCents(totalCents) });
}
