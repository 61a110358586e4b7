import { type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPress } from '../../after-press.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { isUnread, readTypedNumber, writeNumber } from './typed-number.ts';

export type NumberFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix'> & {
  value?: number | null | undefined;
  /** Gets what `readTypedNumber` says. */
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
  const shown = value ?? undefined;
  // The form was reset or filled by something else: what was typed means another number.
  const isTyped = typed !== null && Object.is(readTypedNumber(typed, style), shown);
  const unread = isUnread(shown);
  const reason = () => {
    if ((prefix ?? suffix)?.trim() !== '€') return t(decimals > 0 ? 'number.decimal' : 'number.whole');
    const example = writeNumber(decimals > 0 ? 1234.56 : 45_000, { language: i18n.language, decimals });
    return t(decimals > 0 ? 'number.amount' : 'number.wholeAmount', { example });
  };
  const written = isUnread(shown) ? shown : shown === undefined ? '' : writeNumber(shown, style);
  // Without group signs, which would be in the way of another digit. Selected as a whole, as a person who comes by Tab
  // expects.
  const enter = (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (typed === null && !unread && written !== '') {
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
        onChange(readTypedNumber(currentTarget.value, style));
      }}
      onFocus={enter}
      onBlur={(event) => {
        afterPress(() => setLeft(true));
        if (!unread) setTyped(null);
        onBlur?.(event);
      }}
      // As at a date: while somebody types, every text is incomplete.
      error={unread && (left || error) ? reason() : error}
    />
  );
}
