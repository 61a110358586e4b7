import { provinceNames } from '@fonendo/domain/reference/provinces';
import { useTranslation } from 'react-i18next';
import { mountedWhileOpen } from '../../../platform/countries.ts';
import { choice, type FieldInput, text } from '../../../platform/form/bound-input.ts';
import { WideField } from '../../../ui/fields/field-grid.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

type Props = {
  input: FieldInput<'address' | 'city' | 'state' | 'postalCode'>;
  /** In Spain the province is chosen from a list, because it has to match the postal code. */
  country: string | null | undefined;
  /** Fields that are required here. */
  needed?: readonly string[];
  /** The others are needed later, for the petition. */
  forPetition?: boolean;
};

export function AddressFields({ input, country, needed = [], forPetition = false }: Props) {
  const { t } = useTranslation('person');
  const later = forPetition ? t('forPetition') : true;
  const optional = (field: string) => (needed.includes(field) ? false : later);
  return (
    <>
      <WideField>
        <TextField
          optional={optional('address')}
          label={t('address')}
          autoComplete="street-address"
          {...text(input('address'))}
        />
      </WideField>
      <TextField optional={optional('city')} label={t('city')} autoComplete="address-level2" {...text(input('city'))} />
      {country === 'ES' ? (
        <SelectField
          optional={optional('state')}
          label={t('province')}
          data={provinceNames}
          comboboxProps={mountedWhileOpen}
          {...choice(input('state'))}
        />
      ) : (
        <TextField
          optional={optional('state')}
          label={t('state')}
          autoComplete="address-level1"
          {...text(input('state'))}
        />
      )}
      <TextField
        optional={optional('postalCode')}
        label={t('postalCode')}
        autoComplete="postal-code"
        {...text(input('postalCode'))}
      />
    </>
  );
}
