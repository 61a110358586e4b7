import { frequentCountries } from '@fonendo/domain/reference/countries';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { mountedWhileOpen, phonePrefix, prefixOptions, useCountryOptions } from '../../../platform/countries.ts';
import { choice, type FieldInput } from '../../../platform/form/bound-input.ts';
import { filterBy } from '../../../ui/fields/accent-filter.ts';
import { LongSelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import classes from './phone-fields.module.css';

type Props = { input: FieldInput<'phoneCountry' | 'phonePrefix' | 'phone'>; optional?: boolean };

export function PhoneFields({ input, optional = false }: Props) {
  const { t } = useTranslation('person');
  const countryNames = useCountryOptions();
  const options = useMemo(() => prefixOptions(countryNames), [countryNames]);
  const names = useMemo(() => new Map(countryNames.map(({ value, label }) => [value, label])), [countryNames]);
  return (
    <div className={classes.phone}>
      <LongSelectField
        label={t('phonePrefix')}
        optional={optional}
        data={options}
        frequent={frequentCountries}
        comboboxProps={{ ...mountedWhileOpen, width: 288, position: 'bottom-start' }}
        filter={filterBy(({ label, value }) => `${label} ${names.get(value) ?? ''}`)}
        renderOption={({ option }) => <PrefixOption prefix={option.label} name={names.get(option.value) ?? ''} />}
        {...choice(input('phoneCountry'))}
        onChange={(country) => choosePhoneCountry(input, country)}
        error={input('phonePrefix').error}
      />
      <TextField
        label={t('phone')}
        optional={optional}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...input('phone')}
      />
    </div>
  );
}

/** A prefix is chosen by its country: several countries share one. */
export function choosePhoneCountry(input: FieldInput<'phoneCountry' | 'phonePrefix'>, country: string | null): void {
  input('phoneCountry').onChange(country ?? undefined);
  input('phonePrefix').onChange(phonePrefix(country));
}

/** People look for the country in the list, so its name comes first. */
function PrefixOption({ prefix, name }: { prefix: string; name: string }) {
  return (
    <span className={classes.prefix}>
      {name} <span className={classes.code}>{prefix}</span>
    </span>
  );
}
