/** Up to here totals are exact; beyond it nobody has to count. */
const exactUpTo = 10_000;

/** The values under a path like `items[].id`; a part in brackets goes through a list. */
export function valuesAt(answer: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (found, part) => {
      const name = part.replace('[]', '');
      const next = found.map((value) => (value as Record<string, unknown> | null)?.[name]);
      return part.endsWith('[]') ? next.flatMap((value) => (Array.isArray(value) ? value : [])) : next;
    },
    [answer],
  );
}

/** Which of these paths lead to something else in one answer than in the other. */
export function differences(one: unknown, other: unknown, paths: readonly string[]): string[] {
  const bounded = (value: unknown) => (typeof value === 'number' ? Math.min(value, exactUpTo) : value);
  const written = (answer: unknown, path: string) => JSON.stringify(valuesAt(answer, path).map(bounded));
  return paths.filter((path) => written(one, path) !== written(other, path));
}
