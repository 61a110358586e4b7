export const quickAnswerLimits = {
  /** For each hospital. */
  count: 30,
  title: 40,
  /** In each language; shorter than a message, so that something can be added. */
  text: 2000,
} as const;

type Words = { es: string; en: string };

/** In the language asked for, or in the only one that it has. */
export function wordsOf({ es, en }: Words, locale: keyof Words): string {
  const own = { es, en }[locale];
  return own !== '' ? own : es !== '' ? es : en;
}

type Ordered = { title: string; uses: number };

/** What is used most comes first, the rest by name. */
export const inOrder = (one: Ordered, other: Ordered): number =>
  other.uses - one.uses || one.title.localeCompare(other.title, 'es');
