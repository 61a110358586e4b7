import { NumberInput, type NumberInputProps } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldLabel, type FieldProps } from './field-label.tsx';

export type NumberFieldProps = Omit<NumberInputProps, 'label' | 'required' | 'value' | 'onChange'> &
  FieldProps & {
    value?: number | null | undefined;
    /** An emptied field is `undefined`, which the contract calls missing. */
    onChange: (value: number | undefined) => void;
  };

/** A quantity, written with the separators of the reader's language. */
export function NumberField({ label, optional = false, value, onChange, ...props }: NumberFieldProps) {
  const { i18n } = useTranslation();
  // Unfinished numbers and those with a final zero ("21,", "59,50") come as text, which is kept as typed as long as it
  // means the same number.
  const [typed, setTyped] = useState<string | number>('');
  const type = (next: string | number) => {
    setTyped(next);
    onChange(numberIn(next));
  };
  return (
    <NumberInput
      allowDecimal={false}
      allowNegative={false}
      hideControls
      inputMode="numeric"
      {...numberSeparators(i18n.language)}
      {...props}
      value={numberIn(typed) === (value ?? undefined) ? typed : (value ?? '')}
      onChange={type}
      label={<FieldLabel label={label} optional={optional} />}
      required={!optional}
    />
  );
}

function numberIn(typed: string | number): number | undefined {
  const number = typed === '' ? Number.NaN : Number(typed);
  return Number.isFinite(number) ? number : undefined;
}

/** The two separators of a language, read from 12.345,6. */
function numberSeparators(language: string): { thousandSeparator: string; decimalSeparator: string } {
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(12_345.6);
  const part = (type: Intl.NumberFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
  return { thousandSeparator: part('group'), decimalSeparator: part('decimal') };
}
