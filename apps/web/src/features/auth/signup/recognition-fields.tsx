import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldInput } from '../../../platform/form/bound-input.ts';
import { Card } from '../../../ui/card.tsx';
import { FieldGrid } from '../../../ui/fields/field-grid.tsx';
import { AddressFields, CivilFields } from '../../users/person/person.public.ts';
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

type Props = { input: FieldInput<(typeof recognitionFields)[number]>; country: string | null | undefined };

/**
 * Data that only the ministry needs. They must never influence a selection, so only doctors who need a recognition are
 * asked, the fields are optional, and they are collapsed at first.
 */
export function RecognitionFields({ input, country }: Props) {
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
        <FieldGrid>
          <AddressFields input={input} country={country} forPetition />
          <CivilFields input={input} />
        </FieldGrid>
      </details>
    </Card>
  );
}
