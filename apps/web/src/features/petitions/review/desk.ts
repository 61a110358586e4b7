import type { Petition, Verdict } from '@fonendo/contract/petitions/petitions.schema';
import { numberedReasons } from '@fonendo/domain/documents/reason-digits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKept } from '../../../platform/local-copy/use-kept.ts';
import { useAction } from '../../../platform/use-action.ts';
import { isDay } from '../../../ui/fields/date/typed-date.ts';
import {
  cachePetition,
  documentFileQuery,
  giveVerdict,
  rejectionReasonsQuery,
  returnCv,
  reviewCv,
} from '../petitions.queries.ts';
import { useConflicts } from './conflict.ts';
import { announce } from './news.ts';
import { cvKey, neighbour, nextPending, type Paper, paperOnDesk, papersOf } from './papers/papers.ts';

/** A rejection that is being written. What was written for a reason waits while another one is chosen. */
export type Rejection = { chosen: number | null; message: string; written: Partial<Record<number, string>> };

const unwritten: Rejection = { chosen: null, message: '', written: {} };

type Drafts = Partial<Record<string, Rejection>>;

const noDrafts: Drafts = {};
const isAnyWritten = (drafts: Drafts) => Object.values(drafts).some((draft) => draft?.message.trim());

type Desk = {
  petition: Petition;
  /** The document named in the address. */
  asked: string | undefined;
  onAsk: (key: string) => void;
  /** Everything is judged and something was rejected: go to the next petition. */
  onDone: () => void;
};

type Seen = { id: string; status: NonNullable<Paper['file']>['status'] };

/** Preloading waits until the open document has most likely arrived: on a slow connection both would share it. */
export const prefetchDelayMs = 2_000;

