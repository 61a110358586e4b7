import { expect, test } from 'vitest';
import { seal, unseal } from './secret-keys.ts';

const [key, otherKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];

test('what is sealed for one person is nothing in the row of another, nor under another key', () => {
  const sealed = seal(key, 'JBSWY3DPEHPK3PXP', 'ana');
  expect(unseal(key, sealed, 'ana')).toBe('JBSWY3DPEHPK3PXP');
  expect(unseal(key, sealed, 'luis')).toBeNull();
  expect(unseal(otherKey, sealed, 'ana')).toBeNull();
  expect(unseal(key, '', 'ana')).toBeNull();
  expect(seal(key, 'JBSWY3DPEHPK3PXP', 'ana')).not.toBe(sealed);
});

test.each(['one', 'four', 'three'])('a sealed text with another last character opens nothing (%s)', (text) => {
  const sealed = seal(key, text, 'ana');
  const opened = characters.filter((last) => unseal(key, `${sealed.slice(0, -1)}${last}`, 'ana') !== null);
  expect(opened).toEqual([sealed.at(-1)]);
  expect(unseal(key, `${sealed}=`, 'ana')).toBeNull();
});
