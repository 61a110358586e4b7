import { answerRequirementSchema, startRequirementSchema } from '@fonendo/contract/petitions/legal-clock.schema';
import { type Petition, registrySchema } from '@fonendo/contract/petitions/petitions.schema';
import { earliestRegistry } from '@fonendo/domain/petitions/petition';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../../platform/form/form.tsx';
import { useZodForm } from '../../../../platform/form/use-zod-form.tsx';
import { formatDay, formatList } from '../../../../platform/format.ts';
import { DateField } from '../../../../ui/fields/date/date-field.tsx';
import { FormFoot } from '../../../../ui/fields/form-foot.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../../ui/fields/textarea-field.tsx';
import { answerRequirement, cachePetition, sendToMinistry, startRequirement } from '../../petitions.queries.ts';
import type { DialogFormProps } from '../dialogs.tsx';
import { announce } from '../news.ts';
import { NotificationFields, noNotification } from './notification-fields.tsx';

export const now = () => new Date();
export const today = () => madridDate(now());

/** Stores the answer in the cache and shows the result. */
export function useDone(onDone: () => void) {
  const queryClient = useQueryClient();
  return (petition: Petition, what: string) => {
    cachePetition(queryClient, petition);
    announce(what);
    onDone();
  };
}

/** Review to Sended: date and number of the ministry's registry start the legal clock. */
export function RegistryForm({ petition, onDone }: DialogFormProps) {
  const { t } = useTranslation('petitions');
  const done = useDone(onDone);
  const form = useZodForm(registrySchema(now), { registryNumber: '', registeredOn: '' });
  return (
    <Form
      form={form}
      label={t('registry.title')}
      onSubmit={async (registry) => done(await sendToMinistry(petition.id, registry), t('registry.done'))}
    >
      <Stack gap="md">
        <Text c="dimmed">{t('registry.lead', { name: petition.doctor.firstname })}</Text>
        <MissingAtFiling petition={petition} />
        <TextField
          data-autofocus
          label={t('registry.number')}
          description={t('registry.numberHelp')}
          {...form.getInputProps('registryNumber')}
        />
        <DateField
          label={t('registry.date')}
          minDate={earliestRegistry(petition.review?.declared.graduationDate)}
          maxDate={today()}
          {...form.getInputProps('registeredOn')}
        />
        <FormFoot form={form} submit={t('registry.submit')} onCancel={onDone} mt={0} />
      </Stack>
    </Form>
  );
}

/** Papers of the law that are not there: filed like this, the ministry may ask for them. */
function MissingAtFiling({ petition: { checklist } }: Pick<DialogFormProps, 'petition'>) {
  const { t } = useTranslation(['checklist', 'documents']);
  if (checklist.warnings.length === 0) return null;
  const documents = formatList(checklist.warnings.map((kind) => t(`documents:kinds.${kind}`)));
  return <Text>{t('review.missingAtFiling', { documents })}</Text>;
}

/** The ministry asks the applicant for something: the clock is suspended until the answer or the end of the term. */
export function RequirementForm({ petition, onDone }: DialogFormProps) {
  const { t } = useTranslation('petitions');
  const done = useDone(onDone);
  const form = useZodForm(startRequirementSchema(now), { reason: '', workingDays: 10, ...noNotification });
  return (
    <Form
      form={form}
      label={t('requirement.title')}
      onSubmit={async (asked) => done(await startRequirement(petition.id, asked), t('requirement.done'))}
    >
      <Stack gap="md">
        <Text c="dimmed">{t('requirement.lead', { name: petition.doctor.firstname })}</Text>
        <TextareaField
          data-autofocus
          label={t('requirement.reason')}
          maxLength={1000}
          {...form.getInputProps('reason')}
        />
        <NotificationFields
          channel={form.getInputProps('channel')}
          onChannel={(change) => form.setValues(change)}
          disposedOn={form.getInputProps('disposedOn')}
          notifiedOn={form.getInputProps('notifiedOn')}
        />
        <NumberField
          label={t('requirement.days')}
          description={t('requirement.daysHelp')}
          {...form.getInputProps('workingDays')}
        />
        <FormFoot form={form} submit={t('requirement.submit')} onCancel={onDone} mt={0} />
      </Stack>
    </Form>
  );
}

export function AnswerForm({ petition, onDone }: DialogFormProps) {
  const { t } = useTranslation('petitions');
  const done = useDone(onDone);
  const form = useZodForm(answerRequirementSchema(now), { answeredOn: '' });
  const open = petition.requirements.find(({ until }) => until === null);
  return (
    <Form
      form={form}
      label={t('answer.title')}
      onSubmit={async (answer) => done(await answerRequirement(petition.id, answer), t('answer.done'))}
    >
      <Stack gap="md">
        {open && <Text c="dimmed">{t('answer.lead', { reason: open.reason, date: formatDay(open.answerBy) })}</Text>}
        <DateField label={t('answer.date')} maxDate={today()} {...form.getInputProps('answeredOn')} />
        <FormFoot form={form} submit={t('answer.submit')} onCancel={onDone} mt={0} />
      </Stack>
    </Form>
  );
}
