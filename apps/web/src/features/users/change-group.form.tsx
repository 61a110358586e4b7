import { changeGroupSchema } from '@fonendo/contract/users/users.schema';
import { isDoctor, type PolicyGroup } from '@fonendo/domain/auth/policy-group';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { toast } from '../../platform/toasts.ts';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { UserFormProps } from './user/actions.tsx';
import classes from './user/user.module.css';
import { cacheUser, changeGroup } from './users.queries.ts';

export function ChangeGroupForm({ user, onClose }: UserFormProps) {
  const { t } = useTranslation(['users', 'core']);
  const queryClient = useQueryClient();
  const { groups } = user.can;
  const form = useZodForm(changeGroupSchema, {
    from: user.policyGroups[0] as PolicyGroup,
    // Where there is a choice it is made here, and not beforehand.
    to: groups.length === 1 ? groups[0] : undefined,
  });
  return (
    <Form
      form={form}
      label={t('group.submit')}
      onSubmit={async (change) => {
        cacheUser(queryClient, await changeGroup(user.id, change));
        toast({ tone: 'success', title: t('group.done') });
        onClose();
      }}
    >
      <p className={classes.lead}>{t(isDoctor(groups) ? 'group.leadDoctor' : 'group.leadAdministrator')}</p>
      <SelectField
        data-autofocus
        searchable={false}
        label={t('group.to')}
        data={groups.map((group) => ({ value: group, label: t(`core:groups.${group}`) }))}
        {...form.getInputProps('to')}
      />
      <FormFoot form={form} submit={t('group.submit')} onCancel={onClose} />
    </Form>
  );
}
