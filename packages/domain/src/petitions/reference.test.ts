import { expect, test } from 'vitest';
import { readTypedReference } from './reference.ts';

test.each([
  'HOM-2026-004217',
  'hom2026004217',
  'hom-2026004217',
  'HOM-2026-04217',
  'hom20264217',
  '2026-4217',
  'HOM/2026/004217',
])('%s is HOM-2026-004217', (typed) => expect(readTypedReference(typed)?.exact).toBe('HOM-2026-004217'));

test('with a digit left out it may be any that has it', () => {
  const { exact, near } = readTypedReference('HOM-2026-12346') ?? { exact: '', near: [] };
  expect(exact).toBe('HOM-2026-012346');
  expect(near).toEqual(expect.arrayContaining(['HOM-2026-123456', 'HOM-2026-712346', 'HOM-2026-123460']));
  expect(near).not.toContain(exact);
  expect(readTypedReference('HOM-2026-004217')?.near).toEqual([]);
});

test.each(['HOM-2026', 'hom', '2026', 'HOM-1999-000001', 'HOM-2026-0042171', 'REGAGE26e00077123', 'F2026-000042'])(
  '%s is none',
  (typed) => expect(readTypedReference(typed)).toBeNull(),
);
