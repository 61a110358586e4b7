import { pricesSchema } from '@fonendo/contract/settings.schema';
import { products } from '@fonendo/domain/payments/payment.lifecycle';
import { quote } from '@fonendo/domain/payments/pricing';
import { useTranslation } from 'react-i18next';
import { formatCents } from '../../platform/format.ts';
import classes from './price-settings.module.css';

/** What a doctor would pay, while the prices are being typed. */
export function PricePreview({ values }: { values: unknown }) {
  const { t } = useTranslation('payments');
  const parsed = pricesSchema.safeParse(values);
  if (!parsed.success) return null;
  const { totalCents } = quote(products, parsed.data, 'ES');
  return (
    <p className={classes.preview} role="status">
      {totalCents === 0 ? t('prices.previewFree') : t('prices.preview', { total: formatCents(totalCents) })}
    </p>
  );
}
