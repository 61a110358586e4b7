const gap = /\[[^[\]]+\]/;

/** The first gap of a quick answer that is still to be filled in: `[día]`. */
export function gapIn(text: string): { words: string; from: number; to: number } | null {
  const found = gap.exec(text);
  return found ? { words: found[0], from: found.index, to: found.index + found[0].length } : null;
}

/** The text in pieces, for showing where something is still to be filled in. */
export function piecesOf(text: string): { from: number; words: string; isGap: boolean }[] {
  const pieces = [];
  let from = 0;
  for (let rest = text; rest !== ''; ) {
    const found = gapIn(rest);
    const before = found ? rest.slice(0, found.from) : rest;
    if (before !== '') pieces.push({ from, words: before, isGap: false });
    if (found) pieces.push({ from: from + found.from, words: found.words, isGap: true });
    from += found?.to ?? rest.length;
    rest = text.slice(from);
  }
  return pieces;
}
