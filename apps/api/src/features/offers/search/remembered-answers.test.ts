import { expect, test } from 'vitest';
import { rememberAnswers } from './remembered-answers.ts';

const forMs = 5_000;

function build() {
  const clock = { at: Date.parse('2026-11-16T09:00:00Z') };
  return { clock, answers: rememberAnswers<number>(() => new Date(clock.at), forMs) };
}

test('an answer is known for its time, whatever the order of its question', () => {
  const { clock, answers } = build();
  answers.note({ words: 'medic', community: ['ES-MD'] }, 7);
  clock.at += forMs - 1;
  expect(answers.of({ community: ['ES-MD'], words: 'medic' })).toBe(7);
  expect(answers.of({ community: ['ES-MD'], words: 'medico' })).toBeUndefined();
  clock.at += 1;
  expect(answers.of({ community: ['ES-MD'], words: 'medic' })).toBeUndefined();
});

test('noting it again does not prolong it', () => {
  const { clock, answers } = build();
  answers.note({ words: 'medic' }, 7);
  clock.at += forMs - 1;
  answers.note({ words: 'medic' }, 8);
  expect(answers.of({ words: 'medic' })).toBe(7);
  clock.at += 1;
  expect(answers.of({ words: 'medic' })).toBeUndefined();
  answers.note({ words: 'medic' }, 8);
  expect(answers.of({ words: 'medic' })).toBe(8);
});

test('no more than a thousand are kept, the oldest go first', () => {
  const { answers } = build();
  for (let n = 0; n <= 1_000; n += 1) answers.note({ words: `${n}` }, n);
  expect(answers.of({ words: '0' })).toBeUndefined();
  expect(answers.of({ words: '1' })).toBe(1);
  expect(answers.of({ words: '1000' })).toBe(1_000);
});
