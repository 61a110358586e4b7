import { interestRequestSchema } from '@fonendo/contract/auth/registration.schema';
import { unsupportedProfessions } from '@fonendo/domain/auth/registration';
import { Button } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { api } from '../../../../platform/api.ts';
import { choice } from '../../../../platform/form/bound-input.ts';
import { Form } from '../../../../platform/form/form.tsx';
import { useZodForm } from '../../../../platform/form/use-zod-form.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmailField } from '../../../../ui/fields/email-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { NewTabLink } from '../consent-fields.tsx';
import classes from '../fields.module.css';
import { deleteDraft, restoreDraft, useKeptDraft } from '../form-draft.ts';
import type { SignupSearch } from '../search.ts';
import screen from '../signup.screen.module.css';

type Props = { profession: SignupSearch['profession']; onSent: (email: string) => void };

/** For professions that are not served yet: a name on a list, no account. */
export function InterestForm({ profession, onSent }: Props) {
  const { t } = useTranslation('signup');
  const chosen = unsupportedProfessions.find((known) => known === profession);
  const form = useZodForm(interestRequestSchema, {
    ...restoreDraft('interest', { name: '', email: '' }),
    profession: chosen,
  });
  useKeptDraft('interest', form.values);
  return (
    <Form
      form={form}
      label={t('titles.interest')}
      onSubmit={async (request) => {
        await api.post('/api/auth/interest', { body: request });
        deleteDraft('interest');
        onSent(request.email);
      }}
    >
      <p className={screen.lead}>{t('interest.lead')}</p>
      <Card>
        <div className={classes.fields}>
          <TextField label={t('interest.name')} autoComplete="name" {...form.getInputProps('name')} />
          <EmailField label={t('fields.email')} {...form.getInputProps('email')} />
          <SelectField
            searchable={false}
            label={t('interest.profession')}
            data={unsupportedProfessions.map((value) => ({ value, label: t(`choice.professions.${value}`) }))}
            {...choice(form.getInputProps('profession'))}
          />
          <p className={`${classes.support} ${classes.wide}`}>
            <Trans t={t} i18nKey="interest.privacy" components={{ privacy: <NewTabLink href="/legal" /> }} />
          </p>
          <div className={classes.wide}>
            <Button type="submit" size="lg" loading={form.submitting}>
              {t('interest.submit')}
            </Button>
          </div>
        </div>
      </Card>
    </Form>
  );
}
