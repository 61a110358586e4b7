import type { Board, CandidateCard } from '@fonendo/contract/selection/lists.schema';
import type { BulkResult } from '@fonendo/contract/selection/selection.schema';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidateAnswers } from '../../../platform/answers/invalidate-answers.ts';
import { toastFailure } from '../../../platform/failure-toast.ts';
import { isApiFailure } from '../../../platform/http-client.ts';
import { queryKeys } from '../../../platform/query-keys.ts';
import { toast } from '../../../platform/toasts.ts';
import { useAction } from '../../../platform/use-action.ts';
import type { PersonLeftOut } from '../../../ui/bulk/left-out.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { cacheOffer, closeOffer } from '../../offers/offers.public.ts';
import { boardQuery } from '../candidates/candidates.queries.ts';
import { nameOf } from '../candidates/facts.tsx';
import {
  acceptCandidacy,
  cacheCandidacy,
  discardCandidacy,
  moveCandidacy,
  moveMany,
  undoDiscard,
} from '../moves.queries.ts';
import { DiscardDialog } from '../selection.public.tsx';
import { toastWithUndo } from '../undo-toast.tsx';
import { useUndoDiscards } from '../use-undo-discards.ts';
import { focusCard, keepFocus } from './keyboard.ts';
import { columnName, findCard, refusalText, withMoved } from './model.ts';

type Filter = Parameters<typeof boardQuery>[1];

