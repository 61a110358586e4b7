import { decideExtensionSchema, requestExtensionSchema } from '@fonendo/contract/petitions/legal-clock.schema';
import { longestAnswerWorkingDays } from '@fonendo/domain/petitions/legal-clock/working-days-term';
import { Stack, Text } from '@mantine/core';
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

export function ExtensionDecisionForm({ petition, onDone }: DialogFormProps) {
  const { t } = useTranslation('ministryActs');
  const done = useDone(onDone);
  const form = useZodForm(decideExtensionSchema(now), { decidedOn: '', workingDays: undefined });
  const { workingDays } = form.getValues();
  const isGranted = workingDays !== null && workingDays !== undefined;
  return (
    <Form
      form={form}
      label={t('extensionDecision.title')}
      onSubmit={async (decision) => done(await decideExtension(petition.id, decision), t('extensionDecision.done'))}
    >
      <Stack gap="md">
        <Text c="dimmed">{t('extensionDecision.lead')}</Text>
        <RadioField
          label={t('extensionDecision.decision')}
          options={(['granted', 'denied'] as const).map((value) => ({ value, label: t(`extensionDecision.${value}`) }))}
          value={isGranted ? 'granted' : workingDays === null ? 'denied' : null}
          error={workingDays === undefined && form.errors['workingDays']}
          onChange={(chosen) =>
            form.setFieldValue('workingDays', chosen === 'granted' ? longestAnswerWorkingDays : null)
          }
        />
        {isGranted && (
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
