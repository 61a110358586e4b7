import { frequentCountries } from '@fonendo/domain/reference/countries';
import { mountedWhileOpen, useCountryOptions } from '../../../platform/countries.ts';
import type { choice } from '../../../platform/form/bound-input.ts';
import { LongSelectField } from '../../../ui/fields/select-field.tsx';

type Props = ReturnType<typeof choice> & { label: string; optional?: boolean; description?: string };

/** A country, found by typing its name in the reader's language. */
export function CountryField(props: Props) {
  return (
    <LongSelectField
      data={useCountryOptions()}
      frequent={frequentCountries}
      comboboxProps={mountedWhileOpen}
      {...props}
    />
  );
}
