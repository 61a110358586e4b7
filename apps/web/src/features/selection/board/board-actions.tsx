import type { Board, CandidateCard } from '@fonendo/contract/selection/lists.schema';
import { selectionLimits } from '@fonendo/domain/candidacies/steps';
import type { BulkAction } from '@fonendo/domain/selection/left-out';
import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { ArrowRight, Ban, CalendarClock, Download, Ellipsis, FilePlus2, type LucideIcon } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../platform/toasts.ts';
import classes from '../../../ui/bulk/bulk-bar.module.css';
import { BulkBar } from '../../../ui/bulk/bulk-bar.tsx';
import type { PersonLeftOut } from '../../../ui/bulk/left-out.tsx';
import { RequestDocumentsDialog } from '../../document-requests/document-requests.public.tsx';
import { nameOf } from '../candidates/facts.tsx';
import { InterviewDialog } from './interview-dialog.tsx';
import { type BoardTexts, columnName, refusalText } from './model.ts';
import { useBoardState, useBoardStore } from './store.ts';
import { useExport } from './toolbar.tsx';

type Props = {
  board: Board;
  onMove: (cards: readonly CandidateCard[], to: string) => void;
  onDiscard: (cards: readonly CandidateCard[], leftOut: readonly PersonLeftOut[]) => void;
};

