import type { AccountChoice } from '@fonendo/contract/auth/registration-form.schema';
import { type LoginEntry, loginEntries } from '@fonendo/domain/auth/policy-group';
import { professions, unsupportedProfessions } from '@fonendo/domain/auth/registration';
import { Button, Radio } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/RadioCard.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';
import { Link } from '@tanstack/react-router';
import { Hospital, Stethoscope } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { choice } from '../../../platform/form/bound-input.ts';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import classes from './account-choice.module.css';

const roleIcons = { doctor: Stethoscope, hospital: Hospital } satisfies Record<LoginEntry, unknown>;

const loadSchema = () =>
  import('@fonendo/contract/auth/registration-form.schema').then((schemas) => schemas.accountChoiceSchema);

type Props = { chosen: Partial<AccountChoice>; onChosen: (chosen: AccountChoice) => void };

/** Who the account is for. Nothing else is asked before it is clear that an account is possible. */
export function AccountChoiceForm({ chosen, onChosen }: Props) {
  const { t } = useTranslation('signup');
  const form = useZodForm(loadSchema, { role: chosen.role, profession: chosen.profession ?? 'medicine' });
  return (
    <Form form={form} onSubmit={onChosen} label={t('titles.choice')}>
      <div className={classes.form}>
        <Radio.Group label={t('choice.role')} required {...choice(form.getInputProps('role'))}>
          <div className={classes.roles}>
            {loginEntries.map((role) => (
              <RoleCard key={role} role={role} invalid={Boolean(form.errors.role)} />
            ))}
          </div>
        </Radio.Group>
        {form.values.role === 'doctor' && (
          <RadioField
            label={t('choice.profession')}
            options={professions.map((value) => ({ value, label: t(`choice.professions.${value}`) }))}
            {...choice(form.getInputProps('profession'))}
          />
        )}
        {form.values.role !== 'doctor' && <OtherProfessions />}
        <Button type="submit" size="lg" className={classes.submit}>
          {t('continue')}
        </Button>
      </div>
    </Form>
  );
}

/** For people who are neither a doctor nor a hospital, so that they do not have to register as one. */
function OtherProfessions() {
  const { t } = useTranslation('signup');
  return (
    <nav className={classes.others} aria-label={t('choice.others')}>
      <span>{t('choice.others')}</span>
      {unsupportedProfessions.map((profession) => (
        <Link
          key={profession}
          to="/signup"
          search={{ role: 'doctor', profession, step: 'data' }}
          className={classes.other ?? ''}
        >
          {t(`choice.professions.${profession}`)}
        </Link>
      ))}
    </nav>
  );
}

function RoleCard({ role, invalid }: { role: LoginEntry; invalid: boolean }) {
  const { t } = useTranslation('signup');
  const Icon = roleIcons[role];
  return (
    <Radio.Card value={role} className={classes.role} aria-invalid={invalid || undefined}>
      <Icon size={24} strokeWidth={1.75} aria-hidden className={classes.icon} />
      <span className={classes.words}>
        <span className={classes.name}>{t(`choice.${role}`)}</span>
        <span className={classes.help}>{t(`choice.${role}Help`)}</span>
      </span>
      <Radio.Indicator />
    </Radio.Card>
  );
}
