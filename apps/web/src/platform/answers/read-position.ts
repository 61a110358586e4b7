import { laterPosition, readPositionHeader, unknownPosition } from '@fonendo/contract/shared/read-position';

/** In the storage, because all tabs of a browser see what one of them changed. public/first.js reads it, too. */
const key = 'reads:position';

/** Beside the storage: it may be blocked, and other tabs write to it. */
let latest: string | null = null;

/** Sent with every read: no answer is older than what this browser changed or was told of. */
export function nameReadPosition(headers: Headers): void {
  const position = currentPosition();
  if (position !== null) headers.set(readPositionHeader, position);
}

/** Answers to changes and events of the stream tell it, where the database has a replica. */
export function rememberReadPosition(told: string | null): void {
  if (told === null) return;
  store(laterPosition(currentPosition(), told));
}

/** A change whose answer did not come may have happened: reads without a position are answered by the primary. */
export const forgetReadPosition = (): void => rememberReadPosition(currentPosition() && unknownPosition);

function currentPosition(): string | null {
  const stored = globalThis.localStorage?.getItem(key) ?? null;
  return stored !== null && latest !== null ? laterPosition(stored, latest) : stored;
}

function store(position: string | null): void {
  latest = position;
  if (position === null) localStorage.removeItem(key);
  else localStorage.setItem(key, position);
}
