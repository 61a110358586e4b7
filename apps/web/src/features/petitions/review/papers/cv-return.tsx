import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { Button } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextareaField } from '../../../../ui/fields/textarea-field.tsx';
import type { ReviewDesk } from '../desk.ts';
import classes from './verdict.module.css';

const longest = 1000;

/** Gives the CV back to the doctor, who reads what to change. What was typed stays until it was sent. */
export function CvReturnForm({ petition, desk }: { petition: Petition; desk: ReviewDesk }) {
  const { t } = useTranslation('petitions');
  const [isOpen, setIsOpen] = useState(false);
  const reason = desk.cvReason;
  const field = useRef<HTMLTextAreaElement>(null);
  const name = petition.doctor.firstname;

  useEffect(() => {
    if (isOpen) field.current?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <>
      <Button
        fullWidth
        className={classes.judge ?? ''}
        variant="default"
        data-reject
        data-open={isOpen || undefined}
        leftSection={<Undo2 size={17} aria-hidden />}
        aria-expanded={isOpen}
        disabled={desk.busy}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('cv.giveBack')}
      </Button>
      {isOpen && (
        <div className={classes.rejection}>
          <TextareaField
            ref={field}
            minRows={3}
            maxRows={9}
            maxLength={longest}
            label={t('cv.whatToChange', { name })}
            placeholder={t('cv.whatToChangeExample')}
            value={reason}
            onChange={(event) => desk.writeCvReason(event.currentTarget.value)}
          />
          <Button
            variant="destructive"
            fullWidth
            className={classes.send ?? ''}
            loading={desk.busy}
            disabled={reason.trim() === '' || reason.length > longest}
            onClick={() => desk.returnCv(reason)}
          >
            {t('cv.sendBack')}
          </Button>
          <p className={classes.note}>{t('cv.afterReturn', { name })}</p>
        </div>
      )}
    </>
  );
}
