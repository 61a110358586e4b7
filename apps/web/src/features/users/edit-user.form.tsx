import { userFormSchema } from '@fonendo/contract/users/users.schema';
import { countries } from '@fonendo/domain/reference/countries';
import { locales } from '@fonendo/domain/shared/locale';
import { Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { text } from '../../platform/form/bound-input.ts';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { toast } from '../../platform/toasts.ts';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { PhoneFields } from './person/person.public.ts';
import type { UserFormProps } from './user/actions.tsx';
import classes from './user/user.module.css';
import { cacheUser, editUser } from './users.queries.ts';

export function EditUserForm({ user, onClose }: UserFormProps) {
  const { t } = useTranslation('users');
  const queryClient = useQueryClient();
  const form = useZodForm(userFormSchema, {
    firstname: user.firstname,
    lastname: user.lastname,
    phoneCountry: countries.find((country) => country === user.phoneCountry),
    phonePrefix: user.phonePrefix ?? undefined,
    phone: user.phone ?? undefined,
    locale: user.locale,
  });
  return (
    <Form
      form={form}
      label={t('edit.submit')}
      onSubmit={async ({ phoneCountry: _, phone, phonePrefix, ...change }) => {
        const saved = await editUser(user.id, { ...change, phone: phone ?? '', phonePrefix: phonePrefix ?? '' });
        cacheUser(queryClient, saved);
        toast({ tone: 'success', title: t('edit.saved') });
        onClose();
      }}
    >
      <p className={classes.lead}>{t('edit.lead')}</p>
      <Stack gap="md">
        <TextField data-autofocus label={t('edit.firstname')} autoComplete="off" {...form.getInputProps('firstname')} />
        <TextField label={t('edit.lastname')} autoComplete="off" {...form.getInputProps('lastname')} />
        <PhoneFields
          optional
          input={(field) => (field === 'phone' ? text(form.getInputProps(field)) : form.getInputProps(field))}
        />
        <SelectField
          searchable={false}
          label={t('edit.language')}
          data={locales.map((value) => ({ value, label: t(`data.languages.${value}`) }))}
          {...form.getInputProps('locale')}
        />
      </Stack>
      <FormFoot form={form} submit={t('edit.submit')} onCancel={onClose} />
    </Form>
  );
}
