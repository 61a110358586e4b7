import { Input, PinInput } from '@mantine/core';
import '@mantine/core/styles/PinInput.layer.css';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { completesCode } from './completes-code.ts';
import classes from './pin-field.module.css';

type Props = {
  label: string;
  value: string;
  onChange: (code: string) => void;
  /** Called when the last digit was typed or the code pasted. */
  onComplete?: (code: string) => void;
  length?: number;
  description?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  autoFocus?: boolean;
};

/** A code from a message: digits only, can be pasted, and phones can fill it in. */
export function PinField({ label, length = 6, description, error, onChange, onComplete, ...props }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  const described = [error ? `${id}-error` : '', description ? `${id}-description` : ''].filter(Boolean).join(' ');
  return (
    <fieldset className={classes.field} aria-describedby={described || undefined}>
      <legend className={classes.label}>{label}</legend>
      <PinInput
        {...props}
        // Mantine's own `onComplete` keeps silent where a full code was emptied or is typed over.
        onChange={(code) => {
          onChange(code);
          if (completesCode(code, props.value, length)) onComplete?.(code);
        }}
        size="md"
        length={length}
        type="number"
        inputMode="numeric"
        oneTimeCode
        placeholder=""
        error={Boolean(error)}
        classNames={{ root: classes.digits ?? '', input: classes.digit ?? '' }}
        getInputProps={(index) => ({
          'aria-label': t('pin.digit', { position: index + 1, length }),
          'aria-invalid': Boolean(error),
        })}
      />
      {error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
      {description && <Input.Description id={`${id}-description`}>{description}</Input.Description>}
    </fieldset>
  );
}
