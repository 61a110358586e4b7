import { specialities } from '@fonendo/domain/reference/specialities';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { mountedWhileOpen } from '../../../platform/countries.ts';
import { choice, day, type FieldInput, text, yesOrNo } from '../../../platform/form/bound-input.ts';
import { DateField } from '../../../ui/fields/date/date-field.tsx';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { WideField } from '../../../ui/fields/field-grid.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { CountryField } from './country-field.tsx';

type Field =
  | 'hasDegreeSpain'
  | 'degreeCountry'
  | 'graduationDate'
  | 'hasDegree'
  | 'degreeEmail'
  | 'speciality'
  | 'specialityDescription';

type Props = {
  input: FieldInput<Field>;
  onHasDegreeSpain: (has: boolean) => void;
  /** Fields that are required here. */
  needed?: readonly string[];
};

/** The degree decides the doctor's group, and whether a recognition is needed. */
export function DegreeFields({ input, onHasDegreeSpain, needed = [] }: Props) {
  const { t } = useTranslation('person');
  const needsRecognition = input('hasDegreeSpain').value === false;
  return (
    <>
      <WideField>
        <RadioField
          label={t('hasDegreeSpain')}
          options={(['yes', 'no'] as const).map((value) => ({
            value,
            label: t(value),
            description: t(`hasDegreeSpainHelp.${value}`),
          }))}
          {...yesOrNo(input('hasDegreeSpain'))}
          onChange={(answer) => onHasDegreeSpain(answer === 'yes')}
        />
      </WideField>
      {needsRecognition && <EarlierRequest input={input} />}
      {needsRecognition && <CountryField label={t('degreeCountry')} {...choice(input('degreeCountry'))} />}
      <DateField label={t('graduationDate')} defaultLevel="decade" {...day(input('graduationDate'))} />
      <SelectField
        optional={needed.includes('speciality') ? false : t('forOffers')}
        label={t('speciality')}
        data={specialities}
        comboboxProps={mountedWhileOpen}
        {...choice(input('speciality'))}
      />
      {input('speciality').value && (
        <WideField>
          <TextareaField
            optional
            label={t('specialityDescription')}
            description={t('specialityHelp')}
            maxLength={500}
            {...text(input('specialityDescription'))}
          />
        </WideField>
      )}
    </>
  );
}

/** For an earlier request: the email under which it can be found. */
function EarlierRequest({ input }: { input: FieldInput<'hasDegree' | 'degreeEmail'> }) {
  const { t } = useTranslation('person');
  return (
    <>
      <WideField>
        <Checkbox label={t('hasDegree')} {...input('hasDegree', { type: 'checkbox' })} />
      </WideField>
      {input('hasDegree').value === true && (
        <WideField>
          <EmailField label={t('degreeEmail')} {...text(input('degreeEmail'))} />
        </WideField>
      )}
    </>
  );
}
