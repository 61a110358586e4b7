import { globSync } from 'node:fs';
import { root } from './repository.ts';
import type { Step } from './steps.ts';

/** Everything that is found by reading, without running the product. */
export function staticSteps(): Step[] {
  // Those of the browser have settings of their own; everything else is one program, so that no file is checked twice.
  const projects = globSync(['{apps,packages}/*/tsconfig.json', '*/tsconfig.json', 'tsconfig.json'], { cwd: root });
  const check = (name: string, file: string): Step => ({ name, command: 'node', args: [`scripts/checks/${file}.ts`] });
  return [
    // The longest first. One checker each (tsconfig.base.json): several compare the same types again.
    ...projects.sort().map((project) => ({
      name: `types of ${project.replace(/.?tsconfig\.json$/, '').replaceAll('\\', '/') || 'API, packages and tools'}`,
      command: 'tsc',
      args: ['-p', project],
      // The compiler is a program in Go, and spends a quarter of its time on freeing memory (docs/decisions/0053).
      env: { GOGC: '400' },
    })),
    { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings'] },
    { name: 'dead code and dependencies', command: 'knip', args: [] },
    check('import directions', 'import-directions'),
    check('names', 'names'),
    check('messages', 'messages'),
    check('documents', 'docs'),
    check('lockfile', 'lockfile'),
    { name: 'generated documents', command: 'node', args: ['scripts/generate.ts', '--check'] },
    check('file length', 'file-length'),
    check('small files', 'small-files'),
    check('query keys', 'query-keys'),
  ];
}
