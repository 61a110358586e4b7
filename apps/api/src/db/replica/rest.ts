/** A read that the replica leaves unanswered for so long is the primary's: lists and searches take tenths of a second. */
export const answerWithinMs = 3_000;
/** How long it is left alone then. */
const restMs = 10_000;

/**
 * A replica that says how far it is and leaves reads unanswered: its disk hangs, or a lock that it replayed. Nobody else
 * waits for it until it had its rest. After that one request tries it, and only an answer lets the others follow.
 */
export class Rest {
  #since: number | null = null;

  begin(now: number): void {
    this.#since = now;
  }

  /** By an answer. One to a question of before says nothing: another connection may have got it, or another table. */
  end(askedAt: number): void {
    if (this.#since !== null && askedAt >= this.#since) this.#since = null;
  }

  isOver(now: number): boolean {
    return this.#since === null || now >= this.#since + restMs;
  }

  /** Whether this request may go there: all of them, none, or the one that tries. */
  letsTry(now: number): boolean {
    if (!this.isOver(now)) return false;
    if (this.#since !== null) this.begin(now);
    return true;
  }
}
