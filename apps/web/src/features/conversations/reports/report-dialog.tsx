import { conversationReportSchema } from '@fonendo/contract/conversations/reports.schema';
import { needsWords, reportLimits, reportReasons } from '@fonendo/domain/conversations/reports';
import { Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { text } from '../../../platform/form/bound-input.ts';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { toast } from '../../../platform/toasts.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { FormFoot } from '../../../ui/fields/form-foot.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { cacheNewest, type Place } from '../conversations.queries.ts';
import { reportConversation } from './reports.queries.ts';

type Props = { place: Place; onClose: () => void };

/** Asks the team to look at a conversation, and says who will read what. */
export function ReportDialog({ place, onClose }: Props) {
  const { t } = useTranslation('reports');
  const queryClient = useQueryClient();
  const form = useZodForm(conversationReportSchema, { reason: undefined, text: '' });
  const { reason } = form.getValues();
  return (
    <FormDialog opened onClose={onClose} size={520} title={t('report.title')}>
      <Form
        form={form}
        label={t('report.title')}
        onSubmit={async (body) => {
          cacheNewest(queryClient, place, await reportConversation(place, body));
          onClose();
          toast({ tone: 'success', title: t('report.done'), message: t('report.doneHelp') });
        }}
      >
        <Stack gap="md">
          <Text c="dimmed">{t('report.lead')}</Text>
          <RadioField
            label={t('report.reason')}
            options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            {...form.getInputProps('reason')}
          />
          <TextareaField
            label={t('report.text')}
            description={t('report.textHelp')}
            optional={!reason || !needsWords(reason)}
            maxLength={reportLimits.text}
            {...text(form.getInputProps('text'))}
          />
        </Stack>
        <FormFoot form={form} submit={t('report.submit')} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
