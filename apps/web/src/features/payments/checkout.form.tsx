import type { PaymentQuote } from '@fonendo/contract/payments.schema';
import type { Product } from '@fonendo/domain/payments/payment.lifecycle';
import { Button, Checkbox } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidateAnswers } from '../../platform/answers/invalidate-answers.ts';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { formatCents } from '../../platform/format.ts';
import { leaveFor } from '../../platform/navigation.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { useSession } from '../../platform/session/auth-state.ts';
import { Card } from '../../ui/card.tsx';
import { Amounts } from './amounts.tsx';
import classes from './checkout.module.css';
import { keepChoice, keptChoice } from './kept-choice.ts';
import { MissingNotice } from './missing-notice.tsx';
import { quoteQuery, startPayment } from './payments.queries.ts';
import { ProductChoice } from './product-choice.tsx';

const loadSchema = () =>
  import('@fonendo/contract/payments.schema').then((schemas) =>
    schemas.startPaymentSchema.pick({ products: true, earlyStartConsent: true }),
  );

const payable = ({ catalogue }: PaymentQuote, chosen: readonly Product[]) =>
  chosen.filter((product) => catalogue.some((entry) => entry.product === product && entry.state === 'payable'));

type Props = { initial: PaymentQuote; later: ReactNode };

export function CheckoutForm({ initial, later }: Props) {
  const { t } = useTranslation('payments');
  const queryClient = useQueryClient();
  const userId = useSession()?.userId ?? '';
  // Nothing is ticked beforehand, neither products nor consents, but what this person chose before a payment that ended
  // without one.
  const form = useZodForm(loadSchema, { products: payable(initial, keptChoice(userId)), earlyStartConsent: undefined });
  const chosen: Product[] = form.getValues().products ?? [];
  const { data: quote = initial, isPlaceholderData } = useQuery(quoteQuery(chosen));

  // Only the recognition has a state fee.
  const feeConcerns = quote.catalogue.some(({ product, state }) => product === 'recognition' && state === 'payable');

  async function submit(order: { products: Product[]; earlyStartConsent: true }) {
    keepChoice(userId, order.products);
    const { totalCents } = await queryClient.ensureQueryData(quoteQuery(order.products));
    try {
      leaveFor(await startPayment({ ...order, expectedTotalCents: totalCents }), { external: true });
      // The browser is leaving; the button stays busy until then, so that nobody presses it again.
      await new Promise(() => undefined);
    } catch (failure) {
      // Shows the current state, after every kind of failure.
      await invalidateAnswers(queryClient, [queryKeys.payments.quotes]);
      throw failure;
    }
  }

  return (
    <Form form={form} onSubmit={submit} label={t('checkout.title')}>
      <MissingNotice missing={quote.missing} />
      <Card padding="rows">
        <div className={classes.frame}>
          <div className={classes.checkout}>
            <div className={classes.services}>
              <ProductChoice quote={quote} {...form.getInputProps('products')} />
            </div>
            <div className={classes.summary}>
              {chosen.length > 0 ? (
                <div aria-live="polite" aria-busy={isPlaceholderData}>
                  <Amounts amounts={quote} />
                </div>
              ) : (
                <p className={classes.hint}>{t('checkout.chooseHint')}</p>
              )}
              {feeConcerns && (
                <p className={classes.fee}>{t('amounts.fee', { fee: formatCents(quote.stateFeeCents) })}</p>
              )}
            </div>
            <div className={classes.consent}>
              <Checkbox
                required
                label={t('checkout.consent')}
                description={t('checkout.consentHelp')}
                {...form.getInputProps('earlyStartConsent', { type: 'checkbox' })}
                checked={form.getValues().earlyStartConsent === true}
              />
            </div>
            <div className={classes.actions}>
              <Button type="submit" size="lg" fullWidth loading={form.submitting}>
                {t('checkout.submit')}
              </Button>
              {later}
              <p className={classes.soft}>{t('checkout.submitHelp')}</p>
            </div>
          </div>
        </div>
      </Card>
    </Form>
  );
}
