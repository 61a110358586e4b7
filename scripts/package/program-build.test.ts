import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { buildPrograms } from '../../apps/api/build/program-build.ts';
import { root } from '../repository.ts';

test('a built program holds ASCII only, and says the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fonendo-program-'));
  try {
    const source = join(folder, 'said.ts');
    await writeFile(
      source,
      `// ñ, and more than Latin: …
      const tag = (texts: TemplateStringsArray, value: string) => texts.join(value);
      export const said = [tag\`\${'12'} € – \${'3'}\`, 'Málaga…', /^[–€]$/.test('€'), '👩‍⚕️'];`,
    );
    await buildPrograms({ said: relative(root, source) }, { to: folder, apart: [] });
    expect(await readFile(join(folder, 'said.js'), 'utf8')).toMatch(/^[\0-\x7f]+$/);
    const { said } = await import(pathToFileURL(join(folder, 'said.js')).href);
    expect(said).toEqual(['12 € – 12', 'Málaga…', true, '👩‍⚕️']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