/** All moves of cards; each is shown at once, and undone if the server refuses it. */
export function useBoardMoves(filter: Filter): {
  /** One card, by pointer, keyboard or menu. */
  drop: (id: string, to: string) => void;
  /** Several, by the bar. */
  moveAll: (cards: readonly CandidateCard[], to: string) => void;
  discard: (cards: readonly CandidateCard[], leftOut?: readonly PersonLeftOut[]) => void;
  dialog: ReactNode;
} {
  const { t } = useTranslation(['candidates', 'core']);
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const offerUndo = useUndoDiscards();
  const [discarded, setDiscarded] = useState<readonly CandidateCard[]>([]);
  const [leftOut, setLeftOut] = useState<readonly PersonLeftOut[]>([]);
  const discard = (cards: readonly CandidateCard[], others: readonly PersonLeftOut[] = []) => {
    setDiscarded(cards);
    setLeftOut(others);
  };
  const { queryKey } = boardQuery(queryClient, filter);
  const current = () => queryClient.getQueryData<Board>(queryKey);
  const show = (ids: readonly string[], to: string) =>
    queryClient.setQueryData<Board>(queryKey, (board) => board && withMoved(board, new Set(ids), to));
  const readAgain = () => invalidateAnswers(queryClient, [queryKeys.selection.all]);

  /** Shows the move, then runs it; if refused, shows the server's state and the reason. */
  async function run(card: CandidateCard, to: string, work: () => Promise<unknown>, done?: string): Promise<boolean> {
    await queryClient.cancelQueries({ queryKey });
    show([card.id], to);
    keepFocus(card.id);
    try {
      await work();
      if (done) toast({ tone: 'success', title: done });
      // The move itself invalidates the board; this waits for the same answer.
      void queryClient.refetchQueries({ queryKey }, { cancelRefetch: false }).then(() => keepFocus(card.id));
      return true;
    } catch (failure) {
      await readAgain();
      const title = t('moves.failed', { name: nameOf(card, t) });
      if (isApiFailure(failure, 'Conflict')) {
        const found = findCard(current() as Board, card.id);
        const message = found ? t('moves.conflict', { column: columnName(found.column, t) }) : t('moves.gone');
        toast({ tone: 'warning', title, message });
      } else toastFailure(title, failure);
      keepFocus(card.id);
      return false;
    }
  }

  async function accept(card: CandidateCard): Promise<void> {
    const name = nameOf(card, t);
    const sure = await confirm({
      title: t('moves.acceptTitle', { name }),
      description: t('moves.accept'),
      action: t('moves.acceptAction'),
    });
    if (!sure) return focusCard(card.id);
    let left = 1;
    const work = async () => {
      const { offer } = cacheCandidacy(queryClient, await acceptCandidacy(card.id));
      left = offer.vacanciesLeft;
    };
    const isDone = await run(card, 'accepted', work, t('moves.accepted', { name }));
    if (isDone && left === 0 && current()?.can.closeOffer) close.start();
  }

  /** After the last vacancy was filled the hospital decides whether to close the offer. */
  const close = useAction({
    ask: () =>
      confirm({
        title: t('moves.filledTitle'),
        description: t('moves.filled'),
        action: t('moves.filledAction'),
        keeps: 'open',
        destructive: false,
      }),
    run: () => closeOffer(filter.offer),
    cache: cacheOffer,
    done: t('moves.closed'),
    failed: t('moves.notClosed'),
  });

  const reopen = (card: CandidateCard, to: string) =>
    run(
      card,
      to,
      async () => cacheCandidacy(queryClient, await undoDiscard(card.id)),
      t('moves.reopened', { name: nameOf(card, t) }),
    );

  function drop(id: string, to: string): void {
    const board = current();
    const found = board && findCard(board, id);
    if (!found || found.column.key === to) return;
    const { card } = found;
    const refusal = card.refused[to];
    const name = nameOf(card, t);
    if (refusal) {
      toast({ tone: 'warning', title: t('moves.failed', { name }), message: refusalText(card, to, refusal, t) });
    } else if (to === 'discarded') discard([card]);
    else if (to === 'accepted') void accept(card);
    else if (card.status === 'discarded') void reopen(card, to);
    else {
      const { status, step } = card;
      const move = () => moveCandidacy(id, { from: { status, step }, step: Number(to) });
      void run(card, to, async () => cacheCandidacy(queryClient, await move()));
    }
  }

  async function moveAll(cards: readonly CandidateCard[], to: string): Promise<void> {
    const [only] = cards;
    if (only && cards.length === 1) return drop(only.id, to);
    const moved = cards.filter(({ refused }) => !refused[to]);
    await queryClient.cancelQueries({ queryKey });
    show(
      moved.map(({ id }) => id),
      to,
    );
    try {
      const items = cards.map(seenAt);
      const { results } = await moveMany(queryClient, { action: 'move', to: { step: Number(to) }, items });
      const count = results.filter(({ code }) => code === null).length;
      if (count > 0) toast({ tone: 'success', title: t('moves.some', { count }) });
      showRefused(results, 'notSome');
    } catch (failure) {
      toastFailure(t('moves.notSome', { count: cards.length }), failure);
    }
    void readAgain();
  }

  /** How many failed, and why. */
  function showRefused(results: BulkResult['results'], notDone: 'notSome' | 'notDiscarded'): void {
    const refused = results.filter(({ code }) => code !== null);
    if (refused.length === 0) return;
    const codes = [...new Set(refused.map(({ code }) => code))].filter((code) => code !== null);
    toast({
      tone: 'warning',
      title: t(`moves.${notDone}`, { count: refused.length }),
      message: codes.map((code) => t(`core:apiErrors.${code}`)).join(' '),
    });
  }

  async function discardAll(reason: string): Promise<void> {
    const [only] = discarded;
    if (only && discarded.length === 1) {
      // A refusal is shown in the dialog itself.
      cacheCandidacy(queryClient, await discardCandidacy(only.id, reason));
      const before = only.status === 'inProcess' ? String(only.step) : only.status;
      return toastWithUndo(t('moves.discarded', { count: 1 }), () => void reopen(only, before));
    }
    const { results } = await moveMany(queryClient, { action: 'discard', reason, items: discarded.map(seenAt) });
    const done = new Set(results.flatMap(({ id, code }) => (code === null ? id : [])));
    const gone = discarded.filter(({ id }) => done.has(id));
    if (gone.length > 0) offerUndo(t('moves.discarded', { count: gone.length }), gone);
    showRefused(results, 'notDiscarded');
  }

  const [only] = discarded;
  const dialog = only && (
    <Suspense>
      <DiscardDialog
        who={discarded.length === 1 ? { name: nameOf(only, t) } : { count: discarded.length }}
        leftOut={leftOut}
        onDiscard={discardAll}
        onClose={() => setDiscarded([])}
      />
    </Suspense>
  );
  return {
    drop,
    moveAll: (cards, to) => void (to === 'discarded' ? discard(cards) : moveAll(cards, to)),
    discard,
    dialog,
  };
}

const seenAt = ({ id, status, step }: CandidateCard) => ({ id, from: { status, step } });
