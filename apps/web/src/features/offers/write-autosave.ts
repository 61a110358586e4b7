import type { FieldError } from '@fonendo/contract/errors.schema';
import type { ManagedOffer } from '@fonendo/contract/offers.schema';
import { emptyOffer, type OfferDraft } from '@fonendo/domain/offer';
import { isApiFailure } from '../../platform/http-client.ts';
import { sameOffer, storablePart } from './write-storable.ts';

/**
 * `conflict`: somebody stored another version meanwhile; nothing is sent until the person has chosen.
 * `ended`: it was closed or deleted meanwhile.
 */
export type SaveState = 'saved' | 'unsent' | 'saving' | 'offline' | 'failed' | 'conflict' | 'ended';

export type WriteSnapshot = {
  /** As on the screen. */
  content: OfferDraft;
  /** As the server has it; in a conflict, the other version. Null until the first word made a draft. */
  offer: ManagedOffer | null;
  state: SaveState;
  /** The last save of this visit. */
  savedAt: Date | null;
  problems: Record<string, FieldError>;
};

type Dependencies = {
  offer: ManagedOffer | null;
  create: (content: OfferDraft) => Promise<ManagedOffer>;
  save: (id: string, version: number, content: OfferDraft) => Promise<ManagedOffer>;
  load: (id: string) => Promise<ManagedOffer>;
  now: () => Date;
};

export type OfferAutosave = ReturnType<typeof createOfferAutosave>;

const typingPauseMs = 800;
const firstRetryMs = 5_000;
const lastRetryMs = 60_000;

/** What is being written: the revision of an open offer, or the offer itself. */
export const writtenOf = (offer: ManagedOffer | null): OfferDraft => offer?.revision ?? offer?.content ?? emptyOffer;

/** Keeps an offer on the server while it is being written, and never overwrites what a colleague stored. */
export function createOfferAutosave({ offer, create, save, load, now }: Dependencies) {
  const listeners = new Set<() => void>();
  let snapshot: WriteSnapshot = { content: writtenOf(offer), offer, state: 'saved', savedAt: null, problems: {} };
  /** Sent without an answer so far: if the server has one of these, it is this page's own. */
  let attempts: OfferDraft[] = [];
  let sending: Promise<void> | null = null;
  let retryMs = firstRetryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(part: Partial<WriteSnapshot>) {
    snapshot = { ...snapshot, ...part };
    for (const listener of listeners) listener();
  }

  function sendIn(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  const holdsBack = () => snapshot.state === 'conflict' || snapshot.state === 'ended';

  /** Until nothing is unsent that could be sent; the last of several waits for those before it. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (holdsBack()) return;
    if (sending) {
      await sending;
      return flush();
    }
    const { storable } = storablePart(snapshot.content);
    if (sameOffer(storable, writtenOf(snapshot.offer))) return change({ state: 'saved' });
    sending = send(storable);
    try {
      await sending;
    } finally {
      sending = null;
    }
    if (snapshot.state === 'unsent') sendIn(typingPauseMs);
  }

  async function send(storable: OfferDraft): Promise<void> {
    const { offer: known, content } = snapshot;
    attempts = [...attempts.slice(-2), storable];
    change({ state: 'saving' });
    try {
      const stored = known ? await save(known.id, known.version, storable) : await create(storable);
      retryMs = firstRetryMs;
      attempts = [];
      change({ offer: stored, savedAt: now(), state: snapshot.content === content ? 'saved' : 'unsent' });
    } catch (failure) {
      await recover(failure);
    }
  }

  async function recover(failure: unknown): Promise<void> {
    const { offer: known } = snapshot;
    if (known && isApiFailure(failure) && (failure.status === 409 || failure.status === 404)) {
      try {
        return meet(await load(known.id));
      } catch (second) {
        if (isApiFailure(second) && second.status === 404) return change({ state: 'ended' });
        return recover(second);
      }
    }
    if (isApiFailure(failure) && isPassing(failure.status)) {
      change({ state: 'offline' });
      sendIn(retryMs);
      retryMs = Math.min(retryMs * 2, lastRetryMs);
      return;
    }
    change({ state: 'failed' });
    if (!isApiFailure(failure)) throw failure;
  }

  /** What the server has instead of what this page believed. */
  function meet(theirs: ManagedOffer) {
    const editable = theirs.allowedEvents.some(({ event, refused }) => event === 'edit' && refused === null);
    const own = attempts.some((attempt) => sameOffer(writtenOf(theirs), attempt));
    change({ offer: theirs, state: !editable ? 'ended' : own ? 'unsent' : 'conflict' });
  }

  return {
    getSnapshot: () => snapshot,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** The way out sends what is left. */
    connect() {
      return () => {
        void flush();
        clearTimeout(timer);
      };
    },

    edit(part: Partial<OfferDraft>) {
      const content = { ...snapshot.content, ...part };
      const { problems } = storablePart(content);
      change({ content, problems, ...(!holdsBack() && { state: sending ? 'saving' : 'unsent' }) });
      if (!holdsBack()) sendIn(typingPauseMs);
    },

    /** Now instead of after the pause: on leaving, before publishing, when the network is back. */
    flush,

    keepMine() {
      change({ state: 'unsent' });
      return flush();
    },

    takeTheirs() {
      change({ content: writtenOf(snapshot.offer), problems: {}, state: 'saved', savedAt: null });
    },
  };
}

/** No network, or a server that is away for the moment. */
const isPassing = (status: number) => status === 0 || status === 408 || status === 429 || status >= 500;