/** The open document and everything that can be done with it, for buttons and keys. */
export function useReviewDesk({ petition, asked, onAsk, onDone }: Desk) {
  const { t } = useTranslation(['petitions', 'documents', 'core']);
  const queryClient = useQueryClient();
  const conflicts = useConflicts(petition.id);
  // What is written belongs to its document, by key, and stays until it was sent, on the next visit as well.
  const [drafts, setDrafts] = useKept<Drafts>(`rejections:${petition.id}`, noDrafts, isAnyWritten);
  const [rejecting, setRejecting] = useState<string | null>(null);
  const [openKey, setOpenKey] = useState<string | undefined>(undefined);
  const [typed, setTyped] = useState<{ key: string | undefined; day: string | null }>({ key: undefined, day: null });
  const { data: reasons } = useQuery(rejectionReasonsQuery);

  const papers = papersOf(petition);
  const paper = paperOnDesk(papers, asked, openKey);
  if (openKey !== paper?.key) setOpenKey(paper?.key);
  const file = paper?.file;
  const rejection = paper && rejecting === paper.key ? (drafts[paper.key] ?? unwritten) : null;
  // The file and its status when the document was opened. The page shows what colleagues do meanwhile, but a verdict
  // names the status that this person saw, so that nobody overrules a colleague's verdict without having read it.
  const [seen, setSeen] = useState<Seen | null>(null);
  if (file && (seen?.id !== file.id || (seen.status !== file.status && conflicts.isOwnDoing(petition)))) {
    setSeen({ id: file.id, status: file.status });
  }
  const overtaken =
    rejecting !== null &&
    (papers.every(({ key }) => key !== rejecting) ||
      (seen?.id === rejecting && file?.id === rejecting && seen.status !== file.status));
  // Somebody else judged or replaced what is being rejected: said at once, not only after sending.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, not with every answer that follows
  useEffect(() => {
    if (overtaken) conflicts.tell(petition);
  }, [overtaken]);
  const judgeable = file ? petition.can.judge.includes(file.id) : false;
  const nameOf = ({ kind }: Paper) => t(kind === cvKey ? 'review.cv' : `documents:kinds.${kind}`);
  const readyReasons = paper && paper.kind !== cvKey && reasons ? numberedReasons(reasons, paper.kind) : [];
  const asksForExpiry = paper !== undefined && judgeable && lapsing.includes(paper.kind);
  const expiry = typed.key === paper?.key ? typed.day : (paper?.file?.validUntil ?? null);

  const following = paper && nextPending(papers, paper.key)?.file?.id;
  // Preloads the next file.
  useEffect(() => {
    if (!following) return;
    const timer = setTimeout(() => void queryClient.prefetchQuery(documentFileQuery(following)), prefetchDelayMs);
    return () => clearTimeout(timer);
  }, [following, queryClient]);

  const write = (key: string, change: (draft: Rejection) => Partial<Rejection>) =>
    setDrafts((now) => {
      const draft = now[key] ?? unwritten;
      return { ...now, [key]: { ...draft, ...change(draft) } };
    });
  const forget = (key: string) => setDrafts(({ [key]: _sent, ...others }) => others);

  function lay(next: Paper) {
    setRejecting(null);
    onAsk(next.key);
  }

  /** After a verdict: the next pending document, or the next petition; if all are approved, the next move. */
  function goOn(after: Petition, judged: Paper, outcome: string) {
    const left = papersOf(after);
    const next = nextPending(left, judged.key);
    const name = nameOf(judged);
    forget(judged.key);
    if (next) {
      announce(t('review.judgedNext', { name, outcome, next: nameOf(next) }));
      lay(next);
    } else if (after.documents.required.approved === after.documents.required.total) {
      announce(t('review.allApproved', { name, outcome }));
      setRejecting(null);
      onAsk(judged.key);
      document.getElementById(moveButtonId)?.focus();
    } else {
      announce(t('review.judgedLast', { name, outcome }));
      setRejecting(null);
      onDone();
    }
  }

  const judge = useAction({
    run: async ({ judged, ...verdict }: Omit<Verdict, 'from'> & { judged: Paper }) => {
      if (!judged.file) throw new TypeError('A paper without a file cannot be judged');
      const from = seen?.id === judged.file.id ? seen.status : judged.file.status;
      return giveVerdict(judged.file.id, { ...verdict, from });
    },
    done: (after, { judged, verdict }) => {
      if (after) goOn(cachePetition(queryClient, after), judged, t(`core:statuses.document.${verdict}`).toLowerCase());
      return undefined;
    },
    failed: (failure) => {
      // Told of what happened, one may judge anew.
      setSeen(null);
      conflicts.explain(failure, t('review.notJudged'));
    },
  });

  const markCv = useAction({
    run: () => reviewCv(petition.id),
    cache: cachePetition,
    done: (after) => {
      const judged = papers.find(({ key }) => key === cvKey);
      if (judged) goOn(after, judged, t('core:statuses.cv.reviewed').toLowerCase());
      return undefined;
    },
    failed: (failure) => conflicts.explain(failure, t('review.cvNotMarked')),
  });

  const giveCvBack = useAction({
    run: (reason: string) => returnCv(petition.id, reason),
    cache: cachePetition,
    done: (after) => {
      const judged = papers.find(({ key }) => key === cvKey);
      if (judged) goOn(after, judged, t('review.cvOutcomeReturned'));
      return undefined;
    },
    failed: (failure) => conflicts.explain(failure, t('review.cvNotReturned')),
  });

  const busy = judge.isBusy || markCv.isBusy || giveCvBack.isBusy;

  return {
    papers,
    paper,
    judgeable,
    rejection,
    readyReasons,
    busy,
    nameOf,
    lay,
    step(by: 1 | -1) {
      const next = paper && neighbour(papers, paper.key, by);
      if (next) lay(next);
    },
    /** The last day of documents that expire, as it is being typed. */
    asksForExpiry,
    expiry,
    writeExpiry: (day: string | null) => setTyped({ key: paper?.key, day }),
    /** By its key: where the last day is missing, the hand is led to its field, and nothing is approved. */
    approveByKey() {
      if (asksForExpiry && !rejection && !(expiry && isDay(expiry))) document.getElementById(expiryFieldId)?.focus();
      else this.approve();
    },
    approve() {
      if (busy || !paper) return;
      if (paper.kind === cvKey) {
        if (petition.can.reviewCv && paper.state === 'pending') markCv.start();
      } else if (judgeable) {
        judge.start({ judged: paper, verdict: 'approved', ...(asksForExpiry && { validUntil: expiry || null }) });
      }
    },
    returnCv(reason: string) {
      if (!busy && petition.can.returnCv) giveCvBack.start(reason);
    },
    /** By its digit; zero is for a reason of one's own. */
    openRejectionByDigit(digit: number) {
      const index = digit === 0 ? readyReasons.length : readyReasons.findIndex((reason) => reason.digit === digit);
      if (index >= 0) this.openRejection(index);
    },
    /** A number chooses a ready-made reason; the one after the last is a custom one. */
    openRejection(chosen: number | null = null) {
      if (!paper || !judgeable || (chosen !== null && chosen > readyReasons.length)) return;
      setRejecting(paper.key);
      if (chosen === null) return;
      write(paper.key, ({ written }) => ({
        chosen,
        message: written[chosen] ?? readyReasons[chosen]?.message ?? '',
      }));
    },
    writeMessage: (message: string) =>
      paper &&
      write(paper.key, ({ chosen, written }) => ({
        message,
        written: { ...written, [chosen ?? readyReasons.length]: message },
      })),
    closeRejection: () => setRejecting(null),
    /** What to change in the CV, as it is being written. */
    cvReason: drafts[cvKey]?.message ?? '',
    writeCvReason: (message: string) => write(cvKey, () => ({ message })),
    reject() {
      const reason = rejection?.message.trim();
      if (!busy && paper && judgeable && reason) judge.start({ judged: paper, verdict: 'rejected', reason });
    },
  };
}

export type ReviewDesk = ReturnType<typeof useReviewDesk>;

/** Documents that expire: their last day is entered with the approval. */
const lapsing = ['passport', 'criminalRecord'];

export const expiryFieldId = 'document-expiry';

/** The button of the next move gets the focus once every document is approved. */
export const moveButtonId = 'petition-move';
