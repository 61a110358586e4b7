import { expect, test } from 'vitest';
import { hasHospitalRight } from '../hospitals/hospital.policy.ts';
import { hospitalRoles } from '../hospitals/hospital.ts';
import { mentionOf, mentionsIn, noteRight, splitNote } from './note.ts';

const marta = '01900000-0000-7000-8000-000000000001';
const ricardo = '01900000-0000-7000-8000-000000000002';

test('a note is words and people, in order', () => {
  expect(splitNote(`Hola ${mentionOf(marta)}, ¿la vemos con ${mentionOf(ricardo)}?`)).toEqual([
    { text: 'Hola ' },
    { mention: marta },
    { text: ', ¿la vemos con ' },
    { mention: ricardo },
    { text: '?' },
  ]);
  expect(splitNote(mentionOf(marta))).toEqual([{ mention: marta }]);
  expect(splitNote('')).toEqual([]);
});

test('what only looks like a mention is words', () => {
  const note = 'marta@hospital.example @[nadie] @[01900000-0000-7000-8000-00000000000g] <b>@Marta</b>';
  expect(splitNote(note)).toEqual([{ text: note }]);
});

test('everybody is named once', () => {
  expect(mentionsIn(`${mentionOf(marta)} ${mentionOf(ricardo)} ${mentionOf(marta)}`)).toEqual([marta, ricardo]);
});

test('whoever runs candidacies may write notes', () => {
  for (const role of hospitalRoles) {
    expect(hasHospitalRight(role, noteRight) || !hasHospitalRight(role, 'runCandidacies')).toBe(true);
  }
});
