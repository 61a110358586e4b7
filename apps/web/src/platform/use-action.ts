import {
  type MutationObserverOptions,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invalidateAnswers } from './answers/invalidate-answers.ts';
import { withNetwork } from './connection/connection.ts';
import { toastFailure } from './failure-toast.ts';
import { isApiFailure } from './http-client.ts';
import { type Toast, toast } from './toasts.ts';

/** The title of a toast, or all of it. */
type Words = string | Pick<Toast, 'title' | 'message'>;

export type Action<Answer, Input> = {
  run: (input: Input) => Promise<Answer>;
  /** Asked before running; false cancels. */
  ask?: (input: Input) => Promise<boolean>;
  /** Stores the answer in the cache and invalidates other answers that show it. */
  cache?: (queryClient: QueryClient, answer: Answer) => unknown;
  /** Invalidated after a failure, as somebody else may have been quicker, and after a success without `cache`. */
  invalidates?: readonly QueryKey[];
  /** The toast after a success; a function may also navigate. */
  done?: Words | ((answer: Answer, input: Input) => Words | undefined | Promise<Words | undefined>);
  /** The title of the toast after a failure, or a function that shows it in another way. */
  failed: string | ((failure: unknown, input: Input) => void);
  /** Shown instead if somebody else was quicker (409). */
  conflict?: Words;
  /** Actions of one queue run one after the other, so that the last choice wins. Others ignore a second click. */
  queue?: string;
};

/**
 * A button that changes something: busy while it runs, once at a time, with a toast at the end. Focus stays where it
 * was.
 */
export function useAction<Answer, Input = void>(action: Action<Answer, Input>) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, isSuccess, variables } = useMutation(actionOptions(queryClient, action));
  const gate = useRef<Gate>({ isShut: false });
  const opener = useRef<Element>(null);

  // A button that was disabled while busy has lost the focus; it gets it back.
  useEffect(() => {
    if (isPending || !(opener.current instanceof HTMLElement)) return;
    if (document.activeElement === document.body && opener.current.isConnected) opener.current.focus();
    opener.current = null;
  }, [isPending]);

  async function work(input: Input) {
    const from = document.activeElement;
    if (action.ask && !(await action.ask(input))) return;
    opener.current = from;
    // The failure has been shown by `onError`.
    await mutateAsync(input).catch(() => undefined);
  }
  const start = (input: Input): void => void (action.queue ? work(input) : passOnce(gate.current, () => work(input)));
  return { start, isBusy: isPending, isDone: isSuccess, input: isPending ? variables : undefined };
}

type Gate = { isShut: boolean };

/** Ignores calls while an earlier one is still running: no second click, no second question. */
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
    // It waits for the network by itself, until that holds; the library would send in the moment in which it is back.
    networkMode: 'always',
    mutationFn: (input) => withNetwork(() => run(input)),
    onSuccess: async (answer, input) => {
      if (cache) cache(queryClient, answer);
      else void invalidateAnswers(queryClient, invalidates);
      const words = typeof done === 'function' ? await done(answer, input) : done;
      if (words) say.toast({ tone: 'success', ...wordsOf(words) });
    },
    onError: (failure, input) => {
      void invalidateAnswers(queryClient, invalidates);
      if (conflict && isApiFailure(failure) && failure.status === 409) {
        say.toast({ tone: 'warning', ...wordsOf(conflict) });
      } else if (typeof failed === 'function') failed(failure, input);
      else say.toastFailure(failed, failure);
    },
  };
}

const wordsOf = (words: Words) => (typeof words === 'string' ? { title: words } : words);
