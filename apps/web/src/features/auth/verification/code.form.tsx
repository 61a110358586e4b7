import { verificationCode } from '@fonendo/domain/auth/account-codes';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { ApiFailure, isApiFailure } from '../../../platform/http-client.ts';
import { PinField } from '../../../ui/fields/password/pin-field.tsx';
import classes from '../entry-form.module.css';
import { useCodeState } from './code-state.ts';
import { verifyAccount } from './verify-account.queries.ts';

const loadSchema = () =>
  import('@fonendo/contract/auth/verification.schema').then((schemas) => schemas.verificationCodeFormSchema);

const minutes = verificationCode.lifeMs / 60_000;

type Props = { userId: string; onVerified?: () => void; autoFocus?: boolean };

/**
 * The six digits from the mail. The last digit submits them. A wrong code is cleared, and says how many tries are left;
 * with none left nothing can be entered until another code was sent, which begins with an empty field.
 */
export function VerificationCodeForm({ autoFocus = false, ...props }: Props) {
  const { sent, ...tries } = useCodeState(props.userId);
  const [sentBefore] = useState(sent);
  return <CodeForm key={sent} autoFocus={autoFocus || sent > sentBefore} {...tries} {...props} />;
}

type CodeProps = Props & Pick<ReturnType<typeof useCodeState>, 'left' | 'noteWrong'>;

function CodeForm({ userId, onVerified, autoFocus = false, left, noteWrong }: CodeProps) {
  const { t } = useTranslation('access');
  const form = useZodForm(loadSchema, { code: '' });
  const fields = useRef<HTMLDivElement>(null);
  const { code, ...field } = { code: form.values.code ?? '', ...form.getInputProps('code') };

  async function submit(values: { code: string }) {
    try {
      await verifyAccount(`${userId}-${values.code}`);
    } catch (failure) {
      if (!isApiFailure(failure, 'InvalidVerificationCode')) throw failure;
      noteWrong();
      form.setFieldValue('code', '');
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
            if (!form.submitting) fields.current?.closest('form')?.requestSubmit();
          }}
          error={field.error}
          autoFocus={autoFocus}
          disabled={left === 0}
          description={
            <span className={classes.hint}>
              {left === null && t('code.hint', { minutes, tries: verificationCode.maxTries })}
              {left === 0 && t('code.noneLeft')}
              {left !== null && left > 0 && t('code.left', { count: left })}
            </span>
          }
        />
        <Button type="submit" size="lg" fullWidth disabled={left === 0} loading={form.submitting}>
          {t('code.submit')}
        </Button>
      </div>
    </Form>
  );
}
