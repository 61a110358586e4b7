import { type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { parseTypedNumber, writeNumber } from './typed-number.ts';

export type NumberFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix'> & {
  value?: number | null | undefined;
  /** An emptied field is `undefined`, which the contract calls missing; a text that is no number is NaN, which it refuses. */
  onChange: (value: number | undefined) => void;
  decimals?: number;
  fixed?: boolean;
  prefix?: string;
  suffix?: string;
};

/** A quantity. What is typed stays as typed; it is written in the way of the language once the field is left. */
export function NumberField(given: NumberFieldProps) {
  const { value, onChange, onFocus, onBlur, error, decimals = 0, fixed = false, prefix, suffix, ...props } = given;
  const { t, i18n } = useTranslation('ui');
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const style = { language: i18n.language, decimals, fixed, ...(prefix && { prefix }), ...(suffix && { suffix }) };
  const read = (text: string) => (text.trim() === '' ? undefined : (parseTypedNumber(text, style) ?? Number.NaN));
  const shown = value ?? undefined;
  // The form was reset or filled by something else: what was typed means another number.
  const isTyped = typed !== null && Object.is(read(typed), shown);
  const isUnread = Number.isNaN(shown);
  const reason = () => {
    if ((prefix ?? suffix)?.trim() !== '€') return t(decimals > 0 ? 'number.decimal' : 'number.whole');
    const example = writeNumber(decimals > 0 ? 1234.56 : 45_000, { language: i18n.language, decimals });
    return t(decimals > 0 ? 'number.amount' : 'number.wholeAmount', { example });
  };
  const written = shown === undefined || isUnread ? '' : writeNumber(shown, style);
  // Without group signs, which would be in the way of another digit. Selected as a whole, as whoever comes by Tab expects.
  const enter = (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (typed === null && written !== '') {
      setTyped(writeNumber(Number(shown), { language: i18n.language, decimals, fixed, grouped: false }));
      // Once React has written it, and before another key: a later selection would take a digit with it.
      queueMicrotask(() => input.select());
    }
    onFocus?.(event);
  };
  return (
    <TextField
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...props}
      value={isTyped ? typed : written}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        setLeft(false);
        onChange(read(currentTarget.value));
      }}
      onFocus={enter}
      onBlur={(event) => {
        setLeft(true);
        if (!isUnread) setTyped(null);
        onBlur?.(event);
      }}
      // As at a date: while somebody types, every text is incomplete.
      error={isUnread && (left || error) ? reason() : error}
    />
  );
}
