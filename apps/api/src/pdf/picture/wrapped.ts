const ellipsis = '…';

/** Words in lines of a width; what does not fit into so many lines ends with an ellipsis. */
export function wrapped(text: string, measure: (text: string) => number, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || measure(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  const kept = lines.slice(0, most);
  const last = kept.at(-1);
  if (last !== undefined && lines.length > most) kept[kept.length - 1] = last + ellipsis;
  // One word may be wider than a line by itself.
  return kept.map((shown) => (measure(shown) <= width ? shown : shortened(shown, measure, width)));
}

/** By whole words, and a single one by letters. Neither a comma nor a dash stands before the ellipsis. */
function shortened(text: string, measure: (text: string) => number, width: number): string {
  const ended = (words: string) => words.replace(/[\s,;:.·…/–-]+$/, '') + ellipsis;
  let cut = text;
  while (measure(ended(cut)) > width && cut.includes(' ')) cut = cut.slice(0, cut.lastIndexOf(' '));
  const letters = [...ended(cut).slice(0, -1)];
  while (letters.length > 1 && measure(ended(letters.join(''))) > width) letters.pop();
  return ended(letters.join(''));
}
