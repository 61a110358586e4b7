/** What somebody who listens is told. */
export type Listener = {
  hear: (message: string) => void;
  /** The connection is gone: from now on something may be missed. */
  lose?: () => void;
  /** It is there again; what was announced in between was not heard. */
  resume?: () => void;
};

export type Listening = {
  /** Resolves once everything has been heard that was committed before the call. */
  catchUp: () => Promise<void>;
  /** Whether what this process commits is heard before the commit is answered, without catching up. */
  hearsItself: boolean;
  stop: () => Promise<void>;
};

/**
 * Receives what transactions announce with `pg_notify`, in whichever process they ran, after they commit. Resolves once
 * it is listening.
 */
export type Listen = (channel: string, listener: Listener) => Promise<Listening>;
