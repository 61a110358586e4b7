/** For whom work is done in a thread, and a signal when they leave. */
export type Asker = {
  /** Null for the product itself, whose work waits its turn and is never refused. */
  person: string | null;
  signal?: AbortSignal | undefined;
};

/** The queue is full: this person, or all together, asked for too much at once. */
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

/** The thread took too long, ran out of memory or died. The next work gets a new thread. */
export class WorkFailedError extends Error {
  override name = 'WorkFailedError';
}
