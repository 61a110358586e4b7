import type { FieldError } from '@fonendo/contract/shared/errors.schema';
import { whenOnline } from '../connection/connection.ts';
import { isApiFailure } from '../http-client.ts';

/**
 * `conflict`: somebody else stored another version; nothing is sent until the person has chosen. `ended`: it can no
 * longer be edited.
 */
export type SaveState = 'saved' | 'unsent' | 'saving' | 'offline' | 'failed' | 'conflict' | 'ended';

export type AutosaveSnapshot<Content, Stored> = {
  /** As shown on the screen. */
  content: Content;
  /** As stored on the server; in a conflict, the other version. */
  stored: Stored;
  state: SaveState;
  /** The last save of this visit. */
  savedAt: Date | null;
  problems: Record<string, FieldError>;
  /** In a conflict: what both changed, where the kinds of change can be told apart. */
  conflicts: readonly string[];
};

/** Content that is not stored yet, with the version it was made from and the attempts that got no answer. */
export type KeptDraft<Content, Storable = Content> = { version: number; content: Content; attempts: Storable[] };

/** Keeps unsent content across a reload. */
export type DraftStore<Content, Storable = Content> = {
  read: () => KeptDraft<Content, Storable> | null;
  write: (draft: KeptDraft<Content, Storable>) => void;
  clear: () => void;
};

type Dependencies<Content, Stored, Storable extends Content> = {
  /** Null if the first save creates it. */
  stored: Stored;
  contentOf: (stored: Stored) => Content;
  versionOf: (stored: Stored) => number;
  isEditable: (stored: Stored) => boolean;
  isSame: (one: Content, other: Content) => boolean;
  /** The part of a content that the server would accept, and what is wrong with the rest. */
  storablePart: (content: Content) => { storable: Storable; problems: Record<string, FieldError> };
  save: (stored: Stored, content: Storable) => Promise<Stored>;
  load: (stored: NonNullable<Stored>) => Promise<Stored>;
  /** Puts both changes together, part by part. Left out where it is all or nothing. */
  merge?: (stored: Content, read: Content, wanted: Content) => MergedContent<Content>;
  /** Both changes were put together without a question. */
  onMerged?: (theirs: Stored) => void;
  drafts?: DraftStore<Content, Storable>;
  now: () => Date;
};

/** Both changes; where both changed the same, `mine` has this page's and `theirs` the stored one. */
export type MergedContent<Content> = { mine: Content; theirs: Content; conflicts: readonly string[] };

export type Autosave<Content, Stored> = ReturnType<typeof createAutosave<Content, Stored, Content>>;

const typingPauseMs = 800;
const firstRetryMs = 5_000;
const lastRetryMs = 60_000;

