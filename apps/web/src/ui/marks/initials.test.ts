import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

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
