import { impersonateRequestSchema, impersonationReasonMaxLength } from '@fonendo/contract/impersonation.schema';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { impersonate } from './users.queries.ts';

/** The pages that every group has; from there the other person's own navigation leads on. */
const targets = [
  { to: '/dashboard', title: 'Dashboard' },
  { to: '/offers', title: 'All offers' },
] as const;

export function ImpersonateForm({ userId, onCancel }: { userId: string; onCancel: () => void }) {
  const { t } = useTranslation(['users', 'core']);
  const form = useZodForm(impersonateRequestSchema, { reason: '' });
  const [target, setTarget] = useState<string>('/dashboard');
  const reason = useRef<HTMLTextAreaElement>(null);
  // The dialog may be open before this form has arrived, and has then placed the focus elsewhere.
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
          data={targets.map(({ to, title }) => ({ value: to, label: t(`core:titles.${title}`) }))}
          value={target}
          onChange={(to) => setTarget(to ?? target)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {t('core:actions.cancel')}
          </Button>
          <Button type="submit" loading={form.submitting}>
            {t('impersonate.open')}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
