import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { PreciseImports } from './precise-imports.ts';

/** A library with a door, and a door behind it. */
const library = {
  'package.json': JSON.stringify({ name: 'library', type: 'module', sideEffects: false, exports: './index.js' }),
  'index.js': `'use client';
    import { Button } from './button.js';
    import { Menu as Popup } from './menu.js';
    export { Button, Popup as Menu };
    export { default as Close } from './icons.js';
    export * from './hooks.js';`,
  'button.js': `export const Button = 'button';`,
  'menu.js': `import { place } from './place.js'; export const Menu = place('menu');`,
  'place.js': `export const place = (what) => what;`,
  'icons.js': `export { default } from './close.js';`,
  'close.js': `export default 'close';`,
  'hooks.js': `export const useId = () => 1;`,
};

/** What each of these files needs, by its name. */
async function neededBy(files: Record<string, string>): Promise<Record<string, string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'fonendo-imports-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const all = { ...prefixed(library, 'node_modules/library/'), ...files };
  for (const [name, content] of Object.entries(all)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const found: Record<string, string[]> = {};
  const short = (id: string) => id.slice(id.lastIndexOf('/') + 1);
  await build({
    ...{ root: folder, configFile: false, logLevel: 'silent' },
    build: { write: false, rolldownOptions: { input: join(folder, 'page.tsx') } },
    plugins: [
      {
        name: 'test:needed',
        async buildEnd() {
          const imports = new PreciseImports(this);
          for (const id of this.getModuleIds()) found[short(id)] = (await imports.of(id)).map(short);
        },
      },
    ],
  });
  return found;
}

const prefixed = (files: Record<string, string>, folder: string) =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [folder + name, content]));

test('what is taken through the door of a library is what stands behind its name', async () => {
  const needed = await neededBy({ 'page.tsx': `import { Menu } from 'library'; console.log(Menu);` });
  expect(needed['page.tsx']).toEqual(['index.js', 'menu.js']);
  expect(needed['menu.js']).toEqual(['place.js']);
  // Nobody gets from the door to what was not asked for.
  expect(needed['index.js']).toEqual([]);
});

test('a name is followed through every door, whatever it is called on the way', async () => {
  const page = `import { Close as Cross, useId } from 'library'; console.log(Cross, useId);`;
  const needed = await neededBy({ 'page.tsx': page });
  expect(needed['page.tsx']).toEqual(['index.js', 'icons.js', 'close.js', 'hooks.js']);
});

test('whoever takes all of a library needs all of it', async () => {
  const needed = await neededBy({ 'page.tsx': `import * as all from 'library'; console.log(all);` });
  expect(needed['page.tsx']?.toSorted()).toEqual([
    'button.js',
    'close.js',
    'hooks.js',
    'icons.js',
    'index.js',
    'menu.js',
  ]);
});

test('a library that does something by itself is needed whole', async () => {
  const needed = await neededBy({
    'page.tsx': `import { Menu } from 'library'; console.log(Menu);`,
    'node_modules/library/package.json': JSON.stringify({ name: 'library', exports: './index.js' }),
  });
  expect(needed['page.tsx']).toEqual(['index.js']);
  expect(needed['index.js']).toEqual(['button.js', 'menu.js', 'icons.js', 'hooks.js']);
});

test('modules of our own and styles are needed whole, types not at all', async () => {
  const needed = await neededBy({
    'page.tsx': `import type { Row } from './row.ts'; import './page.css'; import { list } from './list.ts';
      const rows: Row[] = []; console.log(list, rows);`,
    'row.ts': 'export type Row = string;',
    'page.css': 'p { margin: 0 }',
    'list.ts': `export { list } from './parts.ts';`,
    'parts.ts': 'export const list = [];',
  });
  expect(needed['page.tsx']).toEqual(['page.css', 'list.ts']);
  expect(needed['list.ts']).toEqual(['parts.ts']);
});
