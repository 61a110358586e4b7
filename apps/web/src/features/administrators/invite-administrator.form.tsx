import { administratorGroups, inviteAdministratorSchema } from '@fonendo/contract/administrators.schema';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { choice, day } from '../../platform/form/bound-input.ts';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { toast } from '../../platform/toasts.ts';
import { DateField } from '../../ui/fields/date/date-field.tsx';
import { FieldGrid, WideField } from '../../ui/fields/field-grid.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { RadioField } from '../../ui/fields/radio-field.tsx';
import { InvitedFields } from '../profiles/invitations/invitations.public.ts';
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
        <InvitedFields input={input} />
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
      <FormFoot form={form} submit={t('form.send')} onCancel={onClose} />
    </Form>
  );
}
