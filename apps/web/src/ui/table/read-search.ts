import { readWords } from './address.ts';
import { parseSort } from './table-search.ts';

/** Reads one word of an address; undefined or empty if it makes no sense. */
type Field<Value extends string> = (word: string) => Value | undefined;

type Fields = Readonly<Record<string, Field<string>>>;

/** The search that these fields read. */
export type SearchOf<Known extends Fields> = { [Key in keyof Known]?: NonNullable<ReturnType<Known[Key]>> };

/** Turns an address into a search of these fields, and drops what makes no sense. */
export function readSearch<Known extends Fields>(raw: Readonly<Record<string, unknown>>, fields: Known) {
  const words: Record<string, string | undefined> = readWords(raw, Object.keys(fields));
  const read = Object.entries(fields).flatMap(([key, field]) => {
    const word = words[key];
    const value = word === undefined ? undefined : field(word);
    return value ? [[key, value]] : [];
  });
  return Object.fromEntries(read) as SearchOf<Known>;
}

export const text: Field<string> = (word) => word.trim();

export const matching =
  (pattern: RegExp): Field<string> =>
  (word) =>
    pattern.test(word) ? word : undefined;

/** `2026-03-10` */
export const day = matching(/^\d{4}-\d{2}-\d{2}$/);

/** `2026-03` */
export const month = matching(/^20\d\d-(0[1-9]|1[0-2])$/);

export const uuid = matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i);

export const oneOf =
  <Value extends string>(values: readonly Value[]): Field<Value> =>
  (word) =>
    values.find((value) => value === word);

/** Several values, separated by commas. */
export const someOf =
  (values: readonly string[]): Field<string> =>
  (word) =>
    word
      .split(',')
      .filter((value) => values.includes(value))
      .join();

/** `created` or `-created`, if the list can be sorted by it. */
export const sortedBy =
  (keys: readonly string[]): Field<string> =>
  (word) =>
    keys.some((key) => key === parseSort(word)?.key) ? word : undefined;
