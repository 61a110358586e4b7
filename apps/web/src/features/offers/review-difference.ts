export type WordChange = { kind: 'same' | 'added' | 'removed'; text: string };

/** Word by word: what stayed, what is new and what is gone, in the order of reading. */
export function compareWords(before: string, after: string): WordChange[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const lengths = commonLengths(old, fresh);
  const changes: WordChange[] = [];
  const add = (kind: WordChange['kind'], text: string) => {
    const last = changes.at(-1);
    if (last?.kind === kind) last.text += text;
    else changes.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    const [was, is] = [old[i], fresh[j]];
    if (was !== undefined && was === is) {
      add('same', was);
      i += 1;
      j += 1;
    } else if (is === undefined || (was !== undefined && at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      add('removed', was ?? '');
      i += 1;
    } else {
      add('added', is);
      j += 1;
    }
  }
  return changes;
}

/** Words with the space that follows them: put together again they are the text. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** How many words the rests of both texts have in common, from each pair of places on. */
function commonLengths(old: readonly string[], fresh: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      const longest =
        old[i] === fresh[j] ? at(lengths, i + 1, j + 1) + 1 : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
      (lengths[i] as Uint16Array)[j] = longest;
    }
  }
  return lengths;
}

const at = (lengths: readonly Uint16Array[], i: number, j: number): number => lengths[i]?.[j] ?? 0;
