/**
 * Once the page stands and nothing else is to be done, the other files of the build are fetched, so that every screen
 * opens without a network (build/offline-worker.js). Not for people whose browser is told to save data.
 */
export function keepBuildForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  whenIdle(() => {
    // Without it everything works as long as there is a network: some browsers refuse it in private windows.
    navigator.serviceWorker.register('/offline-worker.js').catch(() => undefined);
  });
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function whenIdle(work: () => void): void {
  const start = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2_000));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
