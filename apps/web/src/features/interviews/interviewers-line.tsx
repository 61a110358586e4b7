import type { Interview } from '@fonendo/contract/interviews.schema';
import { VisuallyHidden } from '@mantine/core';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './interviews.module.css';

/** Who of the hospital takes part; nothing where nobody is put down. */
export function InterviewersLine({ interview: { interviewers } }: { interview: Interview }) {
  const { t } = useTranslation('interviews');
  if (interviewers.length === 0) return null;
  return (
    <p className={classes.place}>
      <Users size={17} aria-hidden />
      <span>
        <VisuallyHidden>{t('interviewers.label')}: </VisuallyHidden>
        {interviewers.map(({ name }) => name).join(', ')}
      </span>
    </p>
  );
}
