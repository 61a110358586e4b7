import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { VisuallyHidden } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInPerson } from '../../../platform/session/auth-state.ts';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { useTabTitle } from '../../../ui/tab-title.ts';
import { InTopBar } from '../../../ui/top-bar.tsx';
import { petitionQuery } from '../petitions.queries.ts';
import type { ReviewAddress } from '../queue/address.ts';
import { parseReviewSearch, type ReviewSearch } from '../queue/search.ts';
import { prefetchDelayMs, useReviewDesk } from './desk.ts';
import type { ReviewDialog } from './dialogs.tsx';
import { ReviewHeader } from './header.tsx';
import { useNews } from './news.ts';
import { ReviewPaper } from './papers/paper.tsx';
import { VerdictColumn } from './papers/verdict-column.tsx';
import { ReviewQueue } from './queue/queue.tsx';
import { useReviewQueue } from './queue/queue-rows.ts';
import classes from './review.module.css';
import { useShortcuts, useShortcutsEnabled } from './shortcuts.ts';
import type { SidePanel } from './side.tsx';

const ReviewDialogs = lazy(async () => ({ default: (await import('./dialogs.tsx')).ReviewDialogs }));
const ReviewSide = lazy(async () => ({ default: (await import('./side.tsx')).ReviewSide }));
const PhoneReview = lazy(async () => ({ default: (await import('./phone.tsx')).PhoneReview }));
const ShortcutHelp = lazy(async () => ({ default: (await import('./shortcut-help.tsx')).ShortcutHelp }));
const QueueDrawer = lazy(async () => ({ default: (await import('./queue/queue-drawer.tsx')).QueueDrawer }));

type Props = {
  id: string;
  address: ReviewAddress;
  /** Called for another document of the same petition. */
  onSearch: (search: ReviewSearch) => void;
  onOpen: (id: string, search: ReviewSearch) => void;
};

/** The administrator's review: queue, document and verdict side by side. */
export function PetitionReviewScreen(props: Props) {
  const { t } = useTranslation('petitions');
  // Polled, because somebody else may be working on it as well.
  const query = useQuery({ ...petitionQuery(props.id), refetchInterval: 30_000 });
  return (
    <AnswerFrame query={query} failed={t('review.failed')} failedHelp={t('review.failedHelp')}>
      {(petition) => <Workplace key={petition.id} {...props} petition={petition} />}
    </AnswerFrame>
  );
}