/** The actions on the chosen cards, at the foot of the board. */
export function BoardActions({ board, onMove, onDiscard }: Props) {
  const { t } = useTranslation(['candidates', 'core']);
  const store = useBoardStore();
  const selected = useBoardState((state) => state.selected);
  const cards = board.columns.flatMap((column) => column.cards).filter(({ id }) => selected.has(id));
  const moving = useBoardState((state) => state.moving);
  const [asking, setAsking] = useState<Chosen | null>(null);
  const [inviting, setInviting] = useState<Chosen | null>(null);
  const isPhone = useMediaQuery('(max-width: 61.99em)');
  const navigate = useNavigate();
  const download = useExport({ offer: board.offer.id, ids: cards.map(({ id }) => id).join(',') });
  const clear = () => store.set({ selected: new Set() });
  if (cards.length === 0 && !asking && !inviting) return null;

  /** Who takes part in an action, and who is left out of it. */
  const chosenFor = (action: BulkAction): Chosen => ({
    cards: cards.filter(({ leftOut }) => leftOut[action] === null),
    leftOut: cards.flatMap((card) => {
      const reason = card.leftOut[action];
      return reason ? { id: card.id, name: nameOf(card, t), reason: t(`bulk.leftOut.${reason}`) } : [];
    }),
  });
  const [toAsk, toInvite, toDiscard] = [chosenFor('documents'), chosenFor('interview'), chosenFor('discard')];
  /** Why nobody can take part: their reason, where all have the same. */
  const nobody = ({ cards: able, leftOut }: Chosen, otherwise: string): string | null => {
    if (able.length > 0) return null;
    const reasons = new Set(leftOut.map(({ reason }) => reason));
    return reasons.size === 1 ? t('bulk.nobody', { reason: [...reasons].join('') }) : otherwise;
  };
  const chooseDates = (able: Chosen['cards']) => {
    const ids = able.map(({ id }) => id);
    const [first] = ids;
    const search = { of: ids.join(','), work: 'interview' as const };
    if (first) void navigate({ to: '/candidate/$id', params: { id: first }, search });
  };
  const tooMany = cards.length > selectionLimits.bulk ? t('bulk.tooMany', { max: selectionLimits.bulk }) : null;
  const verbs: Verb[] = [
    {
      key: 'request',
      icon: FilePlus2,
      label: t('bulk.request'),
      shown: board.can.requestDocuments,
      refused: tooMany ?? nobody(toAsk, t('bulk.notInProcess')),
      onSelect: () => setAsking(toAsk),
    },
    {
      key: 'interview',
      icon: CalendarClock,
      label: t(isPhone ? 'bulk.interviewShort' : 'bulk.interview'),
      shown: board.can.manageInterviews,
      refused: nobody(toInvite, t('bulk.notInProcess')),
      onSelect: () => (toInvite.leftOut.length > 0 ? setInviting(toInvite) : chooseDates(toInvite.cards)),
    },
    {
      key: 'export',
      icon: Download,
      label: t('bulk.export'),
      shown: true,
      refused: null,
      onSelect: () => download.start(),
    },
    {
      key: 'discard',
      icon: Ban,
      label: t('bulk.discard'),
      shown: board.can.run,
      refused: tooMany ?? nobody(toDiscard, t('bulk.nothingToDiscard')),
      onSelect: () => onDiscard(toDiscard.cards, toDiscard.leftOut),
    },
  ];
  const shown = verbs.filter((verb) => verb.shown);
  const [beside, folded] = isPhone
    ? [shown.filter(({ key }) => key === 'interview'), shown.filter(({ key }) => key !== 'interview')]
    : [shown, []];
  return (
    <>
      {cards.length > 0 && (
        <BulkBar
          label={t('bulk.label')}
          count={cards.length}
          counted={t('bulk.selected', { count: cards.length })}
          clearLabel={t('bulk.clear')}
          onClear={clear}
        >
          {board.can.run && (
            <MoveMenu
              board={board}
              cards={cards}
              opened={moving}
              onOpened={(opened) => store.set({ moving: opened })}
              refused={tooMany}
              onMove={onMove}
              t={t}
            />
          )}
          {beside.map((verb) => (
            <VerbButton key={verb.key} verb={verb} />
          ))}
          {folded.length > 0 && (
            <Menu position="top-end" width={260}>
              <Menu.Target>
                <ActionIcon className={classes.icon ?? ''} aria-label={t('bulk.more')}>
                  <Ellipsis size={18} aria-hidden />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>{folded.map(menuItem)}</Menu.Dropdown>
            </Menu>
          )}
        </BulkBar>
      )}
      {asking && (
        <Suspense>
          <RequestDocumentsDialog
            candidacies={asking.cards.map((card) => ({ id: card.id, name: nameOf(card, t) }))}
            leftOut={asking.leftOut}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
      {inviting && (
        <InterviewDialog
          count={inviting.cards.length}
          leftOut={inviting.leftOut}
          onGoOn={() => chooseDates(inviting.cards)}
          onClose={() => setInviting(null)}
        />
      )}
    </>
  );
}

/** What was selected when the dialog opened; a later selection does not change it. */
type Chosen = { cards: readonly CandidateCard[]; leftOut: readonly PersonLeftOut[] };

type Verb = {
  key: 'request' | 'interview' | 'export' | 'discard';
  icon: LucideIcon;
  label: string;
  shown: boolean;
  /** Why it is not possible for these. */
  refused: string | null;
  onSelect: () => void;
};

/** A `title` does not show on touch or with the keyboard, so pressing a refused one says why it is not possible. */
function VerbButton({ verb: { key, icon: Icon, label, refused, onSelect } }: { verb: Verb }) {
  return (
    <UnstyledButton
      className={classes.verb}
      data-danger={key === 'discard' || undefined}
      aria-disabled={refused !== null}
      title={refused ?? undefined}
      onClick={() => (refused === null ? onSelect() : toast({ tone: 'info', id: `bulk-${key}`, title: refused }))}
    >
      <Icon size={16} aria-hidden /> <span>{label}</span>
    </UnstyledButton>
  );
}

const menuItem = ({ key, icon: Icon, label, refused, onSelect }: Verb): ReactNode => (
  <Menu.Item
    key={key}
    leftSection={<Icon size={16} aria-hidden />}
    rightSection={refused}
    aria-disabled={refused !== null}
    data-danger={key === 'discard' || undefined}
    onClick={() => refused === null && onSelect()}
  >
    {label}
  </Menu.Item>
);

type MoveMenuProps = {
  board: Board;
  cards: readonly CandidateCard[];
  opened: boolean;
  onOpened: (opened: boolean) => void;
  refused: string | null;
  onMove: Props['onMove'];
  t: BoardTexts;
};

function MoveMenu({ board, cards, opened, onOpened, refused, onMove, t }: MoveMenuProps) {
  return (
    <Menu opened={opened} onChange={onOpened} position="top-start" width={300}>
      <Menu.Target>
        <UnstyledButton className={classes.verb} aria-disabled={refused !== null} title={refused ?? undefined}>
          <ArrowRight size={16} aria-hidden /> <span>{t('bulk.move')}</span>
          <kbd className={classes.key}>M</kbd>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {refused === null ? (
          <MoveItems board={board} cards={cards} onMove={onMove} t={t} />
        ) : (
          <Menu.Label>{refused}</Menu.Label>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** All columns; those where none of the cards can go show the reason. */
export function MoveItems({ board, cards, onMove, t }: Pick<MoveMenuProps, 'board' | 'cards' | 'onMove' | 't'>) {
  const targets = board.columns.filter(({ key }) => key !== 'applied' && key !== 'withdrawn');
  // Several are never accepted at once: each acceptance is a decision of its own.
  const offered = cards.length === 1 ? targets : targets.filter(({ key }) => key !== 'accepted');
  return offered.map((column) => {
    const { key } = column;
    const movable = cards.filter(
      (card) => !card.refused[key] && !board.columns.find((one) => one.key === key)?.cards.includes(card),
    );
    const [example] = cards.filter((card) => card.refused[key]);
    const refusal = movable.length === 0 && example?.refused[key];
    return (
      <Menu.Item
        key={key}
        aria-disabled={movable.length === 0}
        onClick={() => movable.length > 0 && onMove(movable, key)}
      >
        {columnName(column, t)}
        {refusal && example && <span className={classes.why}>{refusalText(example, key, refusal, t)}</span>}
        {movable.length > 0 && <Staying cards={cards} to={key} t={t} />}
      </Menu.Item>
    );
  });
}

const namedAtMost = 3;

/** Of several, those who cannot go there, and why. */
function Staying({ cards, to, t }: { cards: readonly CandidateCard[]; to: string; t: BoardTexts }) {
  const staying = cards.flatMap((card) => {
    const refusal = card.refused[to];
    return refusal ? [{ card, reason: refusalText(card, to, refusal, t) }] : [];
  });
  if (staying.length === 0) return null;
  const others = staying.length - namedAtMost;
  return (
    <span className={classes.why}>
      {t('bulk.stay')}
      {staying.slice(0, namedAtMost).map(({ card, reason }) => (
        <span key={card.id} className={classes.staying}>
          {nameOf(card, t)}: {reason}
        </span>
      ))}
      {others > 0 && <span className={classes.staying}>{t('bulk.others', { count: others })}</span>}
    </span>
  );
}
