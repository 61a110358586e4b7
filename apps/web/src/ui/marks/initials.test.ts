import { describe, expect, it } from 'vitest';
import { initials, initialsOfAll } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Valentina Restrepo Gaviria', 'VR'],
    ['Hospital de la Ribera', 'HR'],
    ['Ángela de los Ríos', 'ÁR'],
    ['ñusta', 'Ñ'],
    ['El Y', 'EY'],
    ['María-José Núñez', 'MJ'],
    ['', ''],
    ['   ', ''],
    ['123 Clínica', 'C'],
  ])('%j gives %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe('initialsOfAll', () => {
  it.each([
    [[], ''],
    [['Rocío Alemany'], 'RA'],
    [['Rocío Alemany', 'Elena Cuesta'], 'RA +1'],
    [['Rocío Alemany', 'Elena Cuesta', 'Marcos Lledó'], 'RA +2'],
  ])('%j gives %j', (names, mark) => {
    expect(initialsOfAll(names.map((name) => ({ name })))).toBe(mark);
  });
});
