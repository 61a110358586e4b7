import type { Prices } from '@fonendo/contract/settings.schema';
import { type TaxRule, taxRules } from '@fonendo/domain/payments/tax';
import { needsChargeConfirmation } from '@fonendo/domain/settings/settings';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../platform/form/form.tsx';
import { formatCents } from '../../../platform/format.ts';
import { toast } from '../../../platform/toasts.ts';
import { Card } from '../../../ui/card.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { inUnit } from '../../../ui/fields/typed-number.ts';
import { Section } from '../../../ui/section.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { SettingConflict, useSettingForm } from '../../settings/settings.public.ts';
import { pricesQuery, savePrices } from '../payments.queries.ts';
import { PricePreview } from './price-preview.tsx';
import classes from './price-settings.module.css';
import { useDescribePrice } from './price-words.ts';

const loadSchema = () => import('@fonendo/contract/settings.schema').then((schemas) => schemas.pricesSchema);

/** The prices from the next checkout on; for administrators. */
export function PriceSettings() {
  const { t } = useTranslation('payments');
  const query = useQuery(pricesQuery);
  return (
    <Section title={t('prices.title')} description={t('prices.lead')}>
      <AnswerFrame query={query} failed={t('prices.failed')} failedHelp={t('prices.failedHelp')}>
        {(prices) => <PricesForm prices={prices} />}
      </AnswerFrame>
    </Section>
  );
}

function PricesForm({ prices }: { prices: Prices }) {
  const { t } = useTranslation('payments');
  const queryClient = useQueryClient();
  const describe = useDescribePrice();
  const confirm = useConfirm();
  const setting = useSettingForm<Prices>(loadSchema, {
    stored: prices,
    save: async ({ read, ...wanted }) => {
      // By law access is free: an administrator who charges for it confirms having read so, and the server records it.
      const isCharge = needsChargeConfirmation(read, wanted);
      const chargeConfirmed = isCharge && (await confirm(questionOf(wanted)));
      return savePrices(queryClient, { ...wanted, read, chargeConfirmed });
    },
    fetchStored: () => queryClient.fetchQuery({ ...pricesQuery, staleTime: 0 }),
    onSaved: () => toast({ tone: 'success', title: t('prices.saved') }),
    describe,
    action: 'settings.pricesChanged',
    notSaved: t('prices.notSaved'),
  });
  const { form, submit, conflict } = setting;

  function questionOf({ offersAccessPriceCents }: Prices) {
    return {
      title: t('prices.charge.title'),
      description: t('prices.charge.text', { price: formatCents(offersAccessPriceCents) }),
      action: t('prices.charge.action'),
      keeps: 'prices' as const,
    };
  }

  return (
    <Card>
      <Form form={form} onSubmit={submit} label={t('prices.title')}>
        <div className={classes.fields}>
          <MoneyField cents label={t('prices.recognition')} {...form.getInputProps('recognitionPriceCents')} />
          <NumberField label={t('prices.discount')} suffix=" %" {...form.getInputProps('recognitionDiscountPercent')} />
          <MoneyField cents label={t('prices.offersAccess')} {...form.getInputProps('offersAccessPriceCents')} />
          <MoneyField
            cents
            label={t('prices.fee')}
            description={t('prices.feeHelp')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('stateFeeCents')}
          />
          <fieldset className={classes.taxes}>
            <legend>{t('prices.taxes')}</legend>
            <div className={classes.taxFields}>
              {taxRules.map((rule) => (
                <RateField key={rule} rule={rule} {...form.getInputProps(`taxTable.${rule}`)} />
              ))}
            </div>
          </fieldset>
          <PricePreview prices={form.isDirty() && form.isCheckable() ? form.valid() : prices} />
          {conflict && (
            <div className={classes.conflict}>
              <SettingConflict setting={setting} />
            </div>
          )}
          <Button type="submit" className={classes.submit ?? ''} disabled={conflict !== null} loading={form.submitting}>
            {t('prices.submit')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

type RateProps = { rule: TaxRule; value?: number; onChange: (value: number | undefined) => void };

/** Percent on the screen, hundredths of a percent in the value. */
function RateField({ rule, value, onChange, ...props }: RateProps) {
  const { t } = useTranslation('payments');
  return (
    <NumberField
      {...props}
      label={t(`prices.${rule}`)}
      suffix=" %"
      decimals={2}
      value={value === undefined ? undefined : inUnit(value, (points) => points / 100)}
      onChange={(percent) =>
        onChange(percent === undefined ? undefined : inUnit(percent, (part) => Math.round(part * 100)))
      }
    />
  );
}
