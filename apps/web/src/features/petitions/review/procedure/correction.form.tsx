import { correctNotificationSchema, type PetitionNotification } from '@fonendo/contract/petitions/legal-clock.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { type NotifiedAct, notifiedActs } from '@fonendo/domain/petitions/petition';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../../platform/form/form.tsx';
import { useZodForm } from '../../../../platform/form/use-zod-form.tsx';
import { RadioField } from '../../../../ui/fields/radio-field.tsx';
import { correctNotification } from '../../petitions.queries.ts';
import type { DialogFormProps } from '../dialogs.tsx';
import { Foot, now, useDone } from './ministry.form.tsx';
import { NotificationFields } from './notification-fields.tsx';

/** The acts whose dates can still be corrected, with what is recorded. */
function recordedOf({
  requirements,
  hearings,
  resolution,
}: Petition): Partial<Record<NotifiedAct, PetitionNotification>> {
  if (resolution) return { resolution: resolution.notification };
  const requirement = requirements.find(({ until }) => until === null);
  const hearing = hearings.find(({ closedOn }) => closedOn === null);
  return {
    ...(requirement && { requirement: requirement.notification }),
    ...(hearing && { hearing: hearing.notification }),
  };
}

const entered = ({ channel, disposedOn, notifiedOn }: PetitionNotification) => ({ channel, disposedOn, notifiedOn });

/** A date that was entered wrongly, or an electronic notice that has been opened since. */
export function CorrectionForm({ petition, onDone }: DialogFormProps) {
  const { t } = useTranslation('ministryActs');
  const done = useDone(onDone);
  const recorded = recordedOf(petition);
  const acts = notifiedActs.filter((act) => recorded[act]);
  const first = acts[0];
  const known = first && recorded[first];
  const form = useZodForm(correctNotificationSchema(now), {
    act: first ?? null,
    channel: 'electronic',
    ...(known && entered(known)),
  });
  return (
    <Form
      form={form}
      label={t('correction.title')}
      onSubmit={async (correction) => done(await correctNotification(petition.id, correction), t('correction.done'))}
    >
      <Stack gap="md">
        <Text c="dimmed">{t('correction.lead', { name: petition.doctor.firstname })}</Text>
        {acts.length > 1 && (
          <RadioField
            label={t('correction.act')}
            options={acts.map((value) => ({ value, label: t(`correction.acts.${value}`) }))}
            value={form.getValues().act ?? null}
            onChange={(chosen) => {
              const act = chosen as NotifiedAct;
              const before = recorded[act];
              form.setValues({ act, ...(before && entered(before)) });
            }}
          />
        )}
        <NotificationFields
          channel={form.getValues().channel}
          onChannel={(change) => form.setValues(change)}
          disposedOn={form.getInputProps('disposedOn')}
          notifiedOn={form.getInputProps('notifiedOn')}
        />
        <Foot onCancel={onDone} submitting={form.submitting} action={t('correction.submit')} />
      </Stack>
    </Form>
  );
}
