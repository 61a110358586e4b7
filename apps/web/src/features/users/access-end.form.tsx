import { accessEndChangeSchema } from '@fonendo/contract/administrators.schema';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { day } from '../../platform/form/bound-input.ts';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { toast } from '../../platform/toasts.ts';
import { DateField } from '../../ui/fields/date/date-field.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import type { UserFormProps } from './user/actions.tsx';
import classes from './user/user.module.css';
import { cacheUser, changeAccessEnd } from './users.queries.ts';

/** Until when an administrator has access. */
export function AccessEndForm({ user, onClose }: UserFormProps) {
  const { t } = useTranslation('users');
  const queryClient = useQueryClient();
  const form = useZodForm(accessEndChangeSchema, { from: user.accessUntil, until: user.accessUntil ?? undefined });
  return (
    <Form
      form={form}
      label={t('accessEnd.submit')}
      onSubmit={async (change) => {
        cacheUser(queryClient, await changeAccessEnd(user.id, change));
        toast({ tone: 'success', title: t('accessEnd.done') });
        onClose();
      }}
    >
      <p className={classes.lead}>{t('accessEnd.lead')}</p>
      <DateField
        optional
        data-autofocus
        label={t('accessEnd.until')}
        description={t('accessEnd.untilHelp')}
        minDate={madridDate(new Date())}
        {...day(form.getInputProps('until'))}
      />
      <FormFoot form={form} submit={t('accessEnd.submit')} onCancel={onClose} />
    </Form>
  );
}
