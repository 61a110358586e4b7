import { Button, VisuallyHidden } from '@mantine/core';
import { Check, CloudOff, LoaderCircle, Lock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTime } from '../../platform/format.ts';
import type { CvSnapshot, SaveState } from './cv-autosave.ts';
import { conflictId } from './cv-conflict.tsx';
import classes from './cv-editor.module.css';

const icons: Record<SaveState, ReactNode> = {
  saved: <Check size={16} aria-hidden />,
  unsent: <LoaderCircle size={16} aria-hidden />,
  saving: <LoaderCircle size={16} aria-hidden />,
  offline: <CloudOff size={16} aria-hidden />,
  failed: <TriangleAlert size={16} aria-hidden />,
  conflict: <TriangleAlert size={16} aria-hidden />,
  locked: <Lock size={16} aria-hidden />,
};

type Props = { snapshot: CvSnapshot; onRetry: () => void };

/** Where the words are. Spoken only when it matters: not at every pause of the typing. */
export function SaveStatus({ snapshot, onRetry }: Props) {
  const { t } = useTranslation('cv');
  const { state } = snapshot;
  const words = useSaveWords(snapshot);
  const busy = state === 'unsent' || state === 'saving';
  return (
    <div className={classes.save} data-state={state}>
      <span className={classes.saveWords} aria-hidden>
        {icons[state]}
        {words}
      </span>
      <VisuallyHidden role="status">{busy ? '' : words}</VisuallyHidden>
      {state === 'failed' && (
        <Button variant="subtle" size="sm" onClick={onRetry}>
          {t('save.retry')}
        </Button>
      )}
      {state === 'conflict' && (
        <Button variant="subtle" size="sm" onClick={showConflict}>
          {t('save.resolve')}
        </Button>
      )}
    </div>
  );
}

/** Whoever is writing far below would not see it appear at the top. */
function showConflict() {
  const conflict = document.getElementById(conflictId);
  conflict?.scrollIntoView();
  conflict?.focus({ preventScroll: true });
}

function useSaveWords({ state, cv, savedAt, problems }: CvSnapshot): string {
  const { t } = useTranslation('cv');
  if (state === 'unsent' || state === 'saving') return t('save.saving');
  if (state !== 'saved') return t(`save.${state}`);
  const wrong = Object.keys(problems).length;
  if (wrong > 0) return t('save.savedExcept', { count: wrong });
  const at = savedAt ?? (cv.updatedAt && new Date(cv.updatedAt));
  if (!at) return t('save.auto');
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? t('save.savedAt', { time: formatTime(at) }) : t('save.savedOn', { date: formatDay(localDay(at)) });
}

/** The day by the reader's own clock. */
const localDay = (moment: Date) =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
