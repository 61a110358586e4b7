import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldLabel, type FieldProps } from '../field-label.tsx';

export type PasswordFieldProps = Omit<PasswordInputProps, 'label' | 'required' | 'visible' | 'onVisibilityChange'> &
  FieldProps;

/** A password with a button that shows it; the button can be reached by keyboard. */
export function PasswordField({ label, optional = false, ...props }: PasswordFieldProps) {
  const { t } = useTranslation('ui');
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      autoComplete="current-password"
      {...props}
      aria-invalid={Boolean(props.error)}
      label={<FieldLabel label={label} optional={optional} />}
      required={!optional}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': t('password.show'), 'aria-pressed': visible, tabIndex: 0 }}
    />
  );
}
