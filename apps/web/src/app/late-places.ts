import type { AnyRouter } from '@tanstack/react-router';

/** Longer, and nobody remembers which link they followed. */
const patience = 10_000;

/**
 * Links lead to places on a page, and some of them are loaded after the page: the router has looked for them by then.
 * They are scrolled to once they are there, unless the person has begun to do something else.
 */
export function scrollToLatePlaces(router: AnyRouter): void {
  let stop: () => void = () => undefined;
  router.subscribe('onResolved', ({ toLocation: { hash } }) => {
    stop();
    if (hash && !document.getElementById(hash)) stop = awaitPlace(hash);
  });
}

function awaitPlace(id: string): () => void {
  const done = new AbortController();
  const { signal } = done;
  const stop = () => done.abort();
  const observer = new MutationObserver(() => {
    const place = document.getElementById(id);
    if (!place) return;
    stop();
    place.scrollIntoView();
  });
  const timer = setTimeout(stop, patience);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(sign, stop, { signal, passive: true });
  }
  return stop;
}
