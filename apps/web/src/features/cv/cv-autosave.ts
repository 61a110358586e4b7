import type { Cv, CvUpdate } from '@fonendo/contract/cv.schema';
import type { FieldError } from '@fonendo/contract/errors.schema';
import type { CvContent } from '@fonendo/domain/cv';
import { isApiFailure } from '../../platform/http-client.ts';
import type { DraftStore, KeptDraft } from './kept-draft.ts';
import { sameCv, storablePart } from './storable-cv.ts';

/**
 * `conflict`: somebody stored another version meanwhile; nothing is sent until the person has chosen.
 * `locked`: an application froze the CV.
 */
export type SaveState = 'saved' | 'unsent' | 'saving' | 'offline' | 'failed' | 'conflict' | 'locked';

export type CvSnapshot = {
  /** As on the screen. */
  content: CvContent;
  /** As the server has it; in a conflict, the other version. */
  cv: Cv;
  state: SaveState;
  /** The last save of this visit. */
  savedAt: Date | null;
  problems: Record<string, FieldError>;
};

type Dependencies = {
  cv: Cv;
  drafts: DraftStore;
  save: (update: CvUpdate) => Promise<Cv>;
  load: () => Promise<Cv>;
  now: () => Date;
};

export type CvAutosave = ReturnType<typeof createCvAutosave>;

const typingPauseMs = 800;
const firstRetryMs = 5_000;
const lastRetryMs = 60_000;

/** Keeps a CV on the server while it is being written, and never overwrites what somebody else stored. */
export function createCvAutosave({ cv, drafts, save, load, now }: Dependencies) {
  const listeners = new Set<() => void>();
  const kept = drafts.read();
  let snapshot = restore(cv, kept, now);
  /** Sent without an answer so far: if the server has one of these, it is this tab's own. */
  let attempts = kept?.attempts ?? [];
  let sending = false;
  let retryMs = firstRetryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let connected = false;

  function change(part: Partial<CvSnapshot>) {
    snapshot = { ...snapshot, ...part };
    for (const listener of listeners) listener();
  }

  function sendIn(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  }

  const holdsBack = () => snapshot.state === 'conflict' || snapshot.state === 'locked';

  function keepDraft() {
    if (connected) drafts.write({ version: snapshot.cv.version, content: snapshot.content, attempts });
  }

  /** Nothing is unsent but what the server would not take: that stays with this tab until it is put right. */
  function settle() {
    if (!connected) return;
    if (Object.keys(snapshot.problems).length > 0) keepDraft();
    else drafts.clear();
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (sending || holdsBack()) return;
    const { storable } = storablePart(snapshot.content, now);
    if (sameCv(storable, snapshot.cv.content)) {
      change({ state: 'saved' });
      return settle();
    }
    sending = true;
    attempts = [...attempts.slice(-2), storable];
    keepDraft();
    change({ state: 'saving' });
    const sent = snapshot.content;
    try {
      const stored = await save({ version: snapshot.cv.version, content: storable });
      retryMs = firstRetryMs;
      attempts = [];
      change({ cv: stored, savedAt: now(), state: snapshot.content === sent ? 'saved' : 'unsent' });
    } catch (failure) {
      await recover(failure);
    } finally {
      sending = false;
    }
    if (snapshot.state === 'saved') settle();
    else if (snapshot.state === 'unsent') sendIn(typingPauseMs);
  }

  async function recover(failure: unknown): Promise<void> {
    if (isApiFailure(failure, 'Conflict') || isApiFailure(failure, 'ProfileLocked')) {
      try {
        return meet(await load());
      } catch (second) {
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

  /** What the server has instead of what this tab believed. */
  function meet(theirs: Cv) {
    const own = attempts.some((attempt) => sameCv(theirs.content, attempt));
    change({ cv: theirs, state: theirs.locked ? 'locked' : own ? 'unsent' : 'conflict' });
    keepDraft();
  }

  return {
    getSnapshot: () => snapshot,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** From here on it sends by itself. The way out sends what is left. */
    connect() {
      connected = true;
      if (snapshot.state === 'unsent') sendIn(0);
      return () => {
        void send();
        clearTimeout(timer);
        connected = false;
      };
    },

    edit(content: CvContent) {
      const { problems } = storablePart(content, now);
      change({ content, problems, ...(!holdsBack() && { state: sending ? 'saving' : 'unsent' }) });
      keepDraft();
      if (!holdsBack()) sendIn(typingPauseMs);
    },

    /** Now instead of after the pause: on leaving, before printing, when the network is back. */
    flush: send,

    /** News from the server that this tab did not ask for: another tab saved, an administrator reviewed. */
    receive(news: Cv) {
      if (sending || news.version < snapshot.cv.version || news === snapshot.cv) return;
      const unsent = !sameCv(storablePart(snapshot.content, now).storable, snapshot.cv.content);
      if (news.version === snapshot.cv.version) change({ cv: news, ...(news.locked && { state: 'locked' }) });
      // With unsent words the next save meets the other version and asks.
      else if (!unsent) change({ cv: news, content: news.content, problems: {}, state: 'saved' });
    },

    keepMine() {
      change({ state: 'unsent' });
      return send();
    },

    takeTheirs() {
      drafts.clear();
      change({ content: snapshot.cv.content, problems: {}, state: 'saved', savedAt: null });
    },
  };
}

/** What this tab kept before a reload, laid over what the server has. */
function restore(cv: Cv, kept: KeptDraft | null, now: () => Date): CvSnapshot {
  const asStored: CvSnapshot = {
    content: cv.content,
    cv,
    state: cv.locked ? 'locked' : 'saved',
    savedAt: null,
    problems: {},
  };
  if (cv.locked || !kept) return asStored;
  const { storable, problems } = storablePart(kept.content, now);
  const mine = { ...asStored, content: kept.content, problems };
  if (sameCv(storable, cv.content)) return mine;
  const known = kept.version === cv.version || kept.attempts.some((attempt) => sameCv(attempt, cv.content));
  return { ...mine, state: known ? 'unsent' : 'conflict' };
}

/** No network, or a server that is away for the moment. */
const isPassing = (status: number) => status === 0 || status === 408 || status === 429 || status >= 500;
