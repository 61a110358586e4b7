import type { Board, CandidateCard } from '@fonendo/contract/selection/lists.schema';
import type { BulkResult, HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
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
import { useAskToAccept, useCloseFilled } from '../acceptance-questions.ts';
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
import { columnKeyOf, columnName, findCard, refusalText, withMoved, withPutBack } from './model.ts';

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
  const { t } = useTranslation(['candidates', 'selection', 'core']);
  const queryClient = useQueryClient();
  const askToAccept = useAskToAccept();
  const close = useCloseFilled();
  const offerUndo = useUndoDiscards();
  const [discarded, setDiscarded] = useState<readonly CandidateCard[]>([]);
  const [leftOut, setLeftOut] = useState<readonly PersonLeftOut[]>([]);
  const discard = (cards: readonly CandidateCard[], others: readonly PersonLeftOut[] = []) => {
    setDiscarded(cards);
    setLeftOut(others);
  };
  const { queryKey } = boardQuery(queryClient, filter);
  const current = () => queryClient.getQueryData<Board>(queryKey);
  /** Shows it before the server has answered. */
  async function show(cards: readonly CandidateCard[], to: string): Promise<void> {
    await queryClient.cancelQueries({ queryKey });
    const ids = new Set(cards.map(({ id }) => id));
    queryClient.setQueryData<Board>(queryKey, (board) => board && withMoved(board, ids, to));
  }

  /** Shown at once, as the board may not be readable now; then as the server has it. */
  function putBack(cards: readonly CandidateCard[]): Promise<void> {
    queryClient.setQueryData<Board>(queryKey, (board) => board && withPutBack(board, cards));
    return invalidateAnswers(queryClient, [queryKeys.selection.all]);
  }
  // One after the other: a card may be moved on before its first move was answered, or sent at all.
  const queue = `board:${filter.offer}`;

  const moving = useAction({
    queue,
    run: async ({ card, to, work }: Move) => {
      // Without a network it waited, and the board may have been read meanwhile.
      await show([card], to);
      await work();
    },
    done: (_, { card, done, next }) => {
      // The move itself invalidates the board; this waits for the same answer.
      void queryClient.refetchQueries({ queryKey }, { cancelRefetch: false }).then(() => keepFocus(card.id));
      next?.();
      return done;
    },
    failed: (failure, { card }) => void explain(failure, card),
  });

  async function run(move: Move): Promise<void> {
    await show([move.card], move.to);
    keepFocus(move.card.id);
    moving.start(move);
  }

  async function explain(failure: unknown, card: CandidateCard): Promise<void> {
    const isRead = putBack([card]);
    keepFocus(card.id);
    const title = t('moves.failed', { name: nameOf(card, t) });
    if (!isApiFailure(failure, 'Conflict')) return toastFailure(title, failure);
    await isRead;
    const board = current();
    const found = board && findCard(board, card.id);
    const message = found ? t('moves.conflict', { column: columnName(found.column, t) }) : t('moves.gone');
    toast({ tone: 'warning', title, message });
    keepFocus(card.id);
  }

  async function accept(card: CandidateCard, { name: offer, vacancies, filled }: Board['offer']): Promise<void> {
    const name = nameOf(card, t);
    const total = vacancies ?? 1;
    const sure = await askToAccept(name, {
      name: offer ?? t('board.untitled'),
      vacancies: total,
      vacanciesLeft: total - filled,
    });
    if (!sure) return focusCard(card.id);
    let accepted: HospitalCandidacy | undefined;
    await run({
      card,
      to: 'accepted',
      work: async () => {
        accepted = cacheCandidacy(queryClient, await acceptCandidacy(card.id));
      },
      done: t('selection:moves.accepted', { name }),
      next: () => {
        if (accepted?.offer.vacanciesLeft === 0 && accepted.can?.closeOffer) close.start(accepted.offer);
      },
    });
  }

  const reopen = (card: CandidateCard, to: string) =>
    run({
      card,
      to,
      work: async () => cacheCandidacy(queryClient, await undoDiscard(card.id)),
      done: t('moves.reopened', { name: nameOf(card, t) }),
    });

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
    else if (to === 'accepted') void accept(card, board.offer);
    else if (card.status === 'discarded') void reopen(card, to);
    else {
      const { status, step } = card;
      const move = () => moveCandidacy(id, { from: { status, step }, step: Number(to) });
      void run({ card, to, work: async () => cacheCandidacy(queryClient, await move()) });
    }
  }

  async function moveAll(cards: readonly CandidateCard[], to: string): Promise<void> {
    const [only] = cards;
    if (only && cards.length === 1) return drop(only.id, to);
    await show(movable(cards, to), to);
    movingAll.start({ cards, to });
  }

  const movingAll = useAction({
    queue,
    run: async ({ cards, to }: { cards: readonly CandidateCard[]; to: string }) => {
      await show(movable(cards, to), to);
      return moveMany(queryClient, { action: 'move', to: { step: Number(to) }, items: cards.map(seenAt) });
    },
    done: ({ results }) => {
      showRefused(results, 'notSome');
      const count = results.filter(({ code }) => code === null).length;
      return count > 0 ? t('moves.some', { count }) : undefined;
    },
    failed: (failure, { cards }) => {
      toastFailure(t('moves.notSome', { count: cards.length }), failure);
      void putBack(cards);
    },
  });

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
      const isDiscarded = { ...only, status: 'discarded' as const };
      return toastWithUndo(t('moves.discarded', { count: 1 }), () => void reopen(isDiscarded, columnKeyOf(only)));
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

type Move = {
  card: CandidateCard;
  to: string;
  work: () => Promise<unknown>;
  /** The title of the toast. */
  done?: string;
  /** What the move leads to. */
  next?: () => void;
};

const movable = (cards: readonly CandidateCard[], to: string) => cards.filter(({ refused }) => !refused[to]);

const seenAt = ({ id, status, step }: CandidateCard) => ({ id, from: { status, step } });
