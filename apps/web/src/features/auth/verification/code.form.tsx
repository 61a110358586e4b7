import { verificationCodeFormSchema } from '@fonendo/contract/auth/verification.schema';
import { verificationCode } from '@fonendo/domain/auth/account-codes';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { ApiFailure, isApiFailure } from '../../../platform/http-client.ts';
import { PinField } from '../../../ui/fields/password/pin-field.tsx';
import classes from '../entry-form.module.css';
import { verifyAccount } from './verify-account.queries.ts';

type Props = { userId: string; onVerified?: () => void; autoFocus?: boolean };

/**
 * The six digits from the mail. The last digit submits them; after a refusal only the button does, because tries are
 * limited.
 */
export function VerificationCodeForm({ userId, onVerified, autoFocus = false }: Props) {
  const { t } = useTranslation('access');
  const form = useZodForm(verificationCodeFormSchema, { code: '' });
  const [refused, setRefused] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const { code, ...field } = { code: form.values.code ?? '', ...form.getInputProps('code') };

  async function submit(values: { code: string }) {
    try {
      await verifyAccount(`${userId}-${values.code}`);
    } catch (failure) {
      if (!isApiFailure(failure, 'InvalidVerificationCode')) throw failure;
      setRefused(true);
      throw new ApiFailure(failure.status, {
        ...failure.data,
        fields: { code: { key: 'apiErrors.InvalidVerificationCode' } },
      });
    }
    onVerified?.();
  }

  return (
    <Form form={form} onSubmit={submit}>
      <div className={classes.fields} ref={fields}>
        <PinField
          label={t('code.label')}
          length={verificationCode.digits}
          value={code}
          onChange={field.onChange}
          onComplete={() => {
            if (!refused && !form.submitting) fields.current?.closest('form')?.requestSubmit();
          }}
          error={field.error}
          autoFocus={autoFocus}
          description={
            <span className={classes.hint}>
              {t('code.hint', { minutes: verificationCode.lifeMs / 60_000, tries: verificationCode.maxTries })}
            </span>
          }
        />
        <Button type="submit" size="lg" fullWidth loading={form.submitting}>
          {t('code.submit')}
        </Button>
      </div>
    </Form>
  );
}
