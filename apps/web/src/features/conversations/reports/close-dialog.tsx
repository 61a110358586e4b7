import { conversationClosingSchema } from '@fonendo/contract/conversations/reports.schema';
import { reportLimits } from '@fonendo/domain/conversations/reports';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { text } from '../../../platform/form/bound-input.ts';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { isApiFailure } from '../../../platform/http-client.ts';
import { toast } from '../../../platform/toasts.ts';
import { Consequences } from '../../../ui/consequences.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { FormFoot } from '../../../ui/fields/form-foot.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { closeConversation, outdateReports } from './reports.queries.ts';

type Props = { id: string; version: number; onClose: () => void };

const consequences = ['write', 'told', 'kept'] as const;

/** The words are for both sides. What was typed stays where a colleague was quicker. */
export function CloseDialog({ id, version, onClose }: Props) {
  const { t } = useTranslation(['reports', 'core', 'ui']);
  const queryClient = useQueryClient();
  const form = useZodForm(conversationClosingSchema.pick({ reason: true }), { reason: '' });
  return (
    <FormDialog opened onClose={onClose} size={520} title={t('close.title')}>
      <Form
        form={form}
        label={t('close.title')}
        onSubmit={async ({ reason }) => {
          try {
            await closeConversation(id, { reason, version });
          } catch (failure) {
            if (!isApiFailure(failure) || failure.status !== 409) throw failure;
            toast({ tone: 'warning', ...{ title: t('conflict.title'), message: t('conflict.message') } });
            await outdateReports(queryClient);
            return;
          }
          onClose();
          toast({ tone: 'success', title: t('close.done') });
          await outdateReports(queryClient);
        }}
      >
        <Consequences lead={t('close.lead')}>
          {consequences.map((consequence) => (
            <li key={consequence}>{t(`close.${consequence}`)}</li>
          ))}
        </Consequences>
        <TextareaField
          data-autofocus
          label={t('close.reason')}
          description={t('close.reasonHelp')}
          maxLength={reportLimits.closeReason}
          {...text(form.getInputProps('reason'))}
        />
        <FormFoot form={form} submit={t('close.submit')} destructive onCancel={onClose} cancel={t('ui:kept.open')} />
      </Form>
    </FormDialog>
  );
}
