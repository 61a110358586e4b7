/**
 * A navigation during a page transition skips the transition, and the browser reports that as an unhandled rejection.
 * It is no error: the newer page is loading.
 */
export function tolerateSkippedTransitions(): void {
  if (!('startViewTransition' in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
