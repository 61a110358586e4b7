/** The mail of a decision waits so long: taken back by then, nobody is told of it. */
export const undoMs = 10_000;
