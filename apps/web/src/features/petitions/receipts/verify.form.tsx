import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { text } from '../../../platform/form/bound-input.ts';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import classes from './verify.module.css';

const loadSchema = () =>
  import('@fonendo/contract/petitions/receipts.schema').then((schemas) => schemas.typedReceiptCodeSchema);

/** Checks another code: each has its own address, so that the result can be shared. */
export function VerifyForm() {
  const { t } = useTranslation('homologations');
  const navigate = useNavigate();
  const form = useZodForm(loadSchema, { code: '' });
  const check = ({ code }: { code: string }) => {
    form.reset();
    void navigate({ to: '/verify/$code', params: { code } });
  };
  return (
    <Form form={form} onSubmit={check}>
      <div className={classes.form}>
        <TextField
          className={classes.field ?? ''}
          label={t('verify.another')}
          placeholder={t('verify.field')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          {...text(form.getInputProps('code'))}
        />
        <Button type="submit" variant="default">
          {t('verify.submit')}
        </Button>
        <p className={classes.help}>{t('verify.fieldHelp')}</p>
      </div>
    </Form>
  );
}
