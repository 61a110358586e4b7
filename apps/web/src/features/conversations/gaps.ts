const gap = /\[[^[\]]+\]/;

/** The first gap of a quick answer that is still to be filled in: `[día]`. */
export function gapIn(text: string): { words: string; from: number; to: number } | null {
  const found = gap.exec(text);
  return found ? { words: found[0], from: found.index, to: found.index + found[0].length } : null;
}
