import type { PaymentQuote } from '@fonendo/contract/payments.schema';
import { isNotSubject } from '@fonendo/domain/payments/tax';
import { useTranslation } from 'react-i18next';
import { formatCents, formatRate } from '../../platform/format.ts';
import classes from './amounts.module.css';

type Props = { amounts: Pick<PaymentQuote, 'lines' | 'baseCents' | 'taxRate' | 'taxRule' | 'taxCents' | 'totalCents'> };

/** What is paid for, line by line, with its tax and its total. */
export function Amounts({ amounts: { lines, baseCents, taxRate, taxRule, taxCents, totalCents } }: Props) {
  const { t } = useTranslation('payments');
  const notSubject = isNotSubject(taxRule, taxRate);
  return (
    <>
      <dl className={classes.amounts} aria-label={t('amounts.label')}>
        {lines.map(({ product, priceCents, discountPercent, baseCents: base }) => (
          <div key={product}>
            <dt>
              {t(`products.${product}`)}
              {discountPercent > 0 && (
                <span className={classes.detail}>
                  {t('amounts.discount', { percent: discountPercent })} ·{' '}
                  {t('amounts.before', { price: formatCents(priceCents) })}
                </span>
              )}
            </dt>
            <dd>{formatCents(base)}</dd>
          </div>
        ))}
        {lines.length > 1 && (
          <div>
            <dt>{t('amounts.base')}</dt>
            <dd>{formatCents(baseCents)}</dd>
          </div>
        )}
        <div>
          <dt>{notSubject ? t('amounts.taxNone') : t('amounts.tax', { rate: formatRate(taxRate) })}</dt>
          <dd>{formatCents(taxCents)}</dd>
        </div>
        <div className={classes.total}>
          <dt>{t('amounts.total')}</dt>
          <dd>{formatCents(totalCents)}</dd>
        </div>
      </dl>
      {notSubject && <p className={classes.note}>{t('amounts.taxNoneHelp')}</p>}
    </>
  );
}
