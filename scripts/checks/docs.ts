import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, sourceFiles } from '../repository.ts';
import { reportAndExit } from './report.ts';
import { readSources } from './sources.ts';

export type Repository = {
  /** Does the path, which may hold `*`, lead to anything? */
  exists: (path: string) => boolean;
  /** The folders and files directly in the root. */
  topLevel: readonly string[];
  scripts: readonly string[];
};

/** Paths, links and npm scripts that a document names but the repository does not have. */
export function findBrokenReferences(file: string, text: string, repository: Repository): string[] {
  return text.split('\n').flatMap((line, index) => {
    const missing = [
      ...links(line).filter((link) => !repository.exists(join(dirname(file), link))),
      ...paths(line, repository.topLevel).filter((path) => !repository.exists(path)),
      ...npmScripts(line)
        .filter((script) => !repository.scripts.includes(script))
        .map((script) => `npm run ${script}`),
    ];
    return missing.map((name) => `${file}:${index + 1}: ${name} does not exist`);
  });
}

/** Documents, decisions and files that a comment of the sources names but the repository does not have. */
export function findBrokenCitations(file: string, text: string, { exists, topLevel }: Repository): string[] {
  return text.split('\n').flatMap((line, index) => {
    const [, comment = ''] = /^\s*(?:\/\/|\/?\*+)(.*)$/.exec(line) ?? [];
    return [...comment.matchAll(/[\w@./-]*\w/g)]
      .map(([name]) => name)
      .filter((name) => name.endsWith('.md') || topLevel.some((folder) => name.startsWith(`${folder}/`)))
      .filter((name) => !exists(name) && !exists(`${name}-*.md`))
      .map((name) => `${file}:${index + 1}: ${name} does not exist`);
  });
}

/** Markdown links and pictures inside the repository, without their anchors. */
const links = (line: string) =>
  [...line.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));

/** Code spans that begin with a folder or file of the root; `<noun>` stands for any name. */
function paths(line: string, topLevel: readonly string[]): string[] {
  return [...line.matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) =>
      code
        .replace(/^\.\//, '')
        .replace(/[:#]\d+$/, '')
        .replaceAll(/<[^>]+>|…/g, '*'),
    )
    .filter((code) => /^[\w.@*{},/-]+$/.test(code))
    .filter((code) => topLevel.some((name) => code === name || code.startsWith(`${name}/`)));
}

const npmScripts = (line: string) =>
  [...line.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, short]) => run ?? short ?? '');

/** Folders that exist only after a command ran: documents may speak of them. */
const madeByCommands = /^(node_modules|\.data|apps\/(api|web)\/dist)(\/|$)/;

if (import.meta.main) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const topLevel = globSync(['*', '.ci', '.data'], { cwd: root });
  const documents = [
    ...topLevel.filter((name) => name.endsWith('.md')),
    ...sourceFiles('docs').filter((name) => name.endsWith('.md')),
  ];
  const exists = (path: string) =>
    madeByCommands.test(path) || existsSync(join(root, path)) || globSync(path, { cwd: root }).length > 0;
  const repository = { exists, topLevel, scripts: Object.keys(scripts) };
  reportAndExit('Documents', [
    ...documents.flatMap((file) => findBrokenReferences(file, readFileSync(join(root, file), 'utf8'), repository)),
    ...readSources().flatMap(({ path, text }) => findBrokenCitations(path, text, repository)),
  ]);
}
