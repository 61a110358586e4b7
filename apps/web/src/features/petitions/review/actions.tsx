import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { LetterKind } from '@fonendo/domain/petitions/petition';
import { useNavigate } from '@tanstack/react-router';
import {
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  FileCheck2,
  FileText,
  MailQuestion,
  MessagesSquare,
  PencilLine,
  ReceiptText,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../platform/failure-toast.ts';
import { saveFile } from '../../../platform/save-file.ts';
import type { RowAction } from '../../../ui/table/row-menu.tsx';
import { fetchDeadlines, fetchLetter, fetchReceipt, fetchResolutionFile } from '../petitions.queries.ts';
import type { ReviewDialog } from './dialogs.tsx';

/** What is offered only while it is possible. */
const dialogMoves = {
  extension: 'moves.requestExtension',
  extensionDecision: 'moves.decideExtension',
  hearing: 'moves.startHearing',
  hearingClose: 'moves.closeHearing',
  correction: 'moves.correctDates',
} as const;

/** All actions beside the next move. Those that are not possible now stay visible, with the reason. */
export function useReviewActions(petition: Petition, onDialog: (dialog: ReviewDialog) => void): RowAction[] {
  const { t } = useTranslation('petitions');
  const navigate = useNavigate();
  const { id, reference, can, receipt, letters, resolution, legalTerm, conditionsDueOn } = petition;

  const save = (fetchIt: () => Promise<Blob>, name: string) => async () => {
    try {
      saveFile(await fetchIt(), name);
    } catch (failure) {
      toastFailure(t('review.notDownloaded'), failure);
    }
  };
  const letter = (kind: LetterKind): RowAction => ({
    key: kind,
    label: t(`letters.${kind}`),
    icon: <FileText size={16} aria-hidden />,
    onSelect: () => void save(() => fetchLetter(id, kind), `${reference}-${kind}.pdf`)(),
  });
  const offered = (
    dialog: ReviewDialog & keyof typeof dialogMoves,
    isPossible: boolean,
    icon: ReactNode,
  ): RowAction[] =>
    isPossible ? [{ key: dialog, label: t(dialogMoves[dialog]), icon, onSelect: () => onDialog(dialog) }] : [];
  const hasDates = legalTerm !== null || conditionsDueOn !== null;

  return [
    {
      key: 'requirement',
      label: t('moves.startRequirement'),
      icon: <MailQuestion size={16} aria-hidden />,
      ...(!can.startRequirement && { refused: t(can.answerRequirement ? 'moves.alreadyAsked' : 'moves.onlySent') }),
      onSelect: () => onDialog('requirement'),
    },
    ...(can.answerRequirement
      ? [
          {
            key: 'answer',
            label: t('moves.answerRequirement'),
            icon: <CalendarClock size={16} aria-hidden />,
            onSelect: () => onDialog('answer'),
          },
        ]
      : []),
    ...offered('extension', can.requestExtension, <CalendarPlus size={16} aria-hidden />),
    ...offered('extensionDecision', can.decideExtension, <CalendarCheck size={16} aria-hidden />),
    ...offered('hearing', can.startHearing, <MessagesSquare size={16} aria-hidden />),
    ...offered('hearingClose', can.closeHearing, <MessagesSquare size={16} aria-hidden />),
    ...offered('correction', can.correctDates, <PencilLine size={16} aria-hidden />),
    {
      key: 'receipt',
      label: t('files.receipt'),
      icon: <ReceiptText size={16} aria-hidden />,
      ...(!receipt?.hasFile && { refused: t(receipt ? 'files.deleted' : 'files.notSentYet') }),
      onSelect: () => void save(() => fetchReceipt(id), `${reference}.pdf`)(),
    },
    {
      key: 'deadlines',
      label: t('files.deadlines'),
      icon: <CalendarPlus size={16} aria-hidden />,
      ...(!hasDates && { refused: t('files.noDates') }),
      onSelect: () => void save(() => fetchDeadlines(id), `${reference}.ics`)(),
    },
    ...(resolution?.file
      ? [
          {
            key: 'resolution',
            label: t('files.resolution'),
            icon: <FileCheck2 size={16} aria-hidden />,
            onSelect: () => void save(() => fetchResolutionFile(id), resolution.file?.name ?? `${reference}.pdf`)(),
          },
        ]
      : []),
    ...letters.map(({ kind }) => letter(kind)),
    {
      key: 'doctor',
      label: t('review.doctor'),
      icon: <UserRound size={16} aria-hidden />,
      onSelect: () => void navigate({ to: '/users/$id', params: { id: petition.doctor.id } }),
    },
  ];
}
