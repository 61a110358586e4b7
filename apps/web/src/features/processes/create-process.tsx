import { type Process, processCreationSchema } from '@fonendo/contract/processes.schema';
import { processLimits } from '@fonendo/domain/processes/process';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { toast } from '../../platform/toasts.ts';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import classes from './processes.module.css';
import { cacheProcess, createProcess } from './processes.queries.ts';

type Props = {
  processes: readonly Process[];
  /** The process to copy; null for the standard one. */
  copyOf: string | null;
  onCreated: (id: string) => void;
  onClose: () => void;
};

const standard = 'standard';

/** A name and the process to copy; everything else is changed in the editor. */
export function CreateProcess({ processes, copyOf, onCreated, onClose }: Props) {
  const { t } = useTranslation('processes');
  const queryClient = useQueryClient();
  const original = processes.find(({ id }) => id === copyOf);
  const copyName = original ? t('creation.copyName', { name: original.name }).slice(0, processLimits.name) : '';
  const form = useZodForm(processCreationSchema, { name: copyName, copyOf });
  const name = useRef<HTMLInputElement>(null);
  // The dialog may be open before this form is loaded, and has then focused something else.
  useEffect(() => name.current?.select(), []);
  useEffect(() => name.current?.focus(), []);
  return (
    <Form
      form={form}
      label={t('creation.title')}
      onSubmit={async (creation) => {
        const process = await createProcess(creation);
        cacheProcess(queryClient, process);
        toast({ tone: 'success', title: t('creation.done') });
        onCreated(process.id);
      }}
    >
      <div className={classes.creation}>
        <TextField
          ref={name}
          data-autofocus
          label={t('creation.name')}
          description={t('creation.nameHelp')}
          maxLength={processLimits.name}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <SelectField
          label={t('creation.copyOf')}
          searchable={false}
          data={[
            { value: standard, label: t('list.standard') },
            ...processes.map(({ id, name: label }) => ({ value: id, label })),
          ]}
          value={form.values.copyOf ?? standard}
          onChange={(id) => form.setFieldValue('copyOf', id === standard ? null : id)}
        />
      </div>
      <FormFoot form={form} submit={t('create')} onCancel={onClose} />
    </Form>
  );
}
