import type { Board, CandidateCard } from '@fonendo/contract/selection/lists.schema';
import { selectionLimits } from '@fonendo/domain/candidacies/steps';
import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { ArrowRight, Ban, CalendarClock, Download, Ellipsis, FilePlus2, type LucideIcon, X } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestDocumentsDialog } from '../../document-requests/document-requests.public.tsx';
import classes from './bulk.module.css';
import { type BoardTexts, columnName, refusalText } from './model.ts';
import { useBoardState, useBoardStore } from './store.ts';
import { useExport } from './toolbar.tsx';

type Props = {
  board: Board;
  onMove: (cards: readonly CandidateCard[], to: string) => void;
  onDiscard: (cards: readonly CandidateCard[]) => void;
};

/** The actions on the chosen cards, at the foot of the board. */
export function BulkBar({ board, onMove, onDiscard }: Props) {
  const { t } = useTranslation(['candidates', 'core']);
  const store = useBoardStore();
  const selected = useBoardState((state) => state.selected);
  const cards = board.columns.flatMap((column) => column.cards).filter(({ id }) => selected.has(id));
  const moving = useBoardState((state) => state.moving);
  const [requesting, setRequesting] = useState<readonly string[] | null>(null);
  const isPhone = useMediaQuery('(max-width: 61.99em)');
  const navigate = useNavigate();
  const download = useExport({ offer: board.offer.id, ids: cards.map(({ id }) => id).join(',') });
  const clear = () => store.set({ selected: new Set() });
  if (cards.length === 0 && !requesting) return null;

  const inProcess = cards.filter(({ status, person }) => status === 'inProcess' && person !== null);
  const open = cards.filter(({ refused }) => !refused['discarded'] && refused['withdrawn']);
  const discardable = open.filter(({ status }) => status === 'applied' || status === 'inProcess');
  const tooMany = cards.length > selectionLimits.bulk ? t('bulk.tooMany', { max: selectionLimits.bulk }) : null;
  const verbs: Verb[] = [
    {
      key: 'request',
      icon: FilePlus2,
      label: t('bulk.request'),
      shown: board.can.requestDocuments,
      refused: tooMany ?? (inProcess.length === 0 ? t('bulk.notInProcess') : null),
      onSelect: () => setRequesting(inProcess.map(({ id }) => id)),
    },
    {
      key: 'interview',
      icon: CalendarClock,
      label: t(isPhone ? 'bulk.interviewShort' : 'bulk.interview'),
      shown: board.can.manageInterviews,
      refused: inProcess.length === 0 ? t('bulk.notInProcess') : null,
      onSelect: () => {
        const ids = inProcess.map(({ id }) => id);
        const [first] = ids;
        if (first) void navigate({ to: '/candidate/$id', params: { id: first }, search: { of: ids.join(',') } });
      },
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
      refused: tooMany ?? (discardable.length === 0 ? t('bulk.nothingToDiscard') : null),
      onSelect: () => onDiscard(discardable),
    },
  ];
  const shown = verbs.filter((verb) => verb.shown);
  const [beside, folded] = isPhone
    ? [shown.filter(({ key }) => key === 'interview'), shown.filter(({ key }) => key !== 'interview')]
    : [shown, []];
  return (
    <>
      {cards.length > 0 && (
        // Dark in both colour schemes, because it floats over everything.
        <div className={classes.bar} role="toolbar" aria-label={t('bulk.label')} data-mantine-color-scheme="dark">
          <span className={classes.count} role="status">
            <b>{cards.length}</b> {t('bulk.selected', { count: cards.length })}
          </span>
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
          <ActionIcon className={classes.icon ?? ''} aria-label={t('bulk.clear')} onClick={clear}>
            <X size={16} aria-hidden />
          </ActionIcon>
        </div>
      )}
      {requesting && (
        <Suspense>
          <RequestDocumentsDialog candidacyIds={requesting} onClose={() => setRequesting(null)} />
        </Suspense>
      )}
    </>
  );
}

type Verb = {
  key: 'request' | 'interview' | 'export' | 'discard';
  icon: LucideIcon;
  label: string;
  shown: boolean;
  /** Why it is not possible for these. */
  refused: string | null;
  onSelect: () => void;
};

function VerbButton({ verb: { key, icon: Icon, label, refused, onSelect } }: { verb: Verb }) {
  return (
    <UnstyledButton
      className={classes.verb}
      data-danger={key === 'discard' || undefined}
      aria-disabled={refused !== null}
      title={refused ?? undefined}
      onClick={() => refused === null && onSelect()}
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
        <MoveItems board={board} cards={refused === null ? cards : []} onMove={onMove} t={t} />
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
      </Menu.Item>
    );
  });
}
