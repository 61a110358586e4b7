import { NumberInput, type NumberInputProps } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useTranslation } from 'react-i18next';
import { FieldLabel, type FieldProps } from './field-label.tsx';
import { numberSeparators } from './number-separators.ts';

export type NumberFieldProps = Omit<NumberInputProps, 'label' | 'required' | 'value' | 'onChange'> &
  FieldProps & {
    value?: number | null | undefined;
    /** An emptied field is `undefined`, which the contract calls missing. */
    onChange: (value: number | undefined) => void;
  };

/** A quantity, written with the separators of the reader's language. */
export function NumberField({ label, optional = false, value, onChange, ...props }: NumberFieldProps) {
  const { i18n } = useTranslation();
  return (
    <NumberInput
      allowDecimal={false}
      allowNegative={false}
      hideControls
      inputMode="numeric"
      {...numberSeparators(i18n.language)}
      {...props}
      value={value ?? ''}
      onChange={(typed) => onChange(typeof typed === 'number' ? typed : undefined)}
      label={<FieldLabel label={label} optional={optional} />}
      required={!optional}
    />
  );
}
