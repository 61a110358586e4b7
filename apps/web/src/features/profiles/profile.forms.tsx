import { inviteSchema, type Profile, profileUpdateSchema } from '@fonendo/contract/profiles.schema';
import { hospitalRoles } from '@fonendo/domain/hospitals/hospital';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { choice, text } from '../../platform/form/bound-input.ts';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { toast } from '../../platform/toasts.ts';
import { FieldGrid, WideField } from '../../ui/fields/field-grid.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { RadioField } from '../../ui/fields/radio-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { InvitedFields } from './invitations/invited-fields.tsx';
import classes from './profiles.module.css';
import { cacheProfiles, changeProfile, invite } from './profiles.queries.ts';

export function InviteForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profiles');
  const queryClient = useQueryClient();
  const form = useZodForm(inviteSchema, {
    firstname: '',
    lastname: '',
    email: '',
    role: undefined,
    position: undefined,
  });
  const input = form.getInputProps;
  return (
    <Form
      form={form}
      label={t('form.inviteTitle')}
      onSubmit={async (person) => {
        cacheProfiles(queryClient, await invite(person));
        toast({ tone: 'success', title: t('invitations.sent', { email: person.email }) });
        onClose();
      }}
    >
      <p className={classes.formLead}>{t('form.inviteLead')}</p>
      <FieldGrid>
        <InvitedFields input={input} />
        <RoleAndPosition role={input('role')} position={input('position')} />
      </FieldGrid>
      <FormFoot form={form} submit={t('form.send')} onCancel={onClose} />
    </Form>
  );
}

type ProfileProps = { member: Profile; onClose: () => void; onDemoted: () => void };

export function ProfileForm({ member, onClose, onDemoted }: ProfileProps) {
  const { t } = useTranslation('profiles');
  const queryClient = useQueryClient();
  const { userId, role, position, self, lastAdministrator } = member;
  const form = useZodForm(profileUpdateSchema, { role, position: position ?? undefined });
  const input = form.getInputProps;
  const demotesSelf = self && role === 'administrator' && form.values.role !== 'administrator';
  return (
    <Form
      form={form}
      onSubmit={async (update) => {
        const after = await changeProfile(userId, update);
        toast({ tone: 'success', title: t('saved') });
        onClose();
        if (after) cacheProfiles(queryClient, after);
        else onDemoted();
      }}
    >
      <FieldGrid>
        <RoleAndPosition role={input('role')} position={input('position')} locked={lastAdministrator} />
      </FieldGrid>
      <p className={classes.note} role="status">
        {lastAdministrator ? t('form.lastHelp') : demotesSelf && t('form.ownRole')}
      </p>
      <FormFoot form={form} submit={t('form.save')} onCancel={onClose} />
    </Form>
  );
}

type RoleProps = { role: GetInputPropsReturnType; position: GetInputPropsReturnType; locked?: boolean };

function RoleAndPosition({ role, position, locked = false }: RoleProps) {
  const { t } = useTranslation('profiles');
  return (
    <>
      <WideField>
        <RadioField
          label={t('form.role')}
          options={hospitalRoles.map((value) => ({
            value,
            label: t(`roles.${value}.name`),
            description: t(`roles.${value}.summary`),
            disabled: locked && value !== 'administrator',
          }))}
          {...choice(role)}
        />
      </WideField>
      <WideField>
        <TextField
          optional
          label={t('form.position')}
          description={t('form.positionHelp')}
          autoComplete="off"
          {...text(position)}
        />
      </WideField>
    </>
  );
}
