import type { PaymentQuote } from '@fonendo/contract/payments.schema';
import { Checkbox, type CheckboxGroupProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCents } from '../../platform/format.ts';
import { Card, CardRow } from '../../ui/card.tsx';
import { ToneBadge } from '../../ui/marks/tone-badge.tsx';
import { Section } from '../../ui/section.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import classes from './checkout.module.css';
import { quoteQuery } from './payments.queries.ts';

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
            <ProductPrice entry={entry} taxed={taxRate > 0} />
          </div>
        </div>
      ))}
    </Checkbox.Group>
  );
}

/** What each service costs and includes, to be read before the contract is signed. Nothing is chosen here. */
export function PriceList() {
  const { t } = useTranslation('payments');
  const query = useQuery(quoteQuery([]));
  return (
    <Section title={t('priceList.title')} description={t('priceList.lead')}>
      <AnswerFrame query={query} failed={t('checkout.failed')} failedHelp={t('checkout.failedHelp')}>
        {({ catalogue, taxRate, stateFeeCents }) => (
          <Card padding="rows" as="ul" label={t('priceList.title')}>
            {catalogue.map((entry) => (
              <CardRow key={entry.product} as="li">
                <div className={classes.listed}>
                  <div>
                    <p className={classes.figure}>{t(`products.${entry.product}`)}</p>
                    <p className={classes.soft}>{t(`products.${entry.product}Help`)}</p>
                    {entry.product === 'recognition' && (
                      <p className={classes.soft}>{t('amounts.fee', { fee: formatCents(stateFeeCents) })}</p>
                    )}
                  </div>
                  <div className={classes.price}>
                    <ProductPrice entry={entry} taxed={taxRate > 0} />
                  </div>
                </div>
              </CardRow>
            ))}
          </Card>
        )}
      </AnswerFrame>
    </Section>
  );
}

type PriceProps = { entry: Entry; taxed: boolean };

function ProductPrice({ entry: { state, baseCents, totalCents, priceCents, discountPercent }, taxed }: PriceProps) {
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
    case 'payable': {
      const before = formatCents(priceCents);
      return (
        <>
          <p className={classes.figure}>{formatCents(totalCents)}</p>
          {taxed && (
            <>
              <p className={classes.soft}>{t('amounts.taxIncluded')}</p>
              <p className={classes.soft}>{t('amounts.price', { price: formatCents(baseCents) })}</p>
            </>
          )}
          {discountPercent > 0 && (
            <p className={classes.soft}>
              {t('amounts.discount', { percent: discountPercent })} ·{' '}
              {t('amounts.before', { price: taxed ? t('amounts.price', { price: before }) : before })}
            </p>
          )}
        </>
      );
    }
  }
}
