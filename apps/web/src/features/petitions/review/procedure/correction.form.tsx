import { correctNotificationSchema, type PetitionNotification } from '@fonendo/contract/petitions/legal-clock.schema';
import { correctRegistrySchema, type Petition } from '@fonendo/contract/petitions/petitions.schema';
import { earliestRegistry, type NotifiedAct } from '@fonendo/domain/petitions/petition';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../../platform/form/form.tsx';
import { useZodForm } from '../../../../platform/form/use-zod-form.tsx';
import { formatDay } from '../../../../platform/format.ts';
import { DateField } from '../../../../ui/fields/date/date-field.tsx';
import { FormFoot } from '../../../../ui/fields/form-foot.tsx';
import { RadioField } from '../../../../ui/fields/radio-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../../ui/fields/textarea-field.tsx';
import { correctNotification, correctRegistry } from '../../petitions.queries.ts';
import type { DialogFormProps } from '../dialogs.tsx';
import { now, today, useDone } from './ministry.form.tsx';
import { NotificationFields } from './notification-fields.tsx';

/** An act with what is recorded of it. `closedOn`: the answer to a request, or the end of a hearing. */
type Recorded = {
  key: string;
  act: NotifiedAct;
  id?: string;
  closedOn: string | null;
  notification: PetitionNotification;
};

/** Open acts first, because theirs are the dates that people look at. */
function recordedOf({ requirements, hearings, resolution }: Petition): Recorded[] {
  const acts: Recorded[] = [
    ...requirements.map((one) => ({ act: 'requirement' as const, closedOn: one.until, ...one })),
    ...hearings.map((one) => ({ act: 'hearing' as const, ...one })),
  ].map(({ act, id, closedOn, notification }) => ({ key: id, act, id, closedOn, notification }));
  const open = acts.filter(({ closedOn }) => closedOn === null);
  const closed = acts.filter(({ closedOn }) => closedOn !== null);
  const ended: Recorded[] = resolution
    ? [{ key: 'resolution', act: 'resolution', closedOn: null, notification: resolution.notification }]
    : [];
  return [...ended, ...open, ...closed];
}

/** A date that was entered wrongly: of the registry, or of an act, open or closed. */
export function CorrectionForm({ petition, onDone }: DialogFormProps) {
  const { t } = useTranslation('ministryActs');
  const acts = recordedOf(petition);
  // Where there is a choice it is made here: what is corrected of the wrong act moves its terms.
  const [key, setKey] = useState(acts.length === 0 ? 'registry' : null);
  const chosen = acts.find((one) => one.key === key);
  const labelOf = ({ act, closedOn }: Recorded) =>
    closedOn !== null && act !== 'resolution'
      ? t(`correction.closed.${act}`, { date: formatDay(closedOn) })
      : t(`correction.acts.${act}`);
  return (
    <Stack gap="md">
      <Text c="dimmed">{t('correction.lead', { name: petition.doctor.firstname })}</Text>
      {acts.length > 0 && (
        <RadioField
          label={t('correction.act')}
          options={[
            ...acts.map((one) => ({ value: one.key, label: labelOf(one) })),
            { value: 'registry', label: t('correction.acts.registry') },
          ]}
          value={key}
          onChange={setKey}
        />
      )}
      {chosen && <NotificationCorrection key={key} petition={petition} recorded={chosen} onDone={onDone} />}
      {key === 'registry' && <RegistryCorrection petition={petition} onDone={onDone} />}
    </Stack>
  );
}

function NotificationCorrection({ petition, recorded, onDone }: DialogFormProps & { recorded: Recorded }) {
  const { t } = useTranslation('ministryActs');
  const done = useDone(onDone);
  const { act, id, closedOn, notification } = recorded;
  const { channel, disposedOn, notifiedOn } = notification;
  const form = useZodForm(correctNotificationSchema(now), {
    ...{ act, channel, disposedOn, notifiedOn, closedOn, reason: '' },
    ...(id !== undefined && { id }),
  });
  return (
    <Form
      form={form}
      label={t('correction.title')}
      onSubmit={async (correction) => done(await correctNotification(petition.id, correction), t('correction.done'))}
    >
      <Stack gap="md">
        <NotificationFields
          channel={form.getInputProps('channel')}
          onChannel={(change) => form.setValues(change)}
          disposedOn={form.getInputProps('disposedOn')}
          notifiedOn={form.getInputProps('notifiedOn')}
        />
        {closedOn !== null && act !== 'resolution' && (
          <DateField label={t(`correction.closedOn.${act}`)} maxDate={today()} {...form.getInputProps('closedOn')} />
        )}
        <ReasonField {...form.getInputProps('reason')} />
        <FormFoot form={form} submit={t('correction.submit')} onCancel={onDone} mt={0} />
      </Stack>
    </Form>
  );
}

function RegistryCorrection({ petition, onDone }: DialogFormProps) {
  const { t } = useTranslation(['ministryActs', 'petitions']);
  const done = useDone(onDone);
  const { registryNumber = '', registeredOn = '' } = petition.legalTerm ?? {};
  const form = useZodForm(correctRegistrySchema(now), { registryNumber, registeredOn, reason: '' });
  return (
    <Form
      form={form}
      label={t('correction.title')}
      onSubmit={async (correction) => done(await correctRegistry(petition.id, correction), t('correction.done'))}
    >
      <Stack gap="md">
        <TextField label={t('petitions:registry.number')} {...form.getInputProps('registryNumber')} />
        <DateField
          label={t('petitions:registry.date')}
          minDate={earliestRegistry(petition.review?.declared.graduationDate)}
          maxDate={today()}
          {...form.getInputProps('registeredOn')}
        />
        <ReasonField {...form.getInputProps('reason')} />
        <FormFoot form={form} submit={t('correction.submit')} onCancel={onDone} mt={0} />
      </Stack>
    </Form>
  );
}

function ReasonField(field: object) {
  const { t } = useTranslation('ministryActs');
  return (
    <TextareaField
      label={t('correction.reason')}
      description={t('correction.reasonHelp')}
      maxLength={1000}
      {...field}
    />
  );
}
