import { closeHearingSchema, startHearingSchema } from '@fonendo/contract/petitions/legal-clock.schema';
import { hearingOutcomes, hearingProposals } from '@fonendo/domain/petitions/petition';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../../platform/form/form.tsx';
import { useZodForm } from '../../../../platform/form/use-zod-form.tsx';
import { DateField } from '../../../../ui/fields/date/date-field.tsx';
import { FormFoot } from '../../../../ui/fields/form-foot.tsx';
import { RadioField } from '../../../../ui/fields/radio-field.tsx';
import { TextareaField } from '../../../../ui/fields/textarea-field.tsx';
import { closeHearing, startHearing } from '../../petitions.queries.ts';
import type { DialogFormProps } from '../dialogs.tsx';
import { now, today, useDone } from './ministry.form.tsx';
import { NotificationFields, noNotification } from './notification-fields.tsx';

/** The ministry proposes an unfavourable or conditional end: ten working days to be heard. */
export function HearingForm({ petition, onDone }: DialogFormProps) {
  const { t } = useTranslation('ministryActs');
  const done = useDone(onDone);
  const form = useZodForm(startHearingSchema(now), { proposal: undefined, summary: '', ...noNotification });
  return (
    <Form
      form={form}
      label={t('hearing.title')}
      onSubmit={async (hearing) => done(await startHearing(petition.id, hearing), t('hearing.done'))}
    >
      <Stack gap="md">
        <Text c="dimmed">{t('hearing.lead', { name: petition.doctor.firstname })}</Text>
        <RadioField
          label={t('hearing.proposal')}
          options={hearingProposals.map((value) => ({ value, label: t(`hearing.proposals.${value}`) }))}
          {...form.getInputProps('proposal')}
        />
        <TextareaField
          label={t('hearing.summary')}
          description={t('hearing.summaryHelp', { name: petition.doctor.firstname })}
          maxLength={2000}
          {...form.getInputProps('summary')}
        />
        <NotificationFields
          channel={form.getInputProps('channel')}
          onChannel={(change) => form.setValues(change)}
          disposedOn={form.getInputProps('disposedOn')}
          notifiedOn={form.getInputProps('notifiedOn')}
        />
        <FormFoot form={form} submit={t('hearing.submit')} onCancel={onDone} mt={0} />
      </Stack>
    </Form>
  );
}

export function HearingCloseForm({ petition, onDone }: DialogFormProps) {
  const { t } = useTranslation('ministryActs');
  const done = useDone(onDone);
  const form = useZodForm(closeHearingSchema(now), { outcome: undefined, closedOn: '' });
  return (
    <Form
      form={form}
      label={t('hearingClose.title')}
      onSubmit={async (closed) => done(await closeHearing(petition.id, closed), t('hearingClose.done'))}
    >
      <Stack gap="md">
        <RadioField
          label={t('hearingClose.outcome')}
          options={hearingOutcomes.map((value) => ({ value, label: t(`hearingClose.outcomes.${value}`) }))}
          {...form.getInputProps('outcome')}
        />
        <DateField label={t('hearingClose.date')} maxDate={today()} {...form.getInputProps('closedOn')} />
        <FormFoot form={form} submit={t('hearingClose.submit')} onCancel={onDone} mt={0} />
      </Stack>
    </Form>
  );
}
