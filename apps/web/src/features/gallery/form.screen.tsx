import { doctorFormSchema } from '@fonendo/contract/auth/registration-form.schema';
import { documentTypes } from '@fonendo/domain/doctors/identity-document';
import { limits } from '@fonendo/domain/shared/limits';
import { Button, Checkbox, Group } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { ApiFailure } from '../../platform/http-client.ts';
import { toast } from '../../platform/toasts.ts';
import { DateField } from '../../ui/fields/date/date-field.tsx';
import { EmailField } from '../../ui/fields/email-field.tsx';
import { NewPasswordField } from '../../ui/fields/password/new-password-field.tsx';
import { PasswordField } from '../../ui/fields/password/password-field.tsx';
import { RadioField } from '../../ui/fields/radio-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import classes from './form.module.css';
import { FormMessages } from './form-messages.tsx';
import { GalleryPage } from './gallery-page.tsx';
import { Specimen } from './specimen.tsx';

export function FormScreen() {
  const { t } = useTranslation('gallery');
  return (
    <GalleryPage title={t('form.title')} intro={t('form.intro')} under="overview">
      <Specimen title={t('form.live')} when={t('form.liveWhen')}>
        <SampleForm />
      </Specimen>
      <Specimen title={t('form.messages')} when={t('form.messagesWhen')} frame="bare">
        <FormMessages />
      </Specimen>
    </GalleryPage>
  );
}

/** What the registration of a doctor starts with; the fields this sample leaves out are already answered. */
const initialValues = {
  accountType: 'doctor',
  firstname: '',
  lastname: '',
  email: '',
  password: '',
  passwordRepeat: '',
  phonePrefix: '+57',
  phone: '',
  birthDate: '',
  graduationDate: '',
  documentType: null,
  documentNumber: '',
  specialityDescription: '',
  countryOfResidence: 'CO',
  nationality: 'CO',
  hasDegreeSpain: false,
  privacy: false,
} as const;

function SampleForm() {
  const { t } = useTranslation('gallery');
  const schema = useMemo(() => doctorFormSchema(() => new Date()), []);
  const form = useZodForm(schema, initialValues);

  const submit = async ({ email }: { email: string }) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    if (email === 'ocupado@fonendo.test') throw takenEmail();
    toast({ tone: 'success', title: t('form.done'), message: t('form.doneText') });
  };

  return (
    <Form form={form} onSubmit={submit} label={t('form.label')}>
      <div className={classes.fields}>
        <TextField label={t('form.firstname')} autoComplete="given-name" {...form.getInputProps('firstname')} />
        <TextField label={t('form.lastname')} autoComplete="family-name" {...form.getInputProps('lastname')} />
        <EmailField label={t('form.email')} {...form.getInputProps('email')} />
        <TextField label={t('form.phone')} type="tel" autoComplete="tel-national" {...form.getInputProps('phone')} />
        <NewPasswordField
          label={t('form.password')}
          minLength={limits.passwordMinLength}
          {...form.getInputProps('password')}
        />
        <PasswordField label={t('form.repeat')} autoComplete="new-password" {...form.getInputProps('passwordRepeat')} />
        <DateField label={t('form.birth')} autoComplete="bday" {...form.getInputProps('birthDate')} />
        <DateField label={t('form.graduation')} {...form.getInputProps('graduationDate')} />
        <RadioField
          label={t('form.documentType')}
          direction="row"
          options={documentTypes.map((value) => ({ value, label: value }))}
          {...form.getInputProps('documentType')}
        />
        <TextField label={t('form.documentNumber')} {...form.getInputProps('documentNumber')} />
        <div className={classes.wide}>
          <TextareaField
            label={t('form.presentation')}
            optional
            maxLength={500}
            {...form.getInputProps('specialityDescription')}
          />
        </div>
        <div className={classes.wide}>
          <Checkbox label={t('form.terms')} {...form.getInputProps('privacy', { type: 'checkbox' })} />
        </div>
      </div>
      <Group gap="sm" mt="lg">
        <Button type="submit" loading={form.submitting}>
          {t('form.submit')}
        </Button>
        <Button variant="subtle" onClick={form.reset}>
          {t('form.reset')}
        </Button>
      </Group>
    </Form>
  );
}

/** What the API answers when its own check finds what the page could not know. */
function takenEmail(): ApiFailure {
  return new ApiFailure(409, {
    code: 'EmailTaken',
    message: '',
    fields: { email: { key: 'apiErrors.EmailTaken' } },
  });
}
