import { acceptanceUndoSchema, type HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { selectionLimits } from '@fonendo/domain/candidacies/steps';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { text } from '../../../platform/form/bound-input.ts';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { queryKeys } from '../../../platform/query-keys.ts';
import { toast } from '../../../platform/toasts.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { FormFoot } from '../../../ui/fields/form-foot.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { cacheCandidacy, undoAccept } from '../moves.queries.ts';
import classes from './accepted.module.css';

type Props = { candidacy: HospitalCandidacy; name: string; onClose: () => void };

/** Asks why, for the candidate, and says what else goes with the acceptance. */
export function UndoAcceptDialog({ candidacy: { id }, name, onClose }: Props) {
  const { t } = useTranslation(['selection', 'core']);
  const queryClient = useQueryClient();
  const form = useZodForm(acceptanceUndoSchema, { reason: '' });
  return (
    <FormDialog opened onClose={onClose} size={520} title={t('accepted.undoTitle', { name })}>
      <Form
        form={form}
        label={t('accepted.undoAction')}
        onSubmit={async ({ reason }) => {
          const after = await undoAccept(id, reason);
          // Closed with the acceptance: nobody asks for it again.
          queryClient.removeQueries({ queryKey: queryKeys.selection.contact(id) });
          cacheCandidacy(queryClient, after);
          toast({ tone: 'success', title: t('accepted.undone') });
          onClose();
        }}
      >
        <p className={classes.lead}>{t('accepted.undoLead')}</p>
        <TextareaField
          data-autofocus
          label={t('accepted.undoReason')}
          description={t('accepted.undoReasonHelp', { name })}
          maxLength={selectionLimits.discardReason}
          minRows={3}
          {...text(form.getInputProps('reason'))}
        />
        <FormFoot
          form={form}
          submit={t('accepted.undoAction')}
          destructive
          onCancel={onClose}
          cancel={t('accepted.undoKeep')}
        />
      </Form>
    </FormDialog>
  );
}
