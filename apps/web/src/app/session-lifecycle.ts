import { limits } from '@fonendo/domain/shared/limits';
import i18next from 'i18next';
import { forgetKnownAnswers } from '../platform/answers/known-answers.ts';
import { forgetPayloads } from '../platform/answers/page-payload.ts';
import { forgetRequestKeys } from '../platform/answers/request-keys.ts';
import { isOffline } from '../platform/connection/connection.ts';
import { authState } from '../platform/session/auth-state.ts';
import { isServerAway, setServerAway, whenServerAwayChanges } from '../platform/session/server-away.ts';
import { adoptStoredSession, recheckSession, whenSessionEnds } from '../platform/session/session.ts';
import { storageKeys } from '../platform/storage.ts';
import { toast } from '../platform/toasts.ts';
import { queryClient } from './query-client.ts';
import { sayShutOut } from './shut-out-toast.tsx';

/** How soon a server that is away is asked again: at first in a moment, then less and less often. */
const awayRetryMs = { first: 1_000, longest: 10_000 };

let known: Promise<void> | null = null;

/** Resolves once it is known who is signed in; no guarded page is shown before. */
export function sessionKnown(): Promise<void> {
  known ??= recheckSession();
  return known;
}

/**
 * Keeps this tab's session current (specification, section 4): checked at start, when the tab becomes visible and every
 * five minutes; taken over when another tab changes it; back to `/` when it ends. A person who did not end it
 * themselves comes back to the page after signing in again (`asksAgain`).
 */
export function startSessionLifecycle(goToStart: (asksAgain: boolean) => void, refreshPage: () => void): void {
  whenSessionEnds((reason) => {
    forgetAnswers();
    // Several calls may find out at once: the message is shown once.
    if (reason === 'expired')
      toast({ id: 'sessionExpired', tone: 'warning', title: i18next.t('toast.sessionExpired') });
    if (reason === 'shutOut') sayShutOut();
    goToStart(reason === 'expired');
  });
  void sessionKnown();
  setInterval(() => void recheckSession(), limits.sessionRecheckMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void recheckSession();
  });
  whenServerAwayChanges(() => void (isServerAway() ? askUntilBack() : refreshAfterAbsence(refreshPage)));
  if (isServerAway()) void askUntilBack();
  window.addEventListener('offline', () => setServerAway(true));
  window.addEventListener('online', () => void recheckSession());
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === storageKeys.session || key === storageKeys.token) void followOtherTab(refreshPage);
  });
}

let asking = false;

/** A browser may not know that it has no network, so nothing may tell that it is back. Randomised, for the server's sake. */
async function askUntilBack(): Promise<void> {
  if (asking) return;
  asking = true;
  for (let wait = awayRetryMs.first; isServerAway(); wait = Math.min(wait * 2, awayRetryMs.longest)) {
    await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random() / 2)));
    if (isServerAway() && !isOffline()) await recheckSession().catch(() => undefined);
  }
  asking = false;
}

/** What could not be loaded meanwhile is asked for again. */
async function refreshAfterAbsence(refreshPage: () => void): Promise<void> {
  if (authState().status === 'authenticated') refreshPage();
  await queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
}

/** A refreshed token changes nothing on screen, another person everything. That the session ended is heard as here. */
async function followOtherTab(refreshPage: () => void): Promise<void> {
  const before = JSON.stringify(authState());
  await adoptStoredSession();
  if (authState().status === 'unauthenticated' || JSON.stringify(authState()) === before) return;
  forgetAnswers();
  refreshPage();
}

/** Nothing that one person was shown stays for the next one on this computer. */
function forgetAnswers(): void {
  queryClient.clear();
  forgetPayloads();
  forgetKnownAnswers();
  forgetRequestKeys();
}
