import { genders, maritalStatuses } from '@fonendo/domain/registration';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { RadioField } from '../../ui/fields/radio-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { choice, type FieldInput, text, yesOrNo } from './bound-input.ts';
import classes from './fields.module.css';

const recognitionFields = [
  'gender',
  'maritalStatus',
  'hasKids',
  'parent1',
  'parent2',
  'address',
  'city',
  'state',
  'postalCode',
] as const;

type Props = { input: FieldInput<(typeof recognitionFields)[number]> };

/**
 * What the ministry's file asks for. It may never weigh in a selection (domain.md), so it is asked only of
 * those who need a recognition, stays optional, and lies folded away.
 */
export function RecognitionFields({ input }: Props) {
  const { t } = useTranslation(['signup', 'ui']);
  const [open, setOpen] = useState(false);
  const failed = recognitionFields.some((field) => input(field).error);
  return (
    <Card>
      <details className={classes.more} open={open || failed} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {t('groups.recognition')} <span className={classes.optional}>{t('ui:optional')}</span>
        </summary>
        <p className={classes.support}>{t('groups.recognitionHelp')}</p>
        <div className={classes.fields}>
          <div className={classes.wide}>
            <TextField optional label={t('fields.address')} autoComplete="street-address" {...text(input('address'))} />
          </div>
          <TextField optional label={t('fields.city')} autoComplete="address-level2" {...text(input('city'))} />
          <TextField optional label={t('fields.state')} autoComplete="address-level1" {...text(input('state'))} />
          <TextField
            optional
            label={t('fields.postalCode')}
            autoComplete="postal-code"
            {...text(input('postalCode'))}
          />
          <SelectField
            optional
            searchable={false}
            label={t('fields.gender')}
            data={genders.map((value) => ({ value, label: t(`fields.genders.${value}`) }))}
            {...choice(input('gender'))}
          />
          <SelectField
            optional
            searchable={false}
            label={t('fields.maritalStatus')}
            data={maritalStatuses.map((value) => ({ value, label: t(`fields.maritalStatuses.${value}`) }))}
            {...choice(input('maritalStatus'))}
          />
          <RadioField
            optional
            direction="row"
            label={t('fields.hasKids')}
            options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`fields.${value}`) }))}
            {...yesOrNo(input('hasKids'))}
          />
          <TextField optional label={t('fields.parent1')} autoComplete="off" {...text(input('parent1'))} />
          <TextField optional label={t('fields.parent2')} autoComplete="off" {...text(input('parent2'))} />
        </div>
      </details>
    </Card>
  );
}
