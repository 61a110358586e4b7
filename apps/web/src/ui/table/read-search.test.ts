import { expect, test } from 'vitest';
import { readWords } from './address.ts';
import { day, matching, month, oneOf, readSearch, someOf, sortedBy, text, uuid } from './read-search.ts';

test('words are read whatever the router made of them; other values and other keys are not', () => {
  const raw = {
    q: 24,
    paid: false,
    name: 'Ana',
    long: 'x'.repeat(500),
    empty: '',
    list: ['a'],
    none: null,
    other: 'b',
  };
  expect(readWords(raw, ['q', 'paid', 'name', 'long', 'empty', 'list', 'none'])).toEqual({
    q: '24',
    paid: 'false',
    name: 'Ana',
    long: 'x'.repeat(100),
  });
});

const id = '0198c5a0-0000-7000-8000-000000000001';
const fields = {
  q: text,
  status: oneOf(['open', 'closed']),
  groups: someOf(['admin', 'doctor']),
  on: day,
  in: month,
  user: uuid,
  step: matching(/^\d$/),
  sort: sortedBy(['name', 'created']),
};

test('a search holds what makes sense', () => {
  const raw = { q: ' Ana ', status: 'open', groups: 'doctor,thief,admin', on: '2026-03-10', in: '2026-03', user: id };
  expect(readSearch({ ...raw, step: 3, sort: '-created' }, fields)).toEqual({
    ...raw,
    q: 'Ana',
    groups: 'doctor,admin',
    step: '3',
    sort: '-created',
  });
});

test('and nothing else', () => {
  const raw = { q: '  ', status: 'sold', groups: 'thief', on: '10/03/2026', in: '2026-13', user: 'me', step: '33' };
  expect(readSearch({ ...raw, sort: 'constructor', other: 'x' }, fields)).toEqual({});
  expect(readSearch({}, fields)).toEqual({});
});
