import { renamePasskeySchema } from '@fonendo/contract/auth/second-factor.schema';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import classes from './second-factor.module.css';

type Props = { name: string; submit: string; onSubmit: (name: string) => Promise<void> };

/** The name of a passkey, when it is created and later. */
export function PasskeyNameForm({ name, submit, onSubmit }: Props) {
  const { t } = useTranslation('secondFactor');
  const form = useZodForm(renamePasskeySchema, { name });
  return (
    <Form form={form} label={t('passkeys.title')} onSubmit={(values) => onSubmit(values.name)}>
      <div className={classes.steps}>
        <TextField
          data-autofocus
          label={t('passkeys.name')}
          description={t('passkeys.nameHelp')}
          {...form.getInputProps('name')}
        />
        <Button type="submit" loading={form.submitting}>
          {submit}
        </Button>
      </div>
    </Form>
  );
}
