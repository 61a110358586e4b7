import { useTranslation } from 'react-i18next';
import { saveWords } from '../../../platform/autosave/save-words.ts';
import { SaveStatus } from '../../../ui/save/save-status.tsx';
import type { WriteSnapshot } from './autosave.ts';

type Props = { id: string; snapshot: WriteSnapshot; onRetry: () => void };

/** Whether the offer is saved. */
export function WriteSaveStatus({ id, snapshot, onRetry }: Props) {
  const { t } = useTranslation('managedOffers');
  const { state, stored } = snapshot;
  const idle = stored === null && state === 'saved';
  const words = saveWords(snapshot, {
    auto: t('save.auto'),
    saving: t('save.saving'),
    offline: t('save.offline'),
    failed: t('save.failed'),
    conflict: t('save.conflict'),
    ended: t('save.ended'),
    savedAt: (time) => t('save.savedAt', { time }),
    savedOn: (date) => t('save.savedOn', { date }),
    savedExcept: (count) => t('save.savedExcept', { count }),
  });
  return (
    <SaveStatus
      id={id}
      state={state}
      words={idle ? t('write.emptyHint') : words}
      idle={idle}
      action={state === 'failed' && { label: t('save.retry'), onClick: onRetry }}
    />
  );
}
