import { discardSchema } from '@fonendo/contract/selection/selection.schema';
import { selectionLimits } from '@fonendo/domain/candidacies/steps';
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { text } from '../../platform/form/bound-input.ts';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { LeftOut, type PersonLeftOut } from '../../ui/bulk/left-out.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import classes from './discard-dialog.module.css';

type Props = {
  /** One name, or the number of candidacies. */
  who: { name: string } | { count: number };
  /** Of those who were chosen, whom it leaves out. */
  leftOut?: readonly PersonLeftOut[];
  /** A rejection is shown in the dialog, which stays open. */
  onDiscard: (reason: string) => Promise<void>;
  onClose: () => void;
};

const usual = ['experience', 'speciality', 'documents', 'availability', 'notAttended', 'filled'] as const;

/** Discards one or several candidacies, with a reason for the hospital only. Texts: namespace `selection`. */
export function DiscardDialog({ who, leftOut = [], onDiscard, onClose }: Props) {
  const { t } = useTranslation(['selection', 'core', 'ui']);
  const count = 'name' in who ? 1 : who.count;
  const form = useZodForm(discardSchema, { reason: '' });
  const field = useRef<HTMLTextAreaElement>(null);
  // The dialog may be open before this form is loaded, and has then focused something else.
  useEffect(() => field.current?.focus(), []);
  const fill = (reason: string) => {
    form.setFieldValue('reason', reason);
    field.current?.focus();
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      size={520}
      title={'name' in who ? t('discard.title', { name: who.name }) : t('discard.titleMany', { count: who.count })}
    >
      <Form
        form={form}
        label={t('discard.action')}
        onSubmit={async ({ reason }) => {
          await onDiscard(reason);
          onClose();
        }}
      >
        <p className={classes.lead}>{t('discard.lead', { count })}</p>
        {leftOut.length > 0 && (
          <div className={classes.leftOut}>
            <LeftOut people={leftOut} />
          </div>
        )}
        <TextareaField
          ref={field}
          data-autofocus
          label={t('discard.reason')}
          maxLength={selectionLimits.discardReason}
          {...text(form.getInputProps('reason'))}
        />
        <ul className={classes.usual} aria-label={t('discard.usualLabel')}>
          {usual.map((key) => (
            <li key={key}>
              <button type="button" className={classes.chip} onClick={() => fill(t(`discard.usual.${key}`))}>
                {t(`discard.usual.${key}`)}
              </button>
            </li>
          ))}
        </ul>
        <p className={classes.secret}>
          <Lock size={15} aria-hidden /> {t('discard.secret')}
        </p>
        <FormFoot
          form={form}
          submit={t('discard.action')}
          destructive
          onCancel={onClose}
          cancel={t(count === 1 ? 'ui:kept.candidate' : 'ui:kept.candidates')}
        />
      </Form>
    </FormDialog>
  );
}
