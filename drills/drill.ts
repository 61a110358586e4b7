import type { Scene } from './scene/scene.ts';

/** What a rehearsal did and found. Every problem is a bar that was missed. */
export type Findings = { tried: string; acknowledged: string; found: string; problems: readonly string[] };

export type Drill = {
  name: string;
  /** What is rehearsed, in a sentence. */
  what: string;
  /** Null where this machine cannot rehearse it; the reason is printed where it is found. */
  run: (scene: Scene) => Promise<Findings | { impossible: string }>;
};

/** A problem for each sentence that does not hold. */
export const unless = (checks: readonly (readonly [boolean, string])[]): string[] =>
  checks.filter(([holds]) => !holds).map(([, problem]) => problem);
