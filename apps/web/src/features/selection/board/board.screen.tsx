import type { Board } from '@fonendo/contract/selection/lists.schema';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Contact, SearchX } from 'lucide-react';
import { type ComponentProps, lazy, type PropsWithChildren, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { UnderstoodSearch } from '../../../ui/states/understood-search.tsx';
import type { CandidatesAddress } from '../candidates/address.ts';
import { boardQuery } from '../candidates/candidates.queries.ts';
import {
  type CandidatesSearch,
  filterOf,
  isFiltered,
  parseCandidatesSearch,
  withoutFilters,
} from '../candidates/search.ts';
import { AnswerRemaining } from '../remaining/answer-remaining.tsx';
import classes from './board.module.css';
import { BoardColumns } from './columns.tsx';
import { BoardHeader, RecommendButton } from './header.tsx';
import { useBoardMoves } from './moves.tsx';
import { BoardStoreContext, createBoardStore, useBoardState } from './store.ts';
import { BoardToolbar, CandidatesExport, HeaderTools } from './toolbar.tsx';

const PhoneBoard = lazy(async () => ({ default: (await import('./phone.tsx')).PhoneBoard }));
const BoardActions = lazy(async () => ({ default: (await import('./board-actions.tsx')).BoardActions }));
const CandidatesTable = lazy(async () => ({ default: (await import('../candidates/table.tsx')).CandidatesTable }));

type Props = {
  offerId: string;
  address: CandidatesAddress;
  onSearch: (search: CandidatesSearch) => void;
};

/** The candidates of an offer by step. */
export function BoardScreen({ offerId, address, onSearch }: Props) {
  const { t } = useTranslation('candidates');
  const queryClient = useQueryClient();
  // Memoised, so that components that depend only on the address are not rendered with every change of the board.
  const search = useMemo(() => parseCandidatesSearch(address), [address]);
  const filter = useMemo(() => ({ ...filterOf(search), offer: offerId }), [search, offerId]);
  // Polled, because colleagues work on it as well.
  const query = useQuery({ ...boardQuery(queryClient, filter), refetchInterval: 60_000 });
  return (
    <AnswerFrame query={query} failed={t('board.failed')} failedHelp={t('board.failedHelp')}>
      {(board) => <Workplace key={offerId} board={board} filter={filter} search={search} onSearch={onSearch} />}
    </AnswerFrame>
  );
}

type WorkplaceProps = {
  board: Board;
  filter: Parameters<typeof boardQuery>[1];
  search: CandidatesSearch;
  onSearch: Props['onSearch'];
};

function Workplace({ board, filter, search, onSearch }: WorkplaceProps) {
  const [store] = useState(createBoardStore);
  const isPhone = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  const tools = useMemo(
    () =>
      isPhone ? (
        <HeaderTools search={search} onSearch={onSearch} filter={filter} />
      ) : (
        <CandidatesExport filter={filter} />
      ),
    [isPhone, search, onSearch, filter],
  );
  const recommend = board.can.closeOffer && (
    <RecommendButton id={board.offer.id} name={board.offer.name ?? ''} variant="filled" />
  );
  const { drop, moveAll, discard, dialog } = useBoardMoves(filter);
  const clear = () => store.set({ selected: new Set() });
  const isTable = search.view === 'table';
  const isEmpty = board.columns.every(({ total }) => total === 0);
  return (
    <BoardStoreContext value={store}>
      <div className={classes.page} data-density="workplace">
        <BoardHeader offer={board.offer} open={board.open} can={board.can} tools={tools} isPhone={isPhone} />
        {board.can.answerRemaining && (
          <Filled offer={{ id: board.offer.id, name: board.offer.name ?? '' }} count={board.open} />
        )}
        <BoardToolbar search={search} onSearch={onSearch} choices={board.choices} late={board.late} views={!isPhone} />
        {!isTable && <UnderstoodSearch understood={board.understood} />}
        <Suspense fallback={<LoadingState />}>
          {isTable ? (
            <div className={classes.tablePlace}>
              <CandidatesTable filter={filter} search={search} onSearch={onSearch} ofOffer first={recommend} />
            </div>
          ) : isEmpty ? (
            <Empty search={search} onSearch={onSearch} first={recommend} />
          ) : isPhone ? (
            <PhoneBoard
              board={board}
              filter={filter}
              search={search}
              onSearch={onSearch}
              onMove={moveAll}
              onDiscard={discard}
            />
          ) : (
            <BoardColumns board={board} filter={filter} onDrop={drop} />
          )}
        </Suspense>
        {!isTable && (
          <WhenChosen>
            <BoardActions
              board={board}
              onMove={(cards, to) => {
                clear();
                moveAll(cards, to);
              }}
              onDiscard={(cards, leftOut) => {
                clear();
                discard(cards, leftOut);
              }}
            />
          </WhenChosen>
        )}
        {dialog}
      </div>
    </BoardStoreContext>
  );
}

/** The bar is loaded with the first chosen card and stays, because its dialogs outlive the choice. */
function WhenChosen({ children }: PropsWithChildren) {
  const isChosen = useBoardState(({ selected }) => selected.size > 0);
  const [wanted, setWanted] = useState(false);
  if (isChosen && !wanted) setWanted(true);
  return wanted && <Suspense>{children}</Suspense>;
}

/** Nobody else can be accepted, and others still wait. */
function Filled({ offer, count }: ComponentProps<typeof AnswerRemaining>) {
  const { t } = useTranslation('selection');
  return (
    <section className={classes.filled} aria-label={t('remaining.filled')}>
      <p>{t('remaining.waiting', { count })}</p>
      <AnswerRemaining offer={offer} count={count} />
    </section>
  );
}

type EmptyProps = Pick<WorkplaceProps, 'search' | 'onSearch'> & {
  /** What brings the first candidates. */
  first: ReactNode;
};

function Empty({ search, onSearch, first }: EmptyProps) {
  const { t } = useTranslation('candidates');
  const filtered = isFiltered(search);
  const Icon = filtered ? SearchX : Contact;
  return (
    <Card>
      <EmptyState
        icon={<Icon size={26} strokeWidth={1.75} aria-hidden />}
        title={t(filtered ? 'empty.none' : 'empty.firstOffer')}
        description={t(filtered ? 'empty.noneHelp' : 'empty.firstOfferHelp')}
        action={
          filtered ? (
            <Button variant="default" onClick={() => onSearch(withoutFilters(search))}>
              {t('empty.clear')}
            </Button>
          ) : (
            first
          )
        }
      />
    </Card>
  );
}
