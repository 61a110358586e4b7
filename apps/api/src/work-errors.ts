/** Somebody for whom work is done in a thread, and how to learn that they left. */
export type Asker = {
  /** Null for the product itself, which nobody can multiply: its work waits its turn and is never refused. */
  person: string | null;
  signal?: AbortSignal | undefined;
};

/** There is no room to wait: this person asks for too much at once, or everybody together does. */
export class TooManyWaitingError extends Error {
  override name = 'TooManyWaitingError';
  readonly whose: 'person' | 'everybody';

  constructor(whose: 'person' | 'everybody') {
    super(whose === 'person' ? 'one person asks for too much at once' : 'too much is asked for at once');
    this.whose = whose;
  }
}

/** Nobody waits for the result any more. */
export class AskerLeftError extends Error {
  override name = 'AskerLeftError';
}

/** The thread took too long, ran out of memory or died. Another one is started for the next. */
export class WorkFailedError extends Error {
  override name = 'WorkFailedError';
}
