/**
 * A navigation during a page transition skips it, and the browser reports the skipped one as a rejection that
 * nobody waits for. It is no error: the newer page is on its way.
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
