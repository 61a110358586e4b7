import {
  type MutationObserverOptions,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toastFailure } from './failure-toast.ts';
import { isApiFailure } from './http-client.ts';
import { invalidateAnswers } from './invalidate-answers.ts';
import { type Toast, toast } from './toasts.ts';

/** The title of a toast, or all of it. */
type Words = string | Pick<Toast, 'title' | 'message'>;

export type Action<Answer, Input> = {
  run: (input: Input) => Promise<Answer>;
  /** Asked first; false is the end of it. */
  ask?: (input: Input) => Promise<boolean>;
  /** Puts the answer in the place of what was known, and makes what shows it ask again. */
  cache?: (queryClient: QueryClient, answer: Answer) => unknown;
  /** What asks again: when it failed, as somebody may have been quicker, and when it is done without an answer to keep. */
  invalidates?: readonly QueryKey[];
  /** What is said when it is done, and where it leads on. */
  done?: Words | ((answer: Answer, input: Input) => Words | undefined | Promise<Words | undefined>);
  /** What did not happen, or how that is explained otherwise. */
  failed: string | ((failure: unknown) => void);
  /** What is said instead where somebody was quicker (409). */
  conflict?: Words;
  /** Those of one queue run one after the other, so that the last choice stays. Others refuse a second click. */
  queue?: string;
};

/** A button that changes something: busy, once at a time, and says what became of it. Focus stays where it was. */
export function useAction<Answer, Input = void>(action: Action<Answer, Input>) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, isSuccess, variables } = useMutation(actionOptions(queryClient, action));
  const gate = useRef<Gate>({ isShut: false });
  const opener = useRef<Element>(null);

  // A button that was disabled while it was busy has lost the focus; whoever uses the keyboard goes on from there.
  useEffect(() => {
    if (isPending || !(opener.current instanceof HTMLElement)) return;
    if (document.activeElement === document.body && opener.current.isConnected) opener.current.focus();
    opener.current = null;
  }, [isPending]);

  async function work(input: Input) {
    const from = document.activeElement;
    if (action.ask && !(await action.ask(input))) return;
    opener.current = from;
    // What went wrong has been said.
    await mutateAsync(input).catch(() => undefined);
  }
  const start = (input: Input): void => void (action.queue ? work(input) : passOnce(gate.current, () => work(input)));
  return { start, isBusy: isPending, isDone: isSuccess, input: isPending ? variables : undefined };
}

type Gate = { isShut: boolean };

/** Nobody passes while somebody is inside: not a second click, and not a second question. */
export async function passOnce(gate: Gate, work: () => Promise<unknown>): Promise<void> {
  if (gate.isShut) return;
  gate.isShut = true;
  try {
    await work();
  } finally {
    gate.isShut = false;
  }
}

const spoken = { toast, toastFailure };

export function actionOptions<Answer, Input>(
  queryClient: QueryClient,
  { run, cache, invalidates = [], done, failed, conflict, queue }: Action<Answer, Input>,
  say: typeof spoken = spoken,
): MutationObserverOptions<Answer, Error, Input> {
  return {
    ...(queue && { scope: { id: queue } }),
    mutationFn: run,
    onSuccess: async (answer, input) => {
      if (cache) cache(queryClient, answer);
      else void invalidateAnswers(queryClient, invalidates);
      const words = typeof done === 'function' ? await done(answer, input) : done;
      if (words) say.toast({ tone: 'success', ...wordsOf(words) });
    },
    onError: (failure) => {
      void invalidateAnswers(queryClient, invalidates);
      if (conflict && isApiFailure(failure) && failure.status === 409) {
        say.toast({ tone: 'warning', ...wordsOf(conflict) });
      } else if (typeof failed === 'function') failed(failure);
      else say.toastFailure(failed, failure);
    },
  };
}

const wordsOf = (words: Words) => (typeof words === 'string' ? { title: words } : words);
