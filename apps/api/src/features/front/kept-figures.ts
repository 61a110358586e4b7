/** How old a public figure may be. */
export const figuresKeptMs = 60_000;

/**
 * Reads at most once a minute, and once for all who ask meanwhile: these figures count whole tables, and anybody may
 * ask for them as often as they like. What fails is not kept.
 */
export function keptFigures<Figures>(now: () => Date, read: () => Promise<Figures>): () => Promise<Figures> {
  let kept: { figures: Promise<Figures>; until: number } | null = null;
  return () => {
    if (kept && now().getTime() < kept.until) return kept.figures;
    const figures = read();
    const started = { figures, until: now().getTime() + figuresKeptMs };
    kept = started;
    figures.catch(() => {
      if (kept === started) kept = null;
    });
    return figures;
  };
}
