import { specialities } from '@fonendo/domain/specialities';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { EmailField } from '../../ui/fields/email-field.tsx';
import { RadioField } from '../../ui/fields/radio-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { Section } from '../../ui/section.tsx';
import { choice, day, type FieldInput, text, yesOrNo } from './bound-input.ts';
import { mountedWhileOpen } from './countries.ts';
import classes from './fields.module.css';

type Field = 'hasDegreeSpain' | 'graduationDate' | 'hasDegree' | 'degreeEmail' | 'speciality' | 'specialityDescription';

type Props = {
  input: FieldInput<Field>;
  /** What is asked besides of those who need a recognition. */
  recognition: ReactNode;
  onHasDegreeSpain: (has: boolean) => void;
};

/** The degree decides the doctor's group, and whether there is a recognition to ask for. */
export function DegreeFields({ input, recognition, onHasDegreeSpain }: Props) {
  const { t } = useTranslation('signup');
  const needsRecognition = input('hasDegreeSpain').value === false;
  return (
    <Section title={t('groups.degree')}>
      <Card>
        <div className={classes.fields}>
          <div className={classes.wide}>
            <RadioField
              label={t('fields.hasDegreeSpain')}
              options={(['yes', 'no'] as const).map((value) => ({
                value,
                label: t(`fields.${value}`),
                description: t(`fields.hasDegreeSpainHelp.${value}`),
              }))}
              {...yesOrNo(input('hasDegreeSpain'))}
              onChange={(answer) => onHasDegreeSpain(answer === 'yes')}
            />
          </div>
          {needsRecognition && (
            <>
              <div className={classes.wide}>
                <Checkbox label={t('fields.hasDegree')} {...input('hasDegree', { type: 'checkbox' })} />
              </div>
              {input('hasDegree').value === true && (
                <div className={classes.wide}>
                  <EmailField label={t('fields.degreeEmail')} {...text(input('degreeEmail'))} />
                </div>
              )}
            </>
          )}
          <DateField label={t('fields.graduationDate')} defaultLevel="decade" {...day(input('graduationDate'))} />
          <SelectField
            optional
            label={t('fields.speciality')}
            data={specialities}
            comboboxProps={mountedWhileOpen}
            {...choice(input('speciality'))}
          />
          {input('speciality').value && (
            <div className={classes.wide}>
              <TextareaField
                optional
                label={t('fields.specialityDescription')}
                description={t('fields.specialityHelp')}
                maxLength={500}
                {...text(input('specialityDescription'))}
              />
            </div>
          )}
        </div>
      </Card>
      {needsRecognition && <div className={classes.below}>{recognition}</div>}
    </Section>
  );
}
