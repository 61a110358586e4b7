import { expect, test } from 'vitest';
import { withAccents } from './accents.ts';

test('specialities and communities get their accents back, other words stay as they are', () => {
  expect(withAccents('cardiologia')).toBe('cardiología');
  expect(withAccents('cataluna')).toBe('cataluña');
  expect(withAccents('guardia')).toBe('guardia');
});
