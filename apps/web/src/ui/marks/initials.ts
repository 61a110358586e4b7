/** Words that join a name without being part of its initials: "Hospital de la Ribera" is HR. */
const joiners = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'el',
  'y',
  'e',
  'i',
  'da',
  'do',
  'dos',
  'van',
  'von',
  'of',
  'the',
]);

/** Up to two letters: of the first word and of the next one that is not a joiner. */
export function initials(name: string): string {
  const words = name.split(/[\s·-]+/u).filter((word) => /^\p{L}/u.test(word));
  const counting = words.filter((word) => !joiners.has(word.toLocaleLowerCase('es')));
  return (counting.length > 0 ? counting : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('es') ?? '')
    .join('');
}

/** The first one's, and how many more there are: "RA +1". */
export function initialsOfAll([first, ...others]: readonly { name: string }[]): string {
  if (!first) return '';
  return others.length > 0 ? `${initials(first.name)} +${others.length}` : initials(first.name);
}
