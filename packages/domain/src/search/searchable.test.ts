import { expect, test } from 'vitest';
import { searchable } from './searchable.ts';

test('accents and capitals make no difference to a search', () => {
  expect(searchable('José ÑÁÑEZ')).toBe('jose nanez');
  expect(searchable('Güímar')).toBe('guimar');
});
