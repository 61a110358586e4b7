import { mentionOf, splitNote } from '@fonendo/domain/candidacies/note';
import { searchable } from '@fonendo/domain/search/searchable';

type Person = { id: string; name: string };

/** A note for editing: mentions are shown as names. Former colleagues become plain text. */
export const toShown = (note: string, colleagues: readonly Person[], former: string): string =>
  splitNote(note)
    .map((part) => ('text' in part ? part.text : `@${nameOf(part.mention, colleagues) ?? former}`))
    .join('');

export const nameOf = (id: string, colleagues: readonly Person[]): string | undefined =>
  colleagues.find((colleague) => colleague.id === id)?.name;

/**
 * A note for storing: every `@name` of a colleague becomes a mention. The longest name first, or «@Ana Ruiz» would be
 * found in «@Ana Ruiz Gil»; of two people with the same name, the one picked from the list.
 */
export function toStored(shown: string, colleagues: readonly Person[], picked: readonly Person[] = []): string {
  const people = [...picked, ...colleagues].toSorted((one, other) => other.name.length - one.name.length);
  return people.reduce(
    (text, { id, name }) => text.replaceAll(new RegExp(`@${escaped(name)}(?![\\p{L}\\p{N}])`, 'gu'), mentionOf(id)),
    shown,
  );
}

/** What is typed after an @ before the caret, and where it begins; null if no mention is being typed. */
export function mentionAt(text: string, caret: number): { start: number; query: string } | null {
  const found = /(?:^|\s)@([\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]*){0,2})$/u.exec(text.slice(0, caret));
  if (!found) return null;
  const query = found[1] ?? '';
  return { start: caret - query.length - 1, query };
}

/** Colleagues with a word in their name that begins like this, ignoring accents. */
export function colleaguesLike<One extends Person>(colleagues: readonly One[], query: string): One[] {
  const wanted = searchable(query);
  return colleagues.filter(({ name }) => ` ${searchable(name)}`.includes(` ${wanted}`));
}

/** Names may contain special characters of regular expressions. */
const escaped = (name: string) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
