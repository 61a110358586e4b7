import { mountedWhileOpen, useCountryOptions } from '../../../platform/countries.ts';
import type { choice } from '../../../platform/form/bound-input.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';

type Props = ReturnType<typeof choice> & { label: string; optional?: boolean; description?: string };

/** A country, found by typing its name in the reader's language. */
export function CountryField(props: Props) {
  return <SelectField data={useCountryOptions()} comboboxProps={mountedWhileOpen} {...props} />;
}
