import type { SeenStanding } from '@fonendo/contract/selection/selection.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../platform/failure-toast.ts';
import { toast } from '../../platform/toasts.ts';
import { moveMany } from './moves.queries.ts';
import { toastWithUndo } from './undo-toast.tsx';

/** Says that several were discarded, and takes all of them back as long as nobody was mailed. */
export function useUndoDiscards(): (title: string, discarded: readonly Discarded[]) => void {
  const { t } = useTranslation('selection');
  const queryClient = useQueryClient();
  async function undo(discarded: readonly Discarded[]): Promise<void> {
    const items = discarded.map(({ id, step }) => ({ id, from: { status: 'discarded' as const, step } }));
    try {
      const { results } = await moveMany(queryClient, { action: 'undoDiscard', items });
      const back = results.filter(({ code }) => code === null).length;
      if (back > 0) toast({ tone: 'success', title: t('moves.reopenedMany', { count: back }) });
      if (back < results.length) {
        toast({ tone: 'warning', title: t('moves.notReopened', { count: results.length - back }) });
      }
    } catch (failure) {
      toastFailure(t('moves.failed'), failure);
    }
  }
  return (title, discarded) => toastWithUndo(title, () => void undo(discarded));
}

type Discarded = { id: string } & Pick<SeenStanding, 'step'>;
