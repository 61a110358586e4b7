import type { LoginEntry } from '@fonendo/domain/auth/policy-group';
import { limits } from '@fonendo/domain/shared/limits';
import { useTranslation } from 'react-i18next';
import type { FieldInput } from '../../../platform/form/bound-input.ts';
import { Card } from '../../../ui/card.tsx';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { FieldGrid } from '../../../ui/fields/field-grid.tsx';
import { NewPasswordField } from '../../../ui/fields/password/new-password-field.tsx';
import { PasswordField } from '../../../ui/fields/password/password-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { PhoneFields } from '../../users/person/person.public.ts';

type Field = 'email' | 'phoneCountry' | 'phonePrefix' | 'phone' | 'password' | 'passwordRepeat';

type Props = { account: LoginEntry; input: FieldInput<Field> };

/** Contact data and the credentials of the new account. */
export function AccessFields({ account, input }: Props) {
  const { t } = useTranslation('signup');
  const doctor = account === 'doctor';
  return (
    <Section title={t('groups.access')} description={t(doctor ? 'groups.accessHelp' : 'groups.accessHelpHospital')}>
      <Card>
        <FieldGrid>
          <EmailField label={t('fields.email')} {...input('email')} />
          <PhoneFields input={input} />
          <NewPasswordField
            label={t('fields.password')}
            minLength={limits.passwordMinLength}
            {...input('password')}
            value={input('password').value ?? ''}
          />
          <PasswordField
            label={t(doctor ? 'fields.passwordRepeat' : 'fields.passwordRepeatHospital')}
            {...input('passwordRepeat')}
            autoComplete="new-password"
          />
        </FieldGrid>
      </Card>
    </Section>
  );
}
