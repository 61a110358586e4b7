import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { PetitionRefusal } from '@fonendo/domain/petitions/petition.lifecycle';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../platform/use-action.ts';
import { RowMenu } from '../../../../ui/table/row-menu.tsx';
import { cachePetition, validatePetition } from '../../petitions.queries.ts';
import { useReviewActions } from '../actions.tsx';
import { useConflicts } from '../conflict.ts';
import { moveButtonId } from '../desk.ts';
import type { ReviewDialog } from '../dialogs.tsx';
import classes from '../header.module.css';
import { announce } from '../news.ts';

type Props = { petition: Petition; onDialog: (dialog: ReviewDialog) => void };

/** The next move of the petition, and a menu with all other actions. */
export function ReviewMoves({ petition, onDialog }: Props) {
  const { t } = useTranslation('petitions');
  const actions = useReviewActions(petition, onDialog);
  return (
    <>
      <NextMove petition={petition} onDialog={onDialog} />
      <RowMenu row={t('review.thisPetition', { reference: petition.reference })} actions={actions} />
    </>
  );
}

function NextMove({ petition, onDialog }: Props) {
  const { t } = useTranslation('petitions');
  const conflicts = useConflicts(petition.id);
  const [move] = petition.allowedEvents;
  const validate = useAction({
    run: () => validatePetition(petition.id),
    cache: cachePetition,
    done: () => {
      announce(t('moves.validated'));
      return undefined;
    },
    failed: (failure) => conflicts.explain(failure, t('moves.notMoved')),
  });
  // Approval and refusal are one form with two outcomes.
  if (!move || move.event === 'send') return null;
  const label = t(move.event === 'approve' || move.event === 'refuse' ? 'moves.resolve' : `moves.${move.event}`);
  const run = () => {
    if (move.event === 'validate') validate.start();
    else onDialog(move.event === 'sendToMinistry' ? 'registry' : 'resolution');
  };
  return (
    <RefusableButton
      label={label}
      refused={move.refused && refusalText(t, move.refused, petition)}
      loading={validate.isBusy}
      onRun={run}
    />
  );
}

type RefusableProps = { label: string; refused: string | null; loading: boolean; onRun: () => void };

/** A refused action stays visible with its reason, and can be focused. */
function RefusableButton({ label, refused, loading, onRun }: RefusableProps) {
  return (
    <Button
      id={moveButtonId}
      className={classes.move ?? ''}
      aria-disabled={refused !== null}
      data-refused={refused !== null || undefined}
      variant={refused ? 'default' : 'filled'}
      loading={loading}
      onClick={() => refused === null && onRun()}
    >
      {label}
      {refused && <span className={classes.refused}>{refused}</span>}
    </Button>
  );
}

type Translate = ReturnType<typeof useTranslation<'petitions'>>['t'];

function refusalText(t: Translate, refused: PetitionRefusal, { documents }: Petition): string {
  const { total, approved } = documents.required;
  switch (refused) {
    case 'DocumentsNotApproved':
      return t('moves.documentsLeft', { count: total - approved });
    case 'CvNotReviewed':
      return t('moves.cvLeft');
    case 'PaymentRequired':
      return t('moves.unpaid');
    case 'PetitionIncomplete':
      return t('moves.incomplete');
    // The doctor's to answer, and only before it is sent.
    case 'OtherRoad':
    case 'InvalidStatusChange':
    case 'Forbidden':
      return t('moves.notNow');
  }
}
