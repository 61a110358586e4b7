import { administratorGroups, inviteAdministratorSchema } from '@fonendo/contract/administrators.schema';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { choice, day } from '../../platform/form/bound-input.ts';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { toast } from '../../platform/toasts.ts';
import { DateField } from '../../ui/fields/date/date-field.tsx';
import { EmailField } from '../../ui/fields/email-field.tsx';
import { FieldGrid, WideField } from '../../ui/fields/field-grid.tsx';
import { RadioField } from '../../ui/fields/radio-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import classes from './administrators.module.css';
import { cacheInvitations, inviteAdministrator } from './administrators.queries.ts';

export function InviteAdministratorForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['administrators', 'core']);
  const queryClient = useQueryClient();
  const form = useZodForm(inviteAdministratorSchema, {
    firstname: '',
    lastname: '',
    email: '',
    group: 'admin',
    accessUntil: undefined,
  });
  const input = form.getInputProps;
  const firstname = useRef<HTMLInputElement>(null);
  // The dialog may be open before this form is loaded, and has then focused something else.
  useEffect(() => firstname.current?.focus(), []);
  return (
    <Form
      form={form}
      label={t('form.title')}
      onSubmit={async (person) => {
        cacheInvitations(queryClient, await inviteAdministrator(person));
        toast({ tone: 'success', title: t('sent', { email: person.email }) });
        onClose();
      }}
    >
      <p className={classes.formLead}>{t('form.lead')}</p>
      <FieldGrid>
        <TextField
          ref={firstname}
          data-autofocus
          label={t('form.firstname')}
          autoComplete="off"
          {...input('firstname')}
        />
        <TextField label={t('form.lastname')} autoComplete="off" {...input('lastname')} />
        <WideField>
          <EmailField label={t('form.email')} autoComplete="off" {...input('email')} />
        </WideField>
        <WideField>
          <RadioField
            label={t('form.group')}
            options={administratorGroups.map((group) => ({
              value: group,
              label: t(`core:groups.${group}`),
              description: t(`groups.${group}`),
            }))}
            {...choice(input('group'))}
          />
        </WideField>
        <WideField>
          <DateField
            optional
            label={t('form.accessUntil')}
            description={t('form.accessUntilHelp')}
            minDate={madridDate(new Date())}
            {...day(input('accessUntil'))}
          />
        </WideField>
      </FieldGrid>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('core:actions.cancel')}
        </Button>
        <Button type="submit" loading={form.submitting}>
          {t('form.send')}
        </Button>
      </Group>
    </Form>
  );
}
