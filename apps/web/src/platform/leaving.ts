type Step = () => boolean | Promise<boolean>;

const steps = new Set<Step>();
let leaving = false;

/** Registers what has to happen before the page is left for another account; false stays. Returns how to take it back. */
export function beforeLeaving(step: Step): () => void {
  steps.add(step);
  return () => void steps.delete(step);
}

/** True once everybody was asked: the browser need not ask again. */
export const isLeaving = (): boolean => leaving;

/**
 * Leaves the page together with its session. Before that unsent text is sent, while its author is still signed in, and
 * a person who would lose something is asked.
 */
export async function leavePage(go: () => void): Promise<void> {
  for (const step of [...steps]) if (!(await step())) return;
  leaving = true;
  go();
}
