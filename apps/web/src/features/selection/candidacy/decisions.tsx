import type { HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import type { StepRefusal } from '@fonendo/domain/candidacies/steps';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Undo2 } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cacheCandidacy, discardCandidacy } from '../moves.queries.ts';
import { DiscardDialog } from '../selection.public.tsx';
import { toastWithUndo } from '../undo-toast.tsx';
import type { Moves } from '../use-moves.ts';
import classes from './candidacy.module.css';
import { useMissing } from './missing.ts';

type Props = { candidacy: HospitalCandidacy; name: string; moves: Moves };

/** Discard and accept; if not possible now they stay visible, with the reason. */
export function Decisions({ candidacy, name, moves }: Props) {
  const { t } = useTranslation('selection');
  const queryClient = useQueryClient();
  const [discarding, setDiscarding] = useState(false);
  const { can, id } = candidacy;
  if (!can) return null;
  if (can.undoDiscard) {
    return (
      <Button
        variant="default"
        leftSection={<Undo2 size={16} aria-hidden />}
        loading={moves.undo.isBusy}
        onClick={() => moves.undo.start()}
      >
        {t('discard.undo')}
      </Button>
    );
  }
  if (!can.discard) return null;
  return (
    <>
      <Button variant="default" className={classes.discard ?? ''} onClick={() => setDiscarding(true)}>
        <span className={classes.danger}>{t('discard.open')}</span>
      </Button>
      <AcceptButton candidacy={candidacy} refused={can.accept.refused} moves={moves} />
      {discarding && (
        <Suspense>
          <DiscardDialog
            who={{ name }}
            onClose={() => setDiscarding(false)}
            onDiscard={async (reason) => {
              cacheCandidacy(queryClient, await discardCandidacy(id, reason));
              toastWithUndo(t('discard.done', { name }), () => moves.undo.start());
            }}
          />
        </Suspense>
      )}
    </>
  );
}

type AcceptProps = { candidacy: HospitalCandidacy; refused: StepRefusal | null; moves: Moves };

function AcceptButton({ candidacy, refused, moves }: AcceptProps) {
  const { t } = useTranslation('selection');
  const reason = useRefusal()(candidacy, refused);
  const reasonId = useId();
  return (
    <span className={classes.accept}>
      <Button
        variant="default"
        leftSection={<Check size={16} aria-hidden />}
        aria-disabled={refused !== null}
        data-refused={refused !== null || undefined}
        aria-describedby={reason ? reasonId : undefined}
        loading={moves.accept.isBusy}
        onClick={() => refused === null && moves.accept.start()}
      >
        {t('accept.open')}
      </Button>
      {reason && (
        <span id={reasonId} className={classes.reason}>
          {reason}
        </span>
      )}
    </span>
  );
}

/** Why somebody cannot be accepted yet, with how much is missing. */
function useRefusal() {
  const { t } = useTranslation('selection');
  const missing = useMissing();
  return ({ steps }: HospitalCandidacy, refused: StepRefusal | null): string | null => {
    switch (refused) {
      case null:
        return null;
      case 'MandatoryStepsMissing': {
        const left = steps.slice(0, 2).filter(({ status }) => status !== 'done');
        return t('refusals.mandatory', { count: left.length });
      }
      case 'StepUnfinished':
        return missing(steps);
      case 'NoVacancyLeft':
        return t('refusals.noVacancy');
      case 'InvalidStatusChange':
        return t('refusals.notStarted');
    }
  };
}
