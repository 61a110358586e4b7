import { maxConditions, type Resolution, resolutionSchema } from '@fonendo/contract/petitions/petitions.schema';
import { endsRefused, resolutionKinds } from '@fonendo/domain/petitions/petition';
import { ActionIcon, Button, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../../platform/form/form.tsx';
import { useZodForm } from '../../../../platform/form/use-zod-form.tsx';
import { useConfirm } from '../../../../ui/confirm.tsx';
import { FormFoot } from '../../../../ui/fields/form-foot.tsx';
import { RadioField } from '../../../../ui/fields/radio-field.tsx';
import { TextareaField } from '../../../../ui/fields/textarea-field.tsx';
import { cachePetition, petitionQuery, resolvePetition } from '../../petitions.queries.ts';
import type { DialogFormProps } from '../dialogs.tsx';
import { announce } from '../news.ts';
import classes from '../side.module.css';
import { now } from './ministry.form.tsx';
import { NotificationFields, noNotification } from './notification-fields.tsx';
import { ResolutionFileField } from './resolution-file.tsx';

/** The ministry's resolution. Its consequences are shown first, because it cannot be undone. */
export function ResolutionForm({ petition, onDone }: DialogFormProps) {
  const { t } = useTranslation('petitions');
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  // Nothing is chosen beforehand: it cannot be undone.
  const form = useZodForm(resolutionSchema(now), {
    kind: undefined,
    comment: '',
    conditions: [],
    ...noNotification,
  });
  const { firstname } = petition.doctor;
  const { kind } = form.getValues();
  const sending = useRef<Promise<void>>(null);

  async function submit(resolution: Resolution) {
    await sending.current;
    const stored = queryClient.getQueryData(petitionQuery(petition.id).queryKey)?.review?.resolutionFile;
    const yes = await confirm({
      title: t(`resolution.confirm.${resolution.kind}`, { name: firstname }),
      description: (
        <>
          {t(`resolution.effect.${resolution.kind}`, { name: firstname })}{' '}
          {stored ? t('resolution.withFile', { file: stored.name }) : t('resolution.withoutFile')}
        </>
      ),
      action: t('resolution.submit'),
      keeps: 'editing',
      destructive: endsRefused(resolution.kind),
    });
    if (!yes) return;
    cachePetition(queryClient, await resolvePetition(petition.id, resolution));
    announce(t('resolution.done'));
    onDone();
  }

  function chooseKind(chosen: string) {
    form.setFieldValue('kind', chosen as Resolution['kind']);
    form.setFieldValue('conditions', chosen === 'conditional' ? [''] : []);
  }

  return (
    <Form form={form} label={t('resolution.title')} onSubmit={submit}>
      <Stack gap="md">
        <RadioField
          label={t('resolution.kind')}
          options={resolutionKinds.map((value) => ({
            value,
            label: t(`resolution.${value}`),
            description: t(`resolution.kindHelp.${value}`),
          }))}
          value={kind ?? null}
          error={form.errors['kind']}
          onChange={chooseKind}
        />
        {kind === 'conditional' && <ConditionFields form={form} />}
        <TextareaField
          label={t('resolution.comment')}
          description={t('resolution.commentHelp', { name: firstname })}
          maxLength={4000}
          {...form.getInputProps('comment')}
        />
        <NotificationFields
          channel={form.getInputProps('channel')}
          onChannel={(change) => form.setValues(change)}
          disposedOn={form.getInputProps('disposedOn')}
          notifiedOn={form.getInputProps('notifiedOn')}
        />
        <ResolutionFileField
          petition={petition}
          onSending={(sent) => {
            sending.current = sent;
          }}
        />
        <FormFoot form={form} submit={t('resolution.submit')} onCancel={onDone} mt={0} />
      </Stack>
    </Form>
  );
}

type ConditionProps = { form: ReturnType<typeof useZodForm<ReturnType<typeof resolutionSchema>>> };

/** The conditions of a conditional resolution, one line each. */
function ConditionFields({ form }: ConditionProps) {
  const { t } = useTranslation('petitions');
  const conditions = form.getValues().conditions ?? [];
  const change = (next: string[]) => form.setFieldValue('conditions', next);
  return (
    <fieldset className={classes.conditions}>
      <legend>{t('resolution.conditions')}</legend>
      {conditions.map((condition, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place, and keep no state of their own
        <div key={index} className={classes.condition}>
          <TextInput
            aria-label={t('resolution.condition', { number: index + 1 })}
            placeholder={t('resolution.conditionExample')}
            maxLength={500}
            value={condition}
            error={form.errors[`conditions.${index}`] ?? (conditions.length === 1 && form.errors['conditions'])}
            onChange={(event) => change(conditions.with(index, event.currentTarget.value))}
          />
          <ActionIcon
            aria-label={t('resolution.removeCondition', { number: index + 1 })}
            disabled={conditions.length === 1}
            onClick={() => change(conditions.toSpliced(index, 1))}
          >
            <Trash2 size={17} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {conditions.length < maxConditions && (
        <Button
          variant="subtle"
          size="sm"
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => change([...conditions, ''])}
        >
          {t('resolution.addCondition')}
        </Button>
      )}
    </fieldset>
  );
}
