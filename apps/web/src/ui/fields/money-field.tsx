import { useTranslation } from 'react-i18next';
import { currencyAffix } from './currency-affix.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';
import { inUnit } from './typed-number.ts';

type Props = NumberFieldProps & {
  /** Invoices are kept in cents and shown with them; salaries are whole euros. */
  cents?: boolean;
};

/** An amount in euros, written as the reader's language writes amounts. */
export function MoneyField({ value, onChange, cents = false, ...props }: Props) {
  const { i18n } = useTranslation();
  const unit = cents ? 100 : 1;
  return (
    <NumberField
      {...currencyAffix(i18n.language)}
      {...props}
      decimals={cents ? 2 : 0}
      fixed={cents}
      value={value === null || value === undefined ? undefined : inUnit(value, (amount) => amount / unit)}
      onChange={(euros) => onChange(euros === undefined ? undefined : inUnit(euros, (sum) => Math.round(sum * unit)))}
    />
  );
}
