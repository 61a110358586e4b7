import { mentionOf } from '@fonendo/domain/candidacies/note';
import { expect, test } from 'vitest';
import { colleaguesLike, mentionAt, toShown, toStored } from './mention-text.ts';

const ana = { id: '01900000-0000-7000-8000-000000000001', name: 'Ana Ruiz' };
const anaGil = { id: '01900000-0000-7000-8000-000000000002', name: 'Ana Ruiz Gil' };
const ines = { id: '01900000-0000-7000-8000-000000000003', name: 'Inés O’Donnell (Urgencias)' };
const team = [ana, anaGil, ines];

test('a note goes into the editor and back unchanged', () => {
  const note = `${mentionOf(anaGil.id)}, ¿la ves con ${mentionOf(ana.id)}? Gracias, ${mentionOf(ines.id)}.`;
  const shown = '@Ana Ruiz Gil, ¿la ves con @Ana Ruiz? Gracias, @Inés O’Donnell (Urgencias).';
  expect(toShown(note, team, 'x')).toBe(shown);
  expect(toStored(shown, team)).toBe(note);
});

test('who left is words, and stays words', () => {
  const shown = toShown(`Hola ${mentionOf(ana.id)}`, [ines], 'Antiguo miembro del equipo');
  expect(shown).toBe('Hola @Antiguo miembro del equipo');
  expect(toStored(shown, [ines])).toBe(shown);
});

test('a name that only begins like one is nobody’s', () => {
  expect(toStored('@Ana Ruizón y ana@hospital.example', team)).toBe('@Ana Ruizón y ana@hospital.example');
});

test('of two people with one name it is who was picked', () => {
  const twin = { ...ana, id: '01900000-0000-7000-8000-000000000009' };
  expect(toStored('@Ana Ruiz', [ana, twin], [twin])).toBe(mentionOf(twin.id));
});

test.each([
  ['@', 1, { start: 0, query: '' }],
  ['Hola @An', 8, { start: 5, query: 'An' }],
  ['Hola @Ana Ru', 12, { start: 5, query: 'Ana Ru' }],
  ['Hola @Ana y más', 8, { start: 5, query: 'An' }],
  ['ana@hospital', 12, null],
  ['Hola', 4, null],
  ['@Ana ya lo ha visto', 19, null],
])('in «%s» at %i somebody is being named: %o', (text, caret, expected) => {
  expect(mentionAt(text, caret)).toEqual(expected);
});

test('found by any word of the name, without accents', () => {
  expect(colleaguesLike(team, 'ines')).toEqual([ines]);
  expect(colleaguesLike(team, 'ru')).toEqual([ana, anaGil]);
  expect(colleaguesLike(team, '')).toEqual(team);
  expect(colleaguesLike(team, 'uiz')).toEqual([]);
});
