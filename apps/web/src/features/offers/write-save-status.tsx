import { Button, VisuallyHidden } from '@mantine/core';
import { Check, CloudOff, LoaderCircle, Lock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayOf, formatTime } from '../../platform/format.ts';
import type { SaveState, WriteSnapshot } from './write-autosave.ts';
import classes from './write-offer.module.css';

const icons: Record<SaveState, ReactNode> = {
  saved: <Check size={16} aria-hidden />,
  unsent: <LoaderCircle size={16} aria-hidden />,
  saving: <LoaderCircle size={16} aria-hidden />,
  offline: <CloudOff size={16} aria-hidden />,
  failed: <TriangleAlert size={16} aria-hidden />,
  conflict: <TriangleAlert size={16} aria-hidden />,
  ended: <Lock size={16} aria-hidden />,
};

/** Where the words are. Spoken only when it matters: not at every pause of the typing. */
export function SaveStatus({ snapshot, onRetry }: { snapshot: WriteSnapshot; onRetry: () => void }) {
  const { t } = useTranslation('managedOffers');
  const { state, offer } = snapshot;
  const words = useSaveWords(snapshot);
  const busy = state === 'unsent' || state === 'saving';
  return (
    <div className={classes.save} data-state={state}>
      <span className={classes.saveWords} aria-hidden>
        {offer || state !== 'saved' ? icons[state] : null}
        {words}
      </span>
      <VisuallyHidden role="status">{busy ? '' : words}</VisuallyHidden>
      {state === 'failed' && (
        <Button variant="subtle" size="sm" onClick={onRetry}>
          {t('save.retry')}
        </Button>
      )}
    </div>
  );
}

function useSaveWords({ state, offer, savedAt, problems }: WriteSnapshot): string {
  const { t } = useTranslation('managedOffers');
  if (state === 'unsent' || state === 'saving') return t('save.saving');
  if (state !== 'saved') return t(`save.${state}`);
  if (!offer) return t('write.emptyHint');
  const wrong = Object.keys(problems).length;
  if (wrong > 0) return t('save.savedExcept', { count: wrong });
  if (!savedAt) return t('save.auto');
  const isToday = savedAt.toDateString() === new Date().toDateString();
  return isToday
    ? t('save.savedAt', { time: formatTime(savedAt) })
    : t('save.savedOn', { date: formatDayOf(savedAt.toISOString()) });
}
