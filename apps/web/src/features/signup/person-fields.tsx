import { type DocumentType, documentTypes } from '@fonendo/domain/identity-document';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Section } from '../../ui/section.tsx';
import { choice, day, type FieldInput } from './bound-input.ts';
import { mountedWhileOpen, useCountryOptions } from './countries.ts';
import classes from './fields.module.css';

type Field =
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'countryOfResidence'
  | 'nationality'
  | 'otherNationality'
  | 'documentType'
  | 'documentNumber';

type Props = {
  input: FieldInput<Field>;
  documentType: DocumentType | null | undefined;
  onResidence: (country: string | null) => void;
};

/** Who the doctor is. */
export function PersonFields({ input, documentType, onResidence }: Props) {
  const { t } = useTranslation('signup');
  const countryNames = useCountryOptions();
  return (
    <Section title={t('groups.person')}>
      <Card>
        <div className={classes.fields}>
          <TextField label={t('fields.firstName')} autoComplete="given-name" {...input('firstName')} />
          <TextField label={t('fields.lastName')} autoComplete="family-name" {...input('lastName')} />
          <DateField
            label={t('fields.birthDate')}
            autoComplete="bday"
            defaultLevel="decade"
            {...day(input('birthDate'))}
          />
          <SelectField
            label={t('fields.countryOfResidence')}
            data={countryNames}
            comboboxProps={mountedWhileOpen}
            {...choice(input('countryOfResidence'))}
            onChange={onResidence}
          />
          <SelectField
            label={t('fields.nationality')}
            data={countryNames}
            comboboxProps={mountedWhileOpen}
            {...choice(input('nationality'))}
          />
          <SelectField
            optional
            label={t('fields.otherNationality')}
            data={countryNames}
            comboboxProps={mountedWhileOpen}
            {...choice(input('otherNationality'))}
          />
          <SelectField
            searchable={false}
            label={t('fields.documentType')}
            data={documentTypes.map((value) => ({ value, label: t(`fields.documentTypes.${value}`) }))}
            {...choice(input('documentType'))}
          />
          <TextField
            label={t('fields.documentNumber')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            description={documentType ? t(`fields.documentHelp.${documentType}`) : undefined}
            {...input('documentNumber')}
          />
        </div>
      </Card>
    </Section>
  );
}
