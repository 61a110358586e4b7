import type { FactorAdded, TotpSetup } from '@fonendo/contract/auth/second-factor.schema';
import { confirmTotpSchema } from '@fonendo/contract/auth/second-factor.schema';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { ApiFailure, isApiFailure } from '../../../platform/http-client.ts';
import { PinField } from '../../../ui/fields/password/pin-field.tsx';
import classes from './second-factor.module.css';
import { useSecondFactorChanges } from './second-factor.queries.ts';

type Props = { setup: TotpSetup; onAdded: (added: FactorAdded) => void };

/** The secret is scanned or typed into the app; the first number proves that it arrived. */
export function TotpSetupForm({ setup, onAdded }: Props) {
  const { t } = useTranslation('secondFactor');
  const { confirmTotp } = useSecondFactorChanges();
  const form = useZodForm(confirmTotpSchema, { code: '' });
  const { onChange, error } = form.getInputProps('code');

  async function submit({ code }: { code: string }) {
    try {
      onAdded(await confirmTotp(code));
    } catch (failure) {
      if (!isApiFailure(failure, 'InvalidSecondFactor')) throw failure;
      form.setFieldValue('code', '');
      const fields = { code: { key: 'apiErrors.InvalidSecondFactor' } } as const;
      throw new ApiFailure(failure.status, { ...failure.data, fields });
    }
  }

  return (
    <Form form={form} label={t('totp.title')} onSubmit={submit}>
      <div className={classes.steps}>
        <p className={classes.text}>{t('totp.scan')}</p>
        <QrCode text={setup.uri} label={t('totp.qr')} />
        <p className={classes.text}>
          {t('totp.typed')} <code className={classes.secret}>{setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
        <PinField label={t('totp.code')} value={form.values.code ?? ''} onChange={onChange} error={error} />
        <Button type="submit" loading={form.submitting}>
          {t('totp.submit')}
        </Button>
      </div>
    </Form>
  );
}

/** Dark on light in both colour schemes: many cameras read nothing else. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
