import { decideExtensionSchema, requestExtensionSchema } from '@fonendo/contract/petitions/legal-clock.schema';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../../platform/form/form.tsx';
import { useZodForm } from '../../../../platform/form/use-zod-form.tsx';
import { formatDay } from '../../../../platform/format.ts';
import { DateField } from '../../../../ui/fields/date/date-field.tsx';
import { FormFoot } from '../../../../ui/fields/form-foot.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { RadioField } from '../../../../ui/fields/radio-field.tsx';
import { decideExtension, requestExtension } from '../../petitions.queries.ts';
import type { DialogFormProps } from '../dialogs.tsx';
import { now, today, useDone } from './ministry.form.tsx';

/** More time was asked for, before the end of the term. */
export function ExtensionForm({ petition, onDone }: DialogFormProps) {
  const { t } = useTranslation('ministryActs');
  const done = useDone(onDone);
  const form = useZodForm(requestExtensionSchema(now), { requestedOn: '' });
  const open = petition.requirements.find(({ until }) => until === null);
  return (
    <Form
      form={form}
      label={t('extension.title')}
      onSubmit={async ({ requestedOn }) =>
        done(await requestExtension(petition.id, { requestedOn }), t('extension.done'))
      }
    >
      <Stack gap="md">
        {open && <Text c="dimmed">{t('extension.lead', { date: formatDay(open.answerBy) })}</Text>}
        <DateField label={t('extension.date')} maxDate={today()} {...form.getInputProps('requestedOn')} />
        <FormFoot form={form} submit={t('extension.submit')} onCancel={onDone} mt={0} />
      </Stack>
    </Form>
  );
}

const decisions = ['granted', 'denied'] as const;

type Decision = (typeof decisions)[number];

export function ExtensionDecisionForm({ petition, onDone }: DialogFormProps) {
  const { t } = useTranslation('ministryActs');
  const done = useDone(onDone);
  const form = useZodForm(decideExtensionSchema(now), { decidedOn: '', workingDays: undefined });
  const [decision, setDecision] = useState<Decision>();
  return (
    <Form
      form={form}
      label={t('extensionDecision.title')}
      typed={decision !== undefined}
      onSubmit={async (decided) => done(await decideExtension(petition.id, decided), t('extensionDecision.done'))}
    >
      <Stack gap="md">
        <Text c="dimmed">{t('extensionDecision.lead')}</Text>
        <RadioField
          label={t('extensionDecision.decision')}
          options={decisions.map((value) => ({ value, label: t(`extensionDecision.${value}`) }))}
          value={decision ?? null}
          error={decision === undefined && form.errors['workingDays']}
          onChange={(chosen) => {
            setDecision(chosen as Decision);
            // How long it is stands in the decision: a number that nobody looked up may be a day too late.
            form.setFieldValue('workingDays', chosen === 'granted' ? undefined : null);
          }}
        />
        {decision === 'granted' && (
          <NumberField
            label={t('extensionDecision.days')}
            description={t('extensionDecision.daysHelp')}
            {...form.getInputProps('workingDays')}
          />
        )}
        <DateField label={t('extensionDecision.date')} maxDate={today()} {...form.getInputProps('decidedOn')} />
        <FormFoot form={form} submit={t('extensionDecision.submit')} onCancel={onDone} mt={0} />
      </Stack>
    </Form>
  );
}
