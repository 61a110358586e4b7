/** A read that the replica leaves unanswered for so long is the primary's: lists and searches take tenths of a second. */
export const answerWithinMs = 3_000;
/** How long it is left alone then. */
const restMs = 10_000;

/**
 * A replica that says how far it is and leaves reads unanswered: its disk hangs, or a lock that it replayed. Nobody else
 * waits for it until it had its rest. After that one request tries it, and only an answer lets the others follow.
 */
export class Rest {
  #until: number | null = null;

  begin(now: number): void {
    this.#until = now + restMs;
  }

  end(): void {
    this.#until = null;
  }

  isOver(now: number): boolean {
    return this.#until === null || now >= this.#until;
  }

  /** Whether this request may go there: all of them, none, or the one that tries. */
  letsTry(now: number): boolean {
    if (!this.isOver(now)) return false;
    if (this.#until !== null) this.begin(now);
    return true;
  }
}
