import type { GetInputPropsReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { WideField } from '../../../ui/fields/field-grid.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

type Props = { input: (field: 'firstname' | 'lastname' | 'email') => GetInputPropsReturnType };

/** Who is invited. */
export function InvitedFields({ input }: Props) {
  const { t } = useTranslation('profiles');
  const firstname = useRef<HTMLInputElement>(null);
  // The dialog may be open before this form is loaded, and has then focused something else.
  useEffect(() => firstname.current?.focus(), []);
  return (
    <>
      <TextField
        ref={firstname}
        data-autofocus
        label={t('form.firstname')}
        autoComplete="off"
        {...input('firstname')}
      />
      <TextField label={t('form.lastname')} autoComplete="off" {...input('lastname')} />
      <WideField>
        <EmailField label={t('form.email')} autoComplete="off" {...input('email')} />
      </WideField>
    </>
  );
}
