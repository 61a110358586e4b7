import { type OwnRoad, roadAnswersSchema } from '@fonendo/contract/petitions/road.schema';
import { frequentCountries } from '@fonendo/domain/reference/countries';
import { specialities } from '@fonendo/domain/reference/specialities';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { mountedWhileOpen, useCountryOptions } from '../../../platform/countries.ts';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { toast } from '../../../platform/toasts.ts';
import { Card } from '../../../ui/card.tsx';
import { LongSelectField, SelectField } from '../../../ui/fields/select-field.tsx';
import classes from './road.module.css';
import { answerRoad } from './road.queries.ts';

type Question = OwnRoad['verified'][number];
type Props = { own: OwnRoad; onDirty: (isDirty: boolean) => void };

/** The three questions, with what is known of them. What a document has confirmed stays. */
export function RoadForm({ own, onDirty }: Props) {
  const { t } = useTranslation('road');
  const queryClient = useQueryClient();
  const countries = { data: useCountryOptions(), frequent: frequentCountries, comboboxProps: mountedWhileOpen };
  const form = useZodForm(roadAnswersSchema, own.answers as Parameters<typeof useZodForm<typeof roadAnswersSchema>>[1]);
  const isDirty = form.isDirty();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const input = (field: Question, help?: string) => {
    const isFixed = own.verified.includes(field);
    const props = form.getInputProps(field);
    return {
      ...props,
      value: props.value ?? null,
      onChange: (picked: string | null) => props.onChange(picked),
      ...(help && { description: help }),
      ...(isFixed && { readOnly: true, description: t('verified'), classNames: { input: classes.fixed ?? '' } }),
    };
  };

  return (
    <Card>
      <Form
        form={form}
        label={t('questions')}
        onSubmit={async (answers) => {
          await answerRoad(queryClient, answers);
          form.resetDirty(answers);
          toast({ tone: 'success', title: t('saved'), message: t('savedHelp') });
        }}
      >
        <div className={classes.fields}>
          <LongSelectField label={t('nationality')} {...countries} {...input('nationality')} />
          <LongSelectField
            optional
            label={t('otherNationality')}
            {...countries}
            {...input('otherNationality', t('otherNationalityHelp'))}
          />
          <LongSelectField label={t('degreeCountry')} {...countries} {...input('degreeCountry')} />
          <SelectField
            optional
            label={t('speciality')}
            data={specialities}
            comboboxProps={mountedWhileOpen}
            {...input('speciality', t('specialityHelp'))}
          />
          {/* Once the road is told, the way on is the primary button. */}
          <Button
            type="submit"
            variant={own.road && !isDirty ? 'default' : 'filled'}
            className={classes.submit ?? ''}
            loading={form.submitting}
          >
            {t('submit')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
