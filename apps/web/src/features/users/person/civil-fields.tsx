import { genders, maritalStatuses } from '@fonendo/domain/auth/registration';
import { useTranslation } from 'react-i18next';
import { choice, type FieldInput, text, yesOrNo } from '../../../platform/form/bound-input.ts';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

type Field = 'gender' | 'maritalStatus' | 'hasKids' | 'parent1' | 'parent2';

/** Only the ministry needs these data; they must never influence a selection. */
export function CivilFields({ input, needed = [] }: { input: FieldInput<Field>; needed?: readonly string[] }) {
  const { t } = useTranslation('person');
  /** The petition cannot be sent without these. */
  const optional = (field: Field) => (needed.includes(field) ? false : t('forPetition'));
  return (
    <>
      <SelectField
        optional={optional('gender')}
        searchable={false}
        label={t('gender')}
        data={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
        {...choice(input('gender'))}
      />
      <SelectField
        optional={optional('maritalStatus')}
        searchable={false}
        label={t('maritalStatus')}
        data={maritalStatuses.map((value) => ({ value, label: t(`maritalStatuses.${value}`) }))}
        {...choice(input('maritalStatus'))}
      />
      <TextField optional={optional('parent1')} label={t('parent1')} autoComplete="off" {...text(input('parent1'))} />
      <TextField optional label={t('parent2')} autoComplete="off" {...text(input('parent2'))} />
      <RadioField
        optional
        direction="row"
        label={t('hasKids')}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))}
        {...yesOrNo(input('hasKids'))}
      />
    </>
  );
}
