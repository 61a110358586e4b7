import { deleteUserSchema } from '@fonendo/contract/users/users.schema';
import { fateOnLeaving } from '@fonendo/domain/petitions/standing';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { toast } from '../../platform/toasts.ts';
import { Consequences } from '../../ui/consequences.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { UserFormProps } from './user/actions.tsx';
import { deleteUser, refreshAround, userQuery } from './users.queries.ts';

const consequences = ['sessions', 'erased', 'kept', 'email'] as const;

export function DeleteUserForm({ user, name, onClose }: UserFormProps) {
  const { t } = useTranslation(['users', 'core', 'ui']);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useZodForm(deleteUserSchema, { name: '' });
  return (
    <Form
      form={form}
      label={t('remove.submit')}
      onSubmit={async (request) => {
        await deleteUser(user.id, request.name);
        toast({ tone: 'success', title: t('remove.done') });
        onClose();
        await navigate({ to: '/users' });
        queryClient.removeQueries({ queryKey: userQuery(user.id).queryKey });
        refreshAround(queryClient, user.id);
      }}
    >
      <Consequences lead={t('remove.lead')}>
        {user.petitions.map(({ id, reference, standing }) => {
          const fate = fateOnLeaving(standing);
          return fate && <li key={id}>{t(`remove.petition.${fate}`, { reference })}</li>;
        })}
        {consequences.map((consequence) => (
          <li key={consequence}>{t(`remove.${consequence}`, { email: user.email })}</li>
        ))}
        <li>
          <strong>{t('remove.final')}</strong>
        </li>
      </Consequences>
      <TextField data-autofocus label={t('remove.name', { name })} autoComplete="off" {...form.getInputProps('name')} />
      <FormFoot form={form} submit={t('remove.submit')} destructive onCancel={onClose} cancel={t('ui:kept.account')} />
    </Form>
  );
}
