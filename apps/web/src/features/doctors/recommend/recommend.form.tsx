import { recommendationLimits } from '@fonendo/domain/offers/recommendation';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypedForm } from '../../../typed-forms.ts';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import classes from './recommend.module.css';
import { useRecommend } from './use-recommend.ts';

type Props = {
  offerId: string | null;
  doctorIds: readonly string[];
  onClose: () => void;
  onSent?: (() => void) | undefined;
  /** What has been chosen so far. */
  status?: ReactNode;
  /** The selection of the offer or the doctors. */
  children: ReactNode;
};

/** The selection, an optional message, and the button. */
export function RecommendForm({ offerId, doctorIds, onClose, onSent, status, children }: Props) {
  const { t } = useTranslation(['directory', 'core']);
  const [message, setMessage] = useState('');
  useTypedForm(() => message !== '');
  const recommend = useRecommend(() => {
    onSent?.();
    onClose();
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (offerId) recommend.start({ offerId, doctorIds: [...doctorIds], message });
      }}
    >
      {children}
      <div className={classes.message}>
        <TextareaField
          optional
          minRows={2}
          label={t('recommend.message')}
          description={t('recommend.messageHelp')}
          maxLength={recommendationLimits.message}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      </div>
      <div className={classes.foot}>
        {status && (
          <p className={classes.support} role="status">
            {status}
          </p>
        )}
        <Button variant="default" onClick={onClose}>
          {t('core:actions.cancel')}
        </Button>
        <Button
          type="submit"
          disabled={!offerId || doctorIds.length === 0 || message.length > recommendationLimits.message}
          loading={recommend.isBusy}
        >
          {t('recommend.action')}
        </Button>
      </div>
    </form>
  );
}
