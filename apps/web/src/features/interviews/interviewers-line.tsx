import type { Interview } from '@fonendo/contract/interviews.schema';
import { Button, VisuallyHidden } from '@mantine/core';
import { Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './interviews.module.css';

/** Loaded when somebody changes them. */
const InterviewersDialog = lazy(async () => ({
  default: (await import('./interviewers-dialog.tsx')).InterviewersDialog,
}));

/** Who of the hospital takes part, and the way to change it; nothing where nobody is put down nor can be. */
export function InterviewersLine({ interview }: { interview: Interview }) {
  const { t } = useTranslation('interviews');
  const [changing, setChanging] = useState(false);
  const { interviewers, allowedEvents } = interview;
  const mayChange = allowedEvents.includes('changeInterviewers');
  if (interviewers.length === 0 && !mayChange) return null;
  return (
    <div className={classes.people}>
      <p className={classes.place}>
        <Users size={17} aria-hidden />
        <span>
          <VisuallyHidden>{t('interviewers.label')}: </VisuallyHidden>
          {interviewers.map(({ name }) => name).join(', ') || t('interviewers.none')}
        </span>
      </p>
      {mayChange && (
        <Button variant="subtle" size="sm" onClick={() => setChanging(true)}>
          {t('interviewers.change')}
        </Button>
      )}
      {changing && (
        <Suspense>
          <InterviewersDialog interview={interview} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </div>
  );
}
