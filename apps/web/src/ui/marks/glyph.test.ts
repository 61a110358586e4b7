import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const namesIn = (file: string, pattern: RegExp): string[] => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return Array.from(text.matchAll(pattern), ([, name = '']) => name).toSorted();
};

test('every icon that may be named has its mask', () => {
  const masks = namesIn('./glyph.module.css', /data-icon="([\w-]+)"/g);
  expect(masks.length).toBeGreaterThan(0);
  expect(masks).toEqual(namesIn('./glyph.tsx', /\| '([\w-]+)'/g));
});
