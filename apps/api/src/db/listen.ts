/**
 * Hears what transactions announce with `pg_notify`, whichever process they ran in, and only once they are committed.
 * Resolves when nothing can be missed any more; `resume` tells that something may have been, after a connection was
 * lost and is there again. The answer stops listening.
 */
export type Listen = (channel: string, hear: (message: string) => void, resume: () => void) => Promise<StopListening>;

type StopListening = () => Promise<void>;
