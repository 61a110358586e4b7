import type { SeenStanding } from '@fonendo/contract/selection/selection.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { moveMany } from './moves.queries.ts';
import { toastWithUndo } from './undo-toast.tsx';

/** Says that several were discarded, and takes all of them back as long as nobody was mailed. */
export function useUndoDiscards(): (title: string, discarded: readonly Discarded[]) => void {
  const { t } = useTranslation('selection');
  const queryClient = useQueryClient();
  const undo = useAction({
    run: (discarded: readonly Discarded[]) => {
      const items = discarded.map(({ id, step }) => ({ id, from: { status: 'discarded' as const, step } }));
      return moveMany(queryClient, { action: 'undoDiscard', items });
    },
    done: ({ results }) => {
      const back = results.filter(({ code }) => code === null).length;
      if (back < results.length) {
        toast({ tone: 'warning', title: t('moves.notReopened', { count: results.length - back }) });
      }
      return back > 0 ? t('moves.reopenedMany', { count: back }) : undefined;
    },
    failed: t('moves.failed'),
    queue: 'undo-discards',
  });
  return (title, discarded) => toastWithUndo(title, () => undo.start(discarded));
}

type Discarded = { id: string } & Pick<SeenStanding, 'step'>;