function Workplace({ petition, address, onSearch, onOpen }: Props & { petition: Petition }) {
  const search = parseReviewSearch(address);
  const { t } = useTranslation('petitions');
  const queryClient = useQueryClient();
  const queue = useReviewQueue(petition, search);
  const { doctor } = petition;
  useTabTitle(`${doctor.firstname} ${doctor.lastname}`, t('queue.heading'));
  const news = useNews();
  const inPerson = useInPerson();
  const [side, setSide] = useState<Exclude<SidePanel, 'conversation'> | null>(null);
  const talks = inPerson && search.view === 'conversation';
  const showConversation = (shown: boolean) => {
    const { view: _view, ...rest } = search;
    onSearch({ ...rest, ...(shown && { view: 'conversation' }) });
  };
  // Held here, so that it outlives the turning of a tablet: its buttons are elsewhere on a narrow screen.
  const [dialog, setDialog] = useState<ReviewDialog | null>(null);
  const [help, helpDialog] = useDisclosure(false);
  const [drawer, queueDrawer] = useDisclosure(false);
  const [comparing, setComparing] = useState<string | null>(null);
  const [words, setWords] = useState<{ key: string; text: string }>({ key: '', text: '' });
  const [shortcutsEnabled, setShortcutsEnabled] = useShortcutsEnabled();
  const isNarrow = useMediaQuery('(max-width: 74.99em)', false, { getInitialValueInEffect: false });
  const isPhone = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });

  const open = (id: string | undefined) => {
    const { doc: _doc, view: _view, ...filters } = search;
    if (id) onOpen(id, { ...filters, status: queue.tab });
  };
  const desk = useReviewDesk({
    petition,
    asked: search.doc,
    onAsk: (doc) => {
      setComparing(null);
      onSearch({ ...search, status: queue.tab, doc });
    },
    onDone: () => open(queue.nextToJudge),
  });
  const openComments = () => setSide('comments');

  useShortcuts(
    {
      a: () => (desk.paper?.state === 'approved' ? desk.step(1) : desk.approveByKey()),
      r: () => desk.openRejection(),
      j: () => desk.step(1),
      k: () => desk.step(-1),
      n: () => open(queue.next),
      c: openComments,
      '?': helpDialog.open,
      ...Object.fromEntries(
        Array.from({ length: 10 }, (_, digit) => [`${digit}`, () => desk.openRejectionByDigit(digit)]),
      ),
    },
    shortcutsEnabled,
  );

  const next = queue.next;
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => void queryClient.prefetchQuery(petitionQuery(next)), prefetchDelayMs);
    return () => clearTimeout(timer);
  }, [next, queryClient]);

  const paper = (
    <ReviewPaper
      petition={petition}
      desk={desk}
      comparing={comparing}
      onCompare={setComparing}
      onWords={(key, text) => setWords({ key, text })}
    />
  );
  const shared = {
    petition,
    desk,
    words: desk.paper && words.key === desk.paper.key ? words.text : '',
    onComment: openComments,
    onDialog: setDialog,
  };

  return (
    <div className={classes.workplace} data-density="workplace">
      <InTopBar>
        <Breadcrumb petition={petition} search={search} />
      </InTopBar>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {isPhone ? (
        <Suspense fallback={<LoadingState />}>
          <PhoneReview
            {...shared}
            paper={paper}
            onQueue={queueDrawer.open}
            search={search}
            talks={talks}
            {...(inPerson && { onConversation: showConversation })}
          />
        </Suspense>
      ) : (
        <div className={classes.grid} data-queue={(!isNarrow && !comparing) || undefined}>
          {!isNarrow && !comparing && <ReviewQueue petition={petition} desk={desk} queue={queue} search={search} />}
          <ReviewHeader
            petition={petition}
            onComments={openComments}
            onHistory={() => setSide('history')}
            onDialog={setDialog}
            {...(inPerson && { onConversation: () => showConversation(true) })}
            {...(isNarrow && { onQueue: queueDrawer.open })}
          />
          {paper}
          <VerdictColumn
            {...shared}
            shortcuts={shortcutsEnabled}
            onHelp={helpDialog.open}
            {...(next && { onNext: () => open(next) })}
          />
        </div>
      )}
      <Suspense>
        {side && <ReviewSide petition={petition} panel={side} onClose={() => setSide(null)} />}
        {talks && !isPhone && (
          <ReviewSide petition={petition} panel="conversation" onClose={() => showConversation(false)} />
        )}
        {dialog && <ReviewDialogs petition={petition} dialog={dialog} onClose={() => setDialog(null)} />}
        {help && <ShortcutHelp enabled={shortcutsEnabled} onEnabled={setShortcutsEnabled} onClose={helpDialog.close} />}
        {drawer && (
          <QueueDrawer onClose={queueDrawer.close}>
            <ReviewQueue petition={petition} desk={desk} queue={queue} search={search} onChosen={queueDrawer.close} />
          </QueueDrawer>
        )}
      </Suspense>
      {!isPhone && <VisuallyHidden>{t('review.keysHint')}</VisuallyHidden>}
    </div>
  );
}

function Breadcrumb({ petition, search }: { petition: Petition; search: ReviewSearch }) {
  const { t } = useTranslation(['petitions', 'core', 'ui']);
  const { doc: _doc, view: _view, ...filters } = search;
  return (
    <nav aria-label={t('ui:pageHeader.breadcrumb')} className={classes.breadcrumb}>
      <Link to="/petitions" search={filters} activeOptions={{ exact: true }}>
        {t('queue.heading')}
      </Link>
      <ChevronRight size={14} aria-hidden />
      <span aria-current="page">{petition.reference}</span>
    </nav>
  );
}
