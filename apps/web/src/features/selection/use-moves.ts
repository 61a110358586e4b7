import type { HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { useTranslation } from 'react-i18next';
import { affectedBy } from '../../platform/answers/affected-answers.ts';
import { useAction } from '../../platform/use-action.ts';
import { useAskToAccept, useCloseFilled } from './acceptance-questions.ts';
import { acceptCandidacy, cacheCandidacy, completeStep, moveCandidacy, undoDiscard } from './moves.queries.ts';

/** `forget`: of the copy of the result that was kept until now. */
type Completion = { result: string; startNext: boolean; forget: () => void };

/** The actions on a candidacy. Each shows its result; a refused one refreshes the candidacy. */
export function useMoves(candidacy: HospitalCandidacy, name: string) {
  const { t } = useTranslation('selection');
  const askToAccept = useAskToAccept();
  const { id, status, step, offer } = candidacy;
  const from = { status, step };

  const refused = { failed: t('moves.failed'), invalidates: affectedBy.candidacy };
  const nameOf = (position: number) => candidacy.steps[position]?.name ?? '';

  const move = useAction({
    ...refused,
    run: (to: number) => moveCandidacy(id, { from, step: to }),
    cache: cacheCandidacy,
    done: (_, to) => t('moves.moved', { step: nameOf(to) }),
  });
  const complete = useAction({
    ...refused,
    run: ({ result, startNext }: Completion) => completeStep(id, { from, result, startNext }),
    cache: cacheCandidacy,
    done: ({ step: now }, { startNext, forget }) => {
      forget();
      return startNext ? t('moves.moved', { step: nameOf(now ?? 0) }) : t('moves.completed');
    },
  });
  const undo = useAction({
    ...refused,
    run: () => undoDiscard(id),
    cache: cacheCandidacy,
    done: t('moves.reopened'),
  });
  const close = useCloseFilled();
  const accept = useAction({
    ...refused,
    ask: () => askToAccept(name, offer),
    run: () => acceptCandidacy(id),
    cache: cacheCandidacy,
    done: (after) => {
      if (after.offer.vacanciesLeft === 0 && after.can?.closeOffer) close.start(after.offer);
      return t('moves.accepted', { name });
    },
  });

  return { move, complete, undo, accept, close };
}

export type Moves = ReturnType<typeof useMoves>;
