import { useTranslation } from 'react-i18next';
import { choice, type FieldInput } from '../../../platform/form/bound-input.ts';
import { Card } from '../../../ui/card.tsx';
import { FieldGrid } from '../../../ui/fields/field-grid.tsx';
import { Section } from '../../../ui/section.tsx';
import { CountryField, IdentityFields } from '../../users/person/person.public.ts';

type Field = Parameters<Parameters<typeof IdentityFields>[0]['input']>[0] | 'countryOfResidence';

type Props = { input: FieldInput<Field>; onResidence: (country: string | null) => void };

/** The doctor's name and residence. */
export function PersonFields({ input, onResidence }: Props) {
  const { t } = useTranslation(['signup', 'person']);
  return (
    <Section title={t('groups.person')}>
      <Card>
        <FieldGrid>
          <IdentityFields input={input} />
          <CountryField
            label={t('person:countryOfResidence')}
            {...choice(input('countryOfResidence'))}
            onChange={onResidence}
          />
        </FieldGrid>
      </Card>
    </Section>
  );
}
