import { impersonateRequestSchema, impersonationReasonMaxLength } from '@fonendo/contract/auth/impersonation.schema';
import type { PolicyGroup } from '@fonendo/domain/auth/policy-group';
import { Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { targetsFor } from './impersonation-targets.ts';
import { impersonate } from './users.queries.ts';

type Props = { userId: string; groups: readonly PolicyGroup[]; onCancel: () => void };

export function ImpersonateForm({ userId, groups, onCancel }: Props) {
  const { t } = useTranslation(['users', 'core']);
  const form = useZodForm(impersonateRequestSchema, { reason: '' });
  const [target, setTarget] = useState<string>('/dashboard');
  const reason = useRef<HTMLTextAreaElement>(null);
  // The dialog may be open before this form is loaded, and has then focused something else.
  useEffect(() => reason.current?.focus(), []);
  return (
    <Form
      form={form}
      label={t('impersonate.title')}
      onSubmit={(request) => impersonate(userId, request.reason, target)}
    >
      <Stack gap="md">
        <Text c="dimmed">{t('impersonate.lead')}</Text>
        <TextareaField
          ref={reason}
          data-autofocus
          label={t('impersonate.reason')}
          description={t('impersonate.reasonHelp')}
          maxLength={impersonationReasonMaxLength}
          {...form.getInputProps('reason')}
        />
        <SelectField
          searchable={false}
          allowDeselect={false}
          label={t('impersonate.target')}
          data={targetsFor(groups).map(({ to, label }) => ({ value: to, label: t(`core:nav.${label}`) }))}
          value={target}
          onChange={(to) => setTarget(to ?? target)}
        />
        <FormFoot form={form} submit={t('impersonate.open')} onCancel={onCancel} mt={0} />
      </Stack>
    </Form>
  );
}
