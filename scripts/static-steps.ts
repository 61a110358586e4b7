import { globSync } from 'node:fs';
import { root } from './repository.ts';
import type { Step } from './steps.ts';

/** Everything that is found by reading, without running the product. */
export function staticSteps(): Step[] {
  const projects = globSync(['{apps,packages}/*/tsconfig.json', '*/tsconfig.json'], { cwd: root }).sort();
  const check = (name: string, file: string): Step => ({ name, command: 'node', args: [`scripts/checks/${file}.ts`] });
  return [
    { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings'] },
    ...projects.map((project) => ({
      name: `types of ${project.replace(/.tsconfig\.json$/, '').replaceAll('\\', '/')}`,
      command: 'tsc',
      args: ['-p', project],
    })),
    { name: 'dead code and dependencies', command: 'knip', args: [] },
    check('import directions', 'import-directions'),
    check('names', 'names'),
    check('messages', 'messages'),
    check('documents', 'docs'),
    check('lockfile', 'lockfile'),
    { name: 'generated documents', command: 'node', args: ['scripts/generate.ts', '--check'] },
    check('file length', 'file-length'),
    check('query keys', 'query-keys'),
  ];
}
