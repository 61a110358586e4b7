const pollIntervalMs = 5 * 60_000;

/**
 * Fetches the build metadata file every five minutes and whenever the tab becomes visible; calls back once for each
 * build that is newer than the one this tab started with, which is named in the page's head.
 */
export function watchForNewBuild(onNewBuild: () => void): void {
  let known = document.querySelector('meta[name="build"]')?.getAttribute('content') ?? null;

  async function poll() {
    const id = await fetchBuildId();
    if (id === null || id === known) return;
    if (known !== null) onNewBuild();
    known = id;
  }

  setInterval(() => void poll(), pollIntervalMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void poll();
  });
}

/** Null if the file cannot be fetched: the next poll tries again. */
async function fetchBuildId(): Promise<string | null> {
  try {
    const response = await fetch('/build.json', { cache: 'no-store' });
    if (!response.ok) return null;
    const metadata: unknown = await response.json();
    return typeof metadata === 'object' && metadata !== null && 'id' in metadata ? String(metadata.id) : null;
  } catch {
    return null;
  }
}
