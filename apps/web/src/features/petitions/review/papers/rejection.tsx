import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextareaField } from '../../../../ui/fields/textarea-field.tsx';
import { Key } from '../../../../ui/marks/key.tsx';
import type { Rejection, ReviewDesk } from '../desk.ts';
import classes from './verdict.module.css';

type Props = { petition: Petition; desk: ReviewDesk; rejection: Rejection };

/** The message to the doctor, which can be edited, and a button that sends it and continues. */
export function RejectionPanel({ petition, desk, rejection }: Props) {
  const { t } = useTranslation(['petitions', 'core']);
  const message = useRef<HTMLTextAreaElement>(null);
  const { firstname } = petition.doctor;
  const { chosen } = rejection;

  // A reason of one's own is to be written, a ready-made one to be read and sent: Ctrl and Enter do in both cases. What
  // is added to a ready-made one follows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reason puts the hand on the message again
  useEffect(() => {
    const field = message.current;
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(field.value.length, field.value.length);
    // In a low window it lies below the reasons: nobody sends what they cannot see.
    field?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      desk.reject();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      desk.closeRejection();
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are short cuts for the buttons below
    <div className={classes.rejection} onKeyDown={onKeyDown}>
      <TextareaField
        ref={message}
        minRows={3}
        maxRows={9}
        maxLength={1000}
        label={t('verdict.message', { name: firstname })}
        placeholder={t('verdict.messagePlaceholder')}
        value={rejection.message}
        onChange={(event) => desk.writeMessage(event.currentTarget.value)}
      />
      <Button
        variant="destructive"
        fullWidth
        className={classes.send ?? ''}
        rightSection={<Key>Ctrl ↵</Key>}
        loading={desk.busy}
        disabled={rejection.message.trim() === '' || rejection.message.length > 1000}
        onClick={desk.reject}
      >
        {t('verdict.rejectAndNext')}
      </Button>
      <p className={classes.note}>
        {t('verdict.afterRejection', {
          name: firstname,
          status: t(`core:statuses.petition.${petition.status ?? 'none'}`),
        })}
      </p>
    </div>
  );
}
