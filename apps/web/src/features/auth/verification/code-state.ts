import { verificationCode } from '@fonendo/domain/auth/account-codes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryKeys } from '../../../platform/query-keys.ts';
import { useSession } from '../../../platform/session/auth-state.ts';

/**
 * What this tab knows of somebody's code: when another may be asked for, and how often it was wrong. The server counts
 * both, too, and answers every wrong code alike; it tells them only to the person themselves, signed in.
 */
const nextKey = (userId: string) => `verification:nextCodeAt:${userId}`;
const sentKey = (userId: string) => `verification:codesSent:${userId}`;
const triesKey = (userId: string) => `verification:wrongTries:${userId}`;

/** `left` is null as long as no code was wrong; `sent` counts the codes that this tab asked for. */
type CodeState = { nextAt: number; left: number | null; sent: number };

const readStoredState = (userId: string): CodeState => {
  const tries = Number(sessionStorage.getItem(triesKey(userId)) ?? 0);
  return {
    nextAt: Number(sessionStorage.getItem(nextKey(userId)) ?? 0),
    sent: Number(sessionStorage.getItem(sentKey(userId)) ?? 0),
    left: tries === 0 ? null : Math.max(0, verificationCode.maxTries - tries),
  };
};

const storeWait = (userId: string, seconds: number) =>
  sessionStorage.setItem(nextKey(userId), String(Date.now() + seconds * 1000));
const storeTries = (userId: string, tries: number) => sessionStorage.setItem(triesKey(userId), String(tries));

/** A code is on its way: the next one can be asked for in a minute, and all tries are left. */
export function noteCodeSent(userId: string): void {
  sessionStorage.setItem(sentKey(userId), String(readStoredState(userId).sent + 1));
  storeTries(userId, 0);
  storeWait(userId, verificationCode.resendAfterMs / 1000);
}

/** The state of somebody's code, the same for the field and for the button beside it, and the ways it changes. */
export function useCodeState(userId: string) {
  const client = useQueryClient();
  const isOwn = useSession()?.userId === userId;
  const queryKey = queryKeys.auth.code(userId);
  const { data } = useQuery({
    queryKey,
    queryFn: async () => {
      const { waitSeconds, triesLeft } = await api.get('/api/auth/verification-code');
      storeTries(userId, verificationCode.maxTries - triesLeft);
      storeWait(userId, waitSeconds);
      return readStoredState(userId);
    },
    enabled: isOwn,
    initialData: () => readStoredState(userId),
    staleTime: 0,
  });
  const publish = () => client.setQueryData(queryKey, readStoredState(userId));
  return {
    ...data,
    noteSent: () => {
      noteCodeSent(userId);
      publish();
    },
    /** The server refuses another one for now. */
    noteWait: () => {
      storeWait(userId, verificationCode.resendAfterMs / 1000);
      publish();
    },
    noteWrong: () => {
      storeTries(userId, verificationCode.maxTries - (readStoredState(userId).left ?? verificationCode.maxTries) + 1);
      publish();
    },
  };
}
