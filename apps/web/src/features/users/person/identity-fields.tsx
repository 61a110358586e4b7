import { documentTypes } from '@fonendo/domain/doctors/identity-document';
import { useTranslation } from 'react-i18next';
import { choice, day, type FieldInput } from '../../../platform/form/bound-input.ts';
import { DateField } from '../../../ui/fields/date/date-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CountryField } from './country-field.tsx';

type Field =
  | 'firstname'
  | 'lastname'
  | 'birthDate'
  | 'nationality'
  | 'otherNationality'
  | 'documentType'
  | 'documentNumber';

/** The doctor's identity as in their documents. */
export function IdentityFields({ input }: { input: FieldInput<Field> }) {
  const { t } = useTranslation('person');
  const documentType = documentTypes.find((type) => type === input('documentType').value);
  return (
    <>
      <TextField label={t('firstname')} autoComplete="given-name" {...input('firstname')} />
      <TextField label={t('lastname')} autoComplete="family-name" {...input('lastname')} />
      <DateField label={t('birthDate')} autoComplete="bday" defaultLevel="decade" {...day(input('birthDate'))} />
      <SelectField
        searchable={false}
        label={t('documentType')}
        data={documentTypes.map((value) => ({ value, label: t(`documentTypes.${value}`) }))}
        {...choice(input('documentType'))}
      />
      <TextField
        label={t('documentNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        description={documentType ? t(`documentHelp.${documentType}`) : undefined}
        {...input('documentNumber')}
      />
      <CountryField label={t('nationality')} {...choice(input('nationality'))} />
      <CountryField optional label={t('otherNationality')} {...choice(input('otherNationality'))} />
    </>
  );
}
