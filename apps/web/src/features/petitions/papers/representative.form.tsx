import { representativeSchema } from '@fonendo/contract/petitions/checklist.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { toast } from '../../../platform/toasts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import classes from './checklist.module.css';
import { answerChecklist, cacheChecklist } from './checklist.queries.ts';

type Props = { petition: Petition; onDone: () => void };

/** Who files the petition in the doctor's name. */
export function RepresentativeForm({ petition: { id, checklist }, onDone }: Props) {
  const { t } = useTranslation(['checklist', 'core']);
  const queryClient = useQueryClient();
  const form = useZodForm(representativeSchema, {
    name: checklist.representative?.name ?? '',
    documentNumber: checklist.representative?.documentNumber ?? '',
  });
  return (
    <Form
      form={form}
      label={t('representation.title')}
      onSubmit={async (representative) => {
        cacheChecklist(queryClient, await answerChecklist(id, { representative }));
        toast({ tone: 'success', title: t('saved') });
        onDone();
      }}
    >
      <div className={classes.form}>
        <TextField label={t('representation.name')} {...form.getInputProps('name')} />
        <TextField label={t('representation.documentNumber')} {...form.getInputProps('documentNumber')} />
        <Group gap="xs">
          <Button type="submit" size="sm" loading={form.submitting}>
            {t('representation.save')}
          </Button>
          <Button variant="subtle" size="sm" onClick={onDone}>
            {t('core:actions.cancel')}
          </Button>
        </Group>
      </div>
    </Form>
  );
}
