import { fill } from './fill.ts';

type Words = Readonly<Record<string, string>>;

export type SettingsLanguage = {
  /** `audit.settings` of one language. */
  texts: {
    readonly tax: Words;
    readonly added: string;
    readonly removed: string;
    readonly reasonAdded: string;
    readonly reasonRemoved: string;
    readonly reasonRenamed: string;
    readonly reasonReworded: string;
    readonly reasonsReordered: string;
  };
  /** "{field}: de {before} a {after}" */
  fromTo: string;
  /** The name of a document. */
  nameOf: (kind: string) => string;
  formatDay: (day: string) => string;
  tag: string;
};

type Facts = Readonly<Record<string, unknown>>;
type Reason = { title: string; message: string };

/** Sentences for settings that are more than a number; null for all others. */
export function describeSetting(key: string, before: unknown, after: unknown, language: SettingsLanguage) {
  if (!isFacts(before) || !isFacts(after)) return null;
  switch (key) {
    case 'taxTable':
      return describeTaxes(before, after, language);
    case 'holidays':
      return describeDays(before, after, language);
    case 'rejectionReasons':
      return Object.keys({ ...before, ...after }).flatMap((kind) =>
        describeReasons(listIn<Reason>(before, kind), listIn<Reason>(after, kind), kind, language),
      );
    default:
      return null;
  }
}

function describeTaxes(before: Facts, after: Facts, { texts, fromTo, tag }: SettingsLanguage): string[] {
  const rate = (value: unknown) =>
    (Number(value) / 10_000).toLocaleString(tag, { style: 'percent', maximumFractionDigits: 2 });
  return Object.keys(texts.tax)
    .filter((rule) => rule in after && before[rule] !== after[rule])
    .map((rule) =>
      fill(fromTo, { field: texts.tax[rule] ?? rule, before: rate(before[rule]), after: rate(after[rule]) }),
    );
}

/** Stored as differences from the national holidays; older entries contain all days. */
function describeDays(before: Facts, after: Facts, { texts, formatDay }: SettingsLanguage): string[] {
  const since = (one: Facts, name: string, other: Facts) => without(listIn<string>(one, name), listIn(other, name));
  const gained = [
    ...since(after, 'days', before),
    ...since(after, 'added', before),
    ...since(before, 'removed', after),
  ];
  const lost = [...since(before, 'days', after), ...since(before, 'added', after), ...since(after, 'removed', before)];
  const sentence = (text: string, days: readonly string[]) =>
    days.length === 0 ? [] : [fill(text, { days: days.map(formatDay).join('; ') })];
  return [...sentence(texts.added, gained.toSorted()), ...sentence(texts.removed, lost.toSorted())];
}

/** A reason is identified by its title; one with another title and the same message was renamed. */
function describeReasons(
  before: readonly Reason[],
  after: readonly Reason[],
  kind: string,
  { texts, nameOf }: SettingsLanguage,
): string[] {
  const document = nameOf(kind);
  const reworded = pair(before, after, (one, other) => one.title === other.title);
  const renamed = pair(reworded.left, reworded.right, (one, other) => one.message === other.message);
  const sentences = [
    ...renamed.right.map(({ title }) => fill(texts.reasonAdded, { document, title })),
    ...renamed.left.map(({ title }) => fill(texts.reasonRemoved, { document, title })),
    ...renamed.pairs.map(([was, is]) => fill(texts.reasonRenamed, { document, before: was.title, after: is.title })),
    ...reworded.pairs
      .filter(([was, is]) => was.message !== is.message)
      .map(([{ title, message }, is]) =>
        fill(texts.reasonReworded, { document, title, before: message, after: is.message }),
      ),
  ];
  const moved = before.some(({ title }, index) => title !== after[index]?.title);
  return sentences.length === 0 && moved ? [fill(texts.reasonsReordered, { document })] : sentences;
}

/** Pairs each item with the first similar one, and returns what is left on either side. */
function pair<Item>(before: readonly Item[], after: readonly Item[], alike: (one: Item, other: Item) => boolean) {
  const right = [...after];
  const pairs: [Item, Item][] = [];
  const left = before.filter((one) => {
    const at = right.findIndex((other) => alike(one, other));
    if (at === -1) return true;
    pairs.push([one, ...right.splice(at, 1)] as [Item, Item]);
    return false;
  });
  return { pairs, left, right };
}

const without = (days: readonly string[], others: readonly string[]) => days.filter((day) => !others.includes(day));

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;

const listIn = <Item>(facts: Facts, name: string): Item[] => {
  const list = facts[name];
  return Array.isArray(list) ? list : [];
};
