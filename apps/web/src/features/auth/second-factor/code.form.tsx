import { recoveryCodeSchema, totpCodeSchema } from '@fonendo/contract/auth/second-factor.schema';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { ApiFailure, isApiFailure } from '../../../platform/http-client.ts';
import { PinField } from '../../../ui/fields/password/pin-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import classes from './second-factor.module.css';

type Props = { method: 'totp' | 'recoveryCode'; onCode: (code: string) => Promise<void> };

const schemas = {
  totp: z.object({ code: totpCodeSchema }),
  recoveryCode: z.object({ code: recoveryCodeSchema }),
};

/** A number from the app or a recovery code. A wrong one is cleared. */
export function CodeForm({ method, onCode }: Props) {
  const { t } = useTranslation('secondFactor');
  const form = useZodForm(schemas[method], { code: '' });
  const fields = useRef<HTMLDivElement>(null);
  const { onChange, error } = form.getInputProps('code');

  async function submit({ code }: { code: string }) {
    try {
      await onCode(code);
    } catch (failure) {
      if (!isApiFailure(failure, 'InvalidSecondFactor')) throw failure;
      form.setFieldValue('code', '');
      const shown = { code: { key: 'apiErrors.InvalidSecondFactor' } } as const;
      throw new ApiFailure(failure.status, { ...failure.data, fields: shown });
    }
  }

  return (
    <Form form={form} label={t('login.heading')} onSubmit={submit}>
      <div className={classes.steps} ref={fields}>
        {method === 'totp' ? (
          <PinField
            label={t('login.totp')}
            value={form.values.code ?? ''}
            onChange={onChange}
            onComplete={() => !form.submitting && fields.current?.closest('form')?.requestSubmit()}
            error={error}
          />
        ) : (
          <TextField
            label={t('login.recovery')}
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('code')}
          />
        )}
        <Button type="submit" size="lg" fullWidth loading={form.submitting}>
          {t('login.submit')}
        </Button>
      </div>
    </Form>
  );
}
