import type { HospitalCandidacy } from '@fonendo/contract/selection.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../platform/failure-toast.ts';
import { askAgain } from '../../platform/kept-answers.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { toast } from '../../platform/toasts.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { acceptCandidacy, closeOffer, completeStep, moveCandidacy, undoDiscard } from './moves.queries.ts';

/** What can be done with a candidacy. Each says what became of it; what was refused is looked at again. */
export function useMoves(candidacy: HospitalCandidacy, name: string) {
  const { t } = useTranslation('selection');
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const { id, status, step, offer } = candidacy;
  const from = { status, step };

  const onError = (failure: unknown) => {
    toastFailure(t('moves.failed'), failure);
    void askAgain(queryClient, [queryKeys.selection.all]);
  };
  const nameOf = (position: number) => candidacy.steps[position]?.name ?? '';

  const move = useMutation({
    mutationFn: (to: number) => moveCandidacy(queryClient, id, { from, step: to }),
    onSuccess: (_, to) => toast({ tone: 'success', title: t('moves.moved', { step: nameOf(to) }) }),
    onError,
  });
  const complete = useMutation({
    mutationFn: (completion: { result: string; startNext: boolean }) =>
      completeStep(queryClient, id, { from, ...completion }),
    onSuccess: ({ step: now }, { startNext }) =>
      toast({
        tone: 'success',
        title: startNext ? t('moves.moved', { step: nameOf(now ?? 0) }) : t('moves.completed'),
      }),
    onError,
  });
  const undo = useMutation({
    mutationFn: () => undoDiscard(queryClient, id),
    onSuccess: () => toast({ tone: 'success', title: t('moves.reopened') }),
    onError,
  });
  const close = useMutation({
    mutationFn: () => closeOffer(queryClient, offer.id),
    onSuccess: () => toast({ tone: 'success', title: t('moves.closed') }),
    onError,
  });
  const accept = useMutation({
    mutationFn: () => acceptCandidacy(queryClient, id),
    onSuccess: async (after) => {
      toast({ tone: 'success', title: t('moves.accepted', { name }) });
      if (after.offer.vacanciesLeft === 0 && after.can?.closeOffer) await askToClose();
    },
    onError,
  });

  async function askToClose() {
    const sure = await confirm({
      title: t('close.title'),
      description: t('close.description', { offer: offer.name }),
      action: t('close.action'),
    });
    if (sure) close.mutate();
  }

  async function askToAccept() {
    const sure = await confirm({
      title: t('accept.title', { name }),
      description: t('accept.description', { offer: offer.name, left: offer.vacanciesLeft, total: offer.vacancies }),
      action: t('accept.action'),
    });
    if (sure) accept.mutate();
  }

  return { move, complete, undo, accept, close, askToAccept, askToClose };
}

export type Moves = ReturnType<typeof useMoves>;
