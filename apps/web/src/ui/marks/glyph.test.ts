import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const masks = new Map(
  Array.from(read('./glyph.module.css').matchAll(/data-icon="([\w-]+)"\][^"]*url\("([^"]+)"/g), ([, name, url]) => [
    name ?? '',
    decodeURIComponent(url ?? ''),
  ]),
);

test('every icon that may be named has its mask', () => {
  const names = Array.from(read('./glyph.tsx').matchAll(/\| '([\w-]+)'/g), ([, name]) => name);
  expect(names.length).toBeGreaterThan(0);
  expect([...masks.keys()].toSorted()).toEqual(names.toSorted());
});

test.each([...masks])('the mask %s is drawn as the library draws it', (name, mask) => {
  const icon = read(`../../../../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
  const [, nodes = ''] = /node: (.*?)\n\};/s.exec(icon) ?? [];
  const attributes = /\b(?!key\b)(\w+): "([^"]*)"/g;
  const drawn = Array.from(nodes.matchAll(attributes), ([, attribute, value]) => `${attribute}='${value}'`);
  expect(drawn.length).toBeGreaterThan(0);
  const [, shapes = ''] = /<svg [^>]*>(.*)<\/svg>/.exec(mask) ?? [];
  expect(Array.from(shapes.matchAll(/\w+='[^']*'/g), ([attribute]) => attribute)).toEqual(drawn);
});
