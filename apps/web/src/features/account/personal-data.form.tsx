import type { Account } from '@fonendo/contract/account/account.schema';
import type { PersonalDataForm } from '@fonendo/contract/account/form.schema';
import { countries } from '@fonendo/domain/reference/countries';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { text } from '../../platform/form/bound-input.ts';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { useFormCopy } from '../../platform/local-copy/form-copy.tsx';
import { useInPerson } from '../../platform/session/auth-state.ts';
import { InPersonNote } from '../../platform/session/in-person-note.tsx';
import { toast } from '../../platform/toasts.ts';
import { Card } from '../../ui/card.tsx';
import { EmailField } from '../../ui/fields/email-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Section } from '../../ui/section.tsx';
import { PhoneFields } from '../users/person/person.public.ts';
import { useSaveAccount } from './account.queries.ts';
import classes from './section.module.css';

const loadSchema = (isPhoneRequired: () => boolean) =>
  import('@fonendo/contract/account/form.schema').then((schemas) => schemas.personalDataFormSchema(isPhoneRequired));

export function PersonalDataSection({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const save = useSaveAccount();
  const inPerson = useInPerson();
  const phoneRequired = account.phone !== null;
  // The schema is fetched once, and a first phone may be saved after that.
  const required = useRef(phoneRequired);
  useEffect(() => {
    required.current = phoneRequired;
  });
  const form = useZodForm(() => loadSchema(() => required.current), {
    firstname: account.firstname,
    lastname: account.lastname,
    phoneCountry: countries.find((country) => country === account.phoneCountry),
    phonePrefix: account.phonePrefix ?? undefined,
    phone: account.phone ?? undefined,
  });

  const copy = useFormCopy('person', form);

  async function submit({ phoneCountry: _, ...change }: PersonalDataForm) {
    await save(change);
    form.resetDirty();
    toast({ tone: 'success', title: t('person.saved') });
  }

  const input = (field: keyof PersonalDataForm) => ({
    ...form.getInputProps(field),
    ...(!inPerson && { readOnly: true, classNames: { input: classes.fixed } }),
  });

  return (
    <Section title={t('person.title')}>
      {inPerson && copy.recover}
      <Card>
        <Form form={form} onSubmit={submit}>
          <div className={classes.fields}>
            <TextField label={t('person.firstname')} autoComplete="given-name" {...input('firstname')} />
            <TextField label={t('person.lastname')} autoComplete="family-name" {...input('lastname')} />
            <PhoneFields
              optional={!phoneRequired}
              input={(field) => (field === 'phone' ? text(input(field)) : input(field))}
            />
            <EmailField
              readOnly
              classNames={{ input: classes.fixed }}
              label={t('person.email')}
              description={t('person.emailHelp')}
              value={account.email}
            />
            {inPerson ? (
              <Button type="submit" className={classes.submit ?? ''} loading={form.submitting}>
                {t('person.submit')}
              </Button>
            ) : (
              <InPersonNote changes />
            )}
          </div>
        </Form>
      </Card>
    </Section>
  );
}