/** Saves something on the server while it is being written, and never overwrites what somebody else stored. */
export function createAutosave<Content, Stored, Storable extends Content>({
  stored: initial,
  contentOf,
  versionOf,
  isEditable,
  isSame,
  storablePart,
  save,
  load,
  merge,
  onMerged,
  drafts,
  now,
}: Dependencies<Content, Stored, Storable>) {
  const listeners = new Set<() => void>();
  const kept = drafts?.read() ?? null;
  let snapshot = restore();
  /** Sent without an answer so far. If the server has one of these versions, it came from this page. */
  let attempts = kept?.attempts ?? [];
  let sending: Promise<void> | null = null;
  let retryMs = firstRetryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let connected = false;
  /** In a conflict, the content that this page began with. */
  let read = contentOf(initial);

  /** Puts what was kept before a reload over what the server has. */
  function restore(): AutosaveSnapshot<Content, Stored> {
    const editable = isEditable(initial);
    const content = contentOf(initial);
    const asStored = { content, stored: initial, savedAt: null, problems: {}, conflicts: [] };
    if (!editable || !kept) return { ...asStored, state: editable ? 'saved' : 'ended' };
    const { storable, problems } = storablePart(kept.content);
    const mine = { ...asStored, content: kept.content, problems };
    if (isSame(storable, content)) return { ...mine, state: 'saved' };
    const known = kept.version === versionOf(initial) || kept.attempts.some((attempt) => isSame(attempt, content));
    return { ...mine, state: known ? 'unsent' : 'conflict' };
  }

  function change(part: Partial<AutosaveSnapshot<Content, Stored>>) {
    snapshot = { ...snapshot, ...part };
    for (const listener of listeners) listener();
  }

  const nextChange = () =>
    new Promise<void>((resolve) => {
      const heard = () => {
        listeners.delete(heard);
        resolve();
      };
      listeners.add(heard);
    });

  function sendIn(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  const holdsBack = () => snapshot.state === 'conflict' || snapshot.state === 'ended';

  function storeDraft() {
    if (connected) drafts?.write({ version: versionOf(snapshot.stored), content: snapshot.content, attempts });
  }

  /** Only invalid content is unsent: it stays on this page until it is corrected. */
  function settle() {
    if (!connected) return;
    if (Object.keys(snapshot.problems).length > 0) storeDraft();
    else drafts?.clear();
  }

  /** Sends until everything valid is stored; a later call waits for earlier ones. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (holdsBack()) return;
    if (sending) {
      await sending;
      return flush();
    }
    const { storable } = storablePart(snapshot.content);
    if (isSame(storable, contentOf(snapshot.stored))) {
      change({ state: 'saved' });
      return settle();
    }
    sending = send(storable);
    try {
      await sending;
    } finally {
      sending = null;
    }
    if (snapshot.state === 'saved') settle();
    else if (snapshot.state === 'unsent') sendIn(typingPauseMs);
  }

  async function send(storable: Storable): Promise<void> {
    const { stored: known, content } = snapshot;
    attempts = [...attempts.slice(-2), storable];
    storeDraft();
    change({ state: 'saving' });
    try {
      const stored = await save(known, storable);
      retryMs = firstRetryMs;
      attempts = [];
      change({ stored, savedAt: now(), state: snapshot.content === content ? 'saved' : 'unsent' });
    } catch (failure) {
      await recover(failure);
    }
  }

  async function recover(failure: unknown): Promise<void> {
    const { stored: known } = snapshot;
    if (known !== null && known !== undefined && isApiFailure(failure) && isOvertaken(failure.status)) {
      try {
        return reconcile(await load(known));
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

  /** Takes in a version that the server has and this page did not know of. */
  function reconcile(theirs: Stored) {
    const own = attempts.some((attempt) => isSame(contentOf(theirs), attempt));
    if (isEditable(theirs) && !own && merge) putTogether(theirs, merge);
    else change({ stored: theirs, state: isEditable(theirs) ? (own ? 'unsent' : 'conflict') : 'ended' });
    storeDraft();
  }

  function putTogether(theirs: Stored, mergeParts: NonNullable<typeof merge>) {
    read = contentOf(snapshot.stored);
    const { mine: content, conflicts } = mergeParts(contentOf(theirs), read, snapshot.content);
    const { problems } = storablePart(content);
    change({ stored: theirs, content, problems, conflicts, state: conflicts.length > 0 ? 'conflict' : 'unsent' });
    if (conflicts.length === 0) onMerged?.(theirs);
  }

  /** Back to what is stored: what was not sent yet is given up, also by the tries that still wait for the network. */
  function discard() {
    clearTimeout(timer);
    attempts = [];
    drafts?.clear();
    change({ content: contentOf(snapshot.stored), problems: {}, conflicts: [], state: 'saved', savedAt: null });
  }

  return {
    getSnapshot: () => snapshot,

    discard,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** From here on it sends by itself; the returned function stops that and sends what is left. */
    connect() {
      connected = true;
      if (snapshot.state === 'unsent') sendIn(0);
      return () => {
        void flush();
        clearTimeout(timer);
        connected = false;
      };
    },

    edit(content: Content) {
      const { problems } = storablePart(content);
      change({ content, problems, ...(!holdsBack() && { state: sending ? 'saving' : 'unsent' }) });
      storeDraft();
      if (!holdsBack()) sendIn(typingPauseMs);
    },

    /** Sends now instead of after the pause: on leaving, before publishing or printing, when the network is back. */
    flush,

    /** Sends it however long the network or the server is away; ends sooner where only the person can go on. */
    async flushOnceBack(): Promise<void> {
      await whenOnline();
      await flush();
      while (isUnderWay(snapshot.state)) await nextChange();
    },

    /** A change that this page did not ask for: another tab saved, an administrator reviewed. */
    receive(news: Stored) {
      const { stored, content } = snapshot;
      if (sending || versionOf(news) < versionOf(stored) || news === stored) return;
      const unsent = !isSame(storablePart(content).storable, contentOf(stored));
      if (versionOf(news) === versionOf(stored)) change({ stored: news, ...(!isEditable(news) && { state: 'ended' }) });
      // With unsent content, the next save runs into the other version and asks.
      else if (!unsent) change({ stored: news, content: contentOf(news), problems: {}, state: 'saved' });
    },

    keepMine() {
      change({ state: 'unsent', conflicts: [] });
      return flush();
    },

    /** Of what both changed; where that can be told apart, the rest of this page stays. */
    takeTheirs() {
      if (merge) {
        const { theirs } = merge(contentOf(snapshot.stored), read, snapshot.content);
        change({ content: theirs, problems: storablePart(theirs).problems, conflicts: [], state: 'unsent' });
        return flush();
      }
      discard();
      return Promise.resolve();
    },
  };
}

/** Somebody else changed or deleted it: the current version on the server decides. */
const isOvertaken = (status: number) => status === 409 || status === 404;

/** No network, or a server that is unavailable for the moment. */
const isPassing = (status: number) => status === 0 || status === 408 || status === 429 || status >= 500;

/** It goes on by itself: after a pause in typing, with an answer, or when the server is back. */
const isUnderWay = (state: SaveState) => state === 'unsent' || state === 'saving' || state === 'offline';
