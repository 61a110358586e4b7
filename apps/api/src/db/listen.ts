/**
 * Receives what transactions announce with `pg_notify`, in whichever process they ran, after they commit. Resolves once
 * it is listening; `resume` is called after a lost connection is back, because something may have been missed. The
 * returned function stops listening.
 */
export type Listen = (channel: string, hear: (message: string) => void, resume: () => void) => Promise<StopListening>;

type StopListening = () => Promise<void>;
