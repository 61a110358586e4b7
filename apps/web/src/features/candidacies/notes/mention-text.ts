import { mentionOf, splitNote } from '@fonendo/domain/candidacies/note';
import { searchable } from '@fonendo/domain/search/searchable';

type Person = { id: string; name: string };

/** A note as it is edited: colleagues by their names. Who no longer works there is words, not a mention. */
export const toShown = (note: string, colleagues: readonly Person[], former: string): string =>
  splitNote(note)
    .map((part) => ('text' in part ? part.text : `@${nameOf(part.mention, colleagues) ?? former}`))
    .join('');

export const nameOf = (id: string, colleagues: readonly Person[]): string | undefined =>
  colleagues.find((colleague) => colleague.id === id)?.name;

/**
 * A note as it is kept: every `@name` of a colleague becomes a mention. The longest name first, or «@Ana Ruiz» would
 * be found in «@Ana Ruiz Gil»; of two people with one name, whoever was picked from the list.
 */
export function toStored(shown: string, colleagues: readonly Person[], picked: readonly Person[] = []): string {
  const people = [...picked, ...colleagues].toSorted((one, other) => other.name.length - one.name.length);
  return people.reduce(
    (text, { id, name }) => text.replaceAll(new RegExp(`@${escaped(name)}(?![\\p{L}\\p{N}])`, 'gu'), mentionOf(id)),
    shown,
  );
}

/** What is being typed after an @ before the caret, and where it begins; null where nobody is being named. */
export function mentionAt(text: string, caret: number): { start: number; query: string } | null {
  const found = /(?:^|\s)@([\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]*){0,2})$/u.exec(text.slice(0, caret));
  if (!found) return null;
  const query = found[1] ?? '';
  return { start: caret - query.length - 1, query };
}

/** Those whose name has a word that begins like this, accents ignored. */
export function colleaguesLike<One extends Person>(colleagues: readonly One[], query: string): One[] {
  const wanted = searchable(query);
  return colleagues.filter(({ name }) => ` ${searchable(name)}`.includes(` ${wanted}`));
}

/** Names may hold signs that mean something in a pattern. */
const escaped = (name: string) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
