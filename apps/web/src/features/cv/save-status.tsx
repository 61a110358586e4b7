import { useTranslation } from 'react-i18next';
import { saveWords } from '../../platform/autosave/save-words.ts';
import { SaveStatus } from '../../ui/save/save-status.tsx';
import type { CvSnapshot } from './autosave.ts';
import { conflictId } from './conflict.tsx';

/** Whether the CV is saved; counts saves of earlier visits as well. */
export function CvSaveStatus({ snapshot, onRetry }: { snapshot: CvSnapshot; onRetry: () => void }) {
  const { t } = useTranslation('cv');
  const { state, stored } = snapshot;
  const savedAt = snapshot.savedAt ?? (stored.updatedAt ? new Date(stored.updatedAt) : null);
  const words = saveWords(
    { ...snapshot, savedAt },
    {
      auto: t('save.auto'),
      saving: t('save.saving'),
      offline: t('save.offline'),
      failed: t('save.failed'),
      conflict: t('save.conflict'),
      ended: t('save.locked'),
      savedAt: (time) => t('save.savedAt', { time }),
      savedOn: (date) => t('save.savedOn', { date }),
      savedExcept: (count) => t('save.savedExcept', { count }),
    },
  );
  return (
    <SaveStatus
      state={state}
      words={words}
      action={
        (state === 'failed' && { label: t('save.retry'), onClick: onRetry }) ||
        (state === 'conflict' && { label: t('save.resolve'), onClick: showConflict })
      }
    />
  );
}

/** Somebody who is writing far below would not see the conflict at the top. */
function showConflict() {
  const conflict = document.getElementById(conflictId);
  conflict?.scrollIntoView();
  conflict?.focus({ preventScroll: true });
}
