/** How old a list may be for somebody who neither changed anything in it nor heard of a change. */
export const mostBehindMs = 10_000;

/** With four looks a second this covers more than `mostBehindMs`. Older positions of the primary are of no use. */
const mostMarks = 100;

type Mark = { at: number; written: string };
type Look = { at: number; held: readonly string[] };

const everybody = '*';

/**
 * How far a replica has come, by what was seen of both servers. Time is that of this process alone: it knows when it saw
 * the primary at a position and whether the replica has it, so that the clocks of machines do not matter, and a server
 * on which nothing happens is not behind.
 */
export class Progress {
  #replayed: string | null = null;
  #database: string | null = null;
  /** When the primary was where the replica is now. */
  #currentAt = Number.NEGATIVE_INFINITY;
  #marks: Mark[] = [];
  /** Who waits for a position; null until it is known. */
  readonly #held = new Map<string, string | null>();

  /** Before the servers are asked: what is held back from now on waits for the next look. */
  begin(at: number): Look {
    return { at, held: [...this.#held].filter(([, position]) => position === null).map(([key]) => key) };
  }

  /** What they said; null for one that did not answer. */
  note({ at, held }: Look, primary: { inserted: string; written: string } | null, replayed: string | null): void {
    if (primary) {
      this.#database = databaseOf(primary.written);
      this.#marks.push({ at, written: primary.written });
      for (const key of held) if (this.#held.get(key) === null) this.#held.set(key, primary.inserted);
    }
    this.#replayed = replayed !== null && databaseOf(replayed) === this.#database ? replayed : null;
    const reached = this.#marks.findLastIndex(({ written }) => this.#reaches(written));
    if (reached >= 0) this.#currentAt = this.#marks[reached]?.at ?? this.#currentAt;
    this.#marks = this.#marks.slice(reached + 1).slice(-mostMarks);
    for (const [key, position] of this.#held) if (position !== null && this.#reaches(position)) this.#held.delete(key);
  }

  holdBack(userId: string | null): void {
    this.#held.set(userId ?? everybody, null);
  }

  behindMs(now: number): number {
    return now - this.#currentAt;
  }

  isUsable(now: number): boolean {
    return this.#replayed !== null && this.behindMs(now) <= mostBehindMs;
  }

  has(position: string, people: readonly (string | null)[], now: number): boolean {
    if (!this.isUsable(now) || !this.#reaches(position) || this.#held.has(everybody)) return false;
    return people.every((userId) => userId === null || !this.#held.has(userId));
  }

  #reaches(position: string): boolean {
    return this.#replayed !== null && databaseOf(position) === this.#database && position <= this.#replayed;
  }
}

const databaseOf = (position: string): string => position.slice(0, position.indexOf('.'));
