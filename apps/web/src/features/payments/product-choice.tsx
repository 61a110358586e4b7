import type { PaymentQuote } from '@fonendo/contract/payments.schema';
import { Checkbox, type CheckboxGroupProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatCents } from '../../platform/format.ts';
import { ToneBadge } from '../../ui/marks/tone-badge.tsx';
import classes from './checkout.module.css';

type Entry = PaymentQuote['catalogue'][number];

type Props = Omit<CheckboxGroupProps, 'children'> & { quote: Pick<PaymentQuote, 'catalogue' | 'taxRate'> };

/** One row per product: name, price, and whether it can be chosen. */
export function ProductChoice({ quote: { catalogue, taxRate }, ...group }: Props) {
  const { t } = useTranslation('payments');
  return (
    <Checkbox.Group {...group} label={t('checkout.choose')} className={classes.choice ?? ''}>
      {catalogue.map((entry) => (
        <div key={entry.product} className={classes.product}>
          <Checkbox
            value={entry.product}
            disabled={entry.state !== 'payable'}
            label={t(`products.${entry.product}`)}
            description={t(`products.${entry.product}Help`)}
            error={Boolean(group.error)}
          />
          <div className={classes.price}>
            <Price entry={entry} taxed={taxRate > 0} />
          </div>
        </div>
      ))}
    </Checkbox.Group>
  );
}

type PriceProps = { entry: Entry; taxed: boolean };

function Price({ entry: { state, baseCents, priceCents, discountPercent }, taxed }: PriceProps) {
  const { t } = useTranslation('payments');
  switch (state) {
    case 'paid':
      return (
        <ToneBadge tone="ok" glyph="tick">
          {t('checkout.paid')}
        </ToneBadge>
      );
    case 'free':
      return (
        <ToneBadge tone="teal" glyph="dot">
          {t('checkout.free')}
        </ToneBadge>
      );
    case 'payable':
      return (
        <>
          <p className={classes.figure}>
            {taxed ? t('amounts.price', { price: formatCents(baseCents) }) : formatCents(baseCents)}
          </p>
          {discountPercent > 0 && (
            <p className={classes.soft}>
              {t('amounts.discount', { percent: discountPercent })} ·{' '}
              {t('amounts.before', { price: formatCents(priceCents) })}
            </p>
          )}
        </>
      );
  }
}
