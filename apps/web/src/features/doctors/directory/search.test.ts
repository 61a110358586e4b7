import { expect, test } from 'vitest';
import { parseDirectoryAddress } from './address.ts';
import { filterOf } from './search.ts';

test('an address becomes what the server understands', () => {
  const address = parseDirectoryAddress({ q: ' Ñáñez ', speciality: 'Cardiología', certification: 'recognised', x: 1 });
  expect(filterOf(address)).toEqual({ search: 'Ñáñez', speciality: 'Cardiología', certification: 'recognised' });
});

test('what makes no sense is dropped', () => {
  const address = parseDirectoryAddress({ q: 28, speciality: 'Astrología', certification: ['recognised'] });
  expect(filterOf(address)).toEqual({ search: '28' });
  expect(filterOf(parseDirectoryAddress({ q: '  ' }))).toEqual({});
});
