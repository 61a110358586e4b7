import { NumberField, type NumberFieldProps } from './number-field.tsx';

type Props = NumberFieldProps & {
  /** Salaries are whole euros, invoices have cents. */
  cents?: boolean;
};

/** Euros on the screen, integer cents in the value. */
export function MoneyField({ value, onChange, cents = false, ...props }: Props) {
  return (
    <NumberField
      suffix=" €"
      inputMode="decimal"
      {...props}
      allowDecimal={cents}
      decimalScale={cents ? 2 : 0}
      fixedDecimalScale={cents}
      value={value === null || value === undefined ? undefined : value / 100}
      onChange={(euros) => onChange(euros === undefined ? undefined : Math.round(euros * 100))}
    />
  );
}
