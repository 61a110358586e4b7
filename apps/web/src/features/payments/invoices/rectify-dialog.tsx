import { rectificationSchema } from '@fonendo/contract/payments/rectification.schema';
import type { Payment } from '@fonendo/contract/payments.schema';
import { rectificationKinds } from '@fonendo/domain/payments/rectification';
import { Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { text } from '../../../platform/form/bound-input.ts';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { toast } from '../../../platform/toasts.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { FormFoot } from '../../../ui/fields/form-foot.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { rectifyInvoice } from '../payments.queries.ts';

type Props = { payment: Payment; onClose: () => void };

/** Another invoice that corrects the first one; says what follows. */
export function RectifyDialog({ payment, onClose }: Props) {
  const { t } = useTranslation(['payments', 'core', 'ui']);
  const queryClient = useQueryClient();
  // Nothing is chosen beforehand: giving all of it back ends what was bought.
  const form = useZodForm(rectificationSchema, { kind: undefined, baseCents: undefined, reason: '' });
  const isRefund = form.getValues().kind === 'refund';
  return (
    <FormDialog opened onClose={onClose} size={520} title={t('rectify.title', { number: payment.invoiceNumber ?? '' })}>
      <Form
        form={form}
        label={t('rectify.action')}
        onSubmit={async ({ kind, baseCents, reason }) => {
          await rectifyInvoice(queryClient, payment.id, { kind, reason, ...(kind === 'refund' && { baseCents }) });
          onClose();
          toast({ tone: 'success', title: t('rectify.done') });
        }}
      >
        <Stack gap="md">
          <Text c="dimmed">{t('rectify.help')}</Text>
          <RadioField
            label={t('rectify.kind')}
            options={rectificationKinds.map((value) => ({
              value,
              label: t(`rectify.${value}`),
              description: t(`rectify.${value}Help`),
            }))}
            {...form.getInputProps('kind')}
          />
          {isRefund && (
            <MoneyField
              cents
              optional
              label={t('rectify.amount')}
              description={t('rectify.amountHelp')}
              {...form.getInputProps('baseCents')}
            />
          )}
          <TextareaField
            label={t('rectify.reason')}
            description={t('rectify.reasonHelp')}
            maxLength={300}
            {...text(form.getInputProps('reason'))}
          />
        </Stack>
        <FormFoot
          form={form}
          submit={t('rectify.submit')}
          destructive
          onCancel={onClose}
          cancel={t('ui:kept.asItIs')}
        />
      </Form>
    </FormDialog>
  );
}
