import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

export type Source = { path: string; text: string };

export type Import = {
  /** What is imported: a path from the root of the repository, or the name of an npm or Node module. */
  target: string;
  isFile: boolean;
  /** `import type` leaves nothing behind at run time; `import { type X }` still loads the module. */
  typeOnly: boolean;
  /** `import()`, which loads the module on demand. */
  onDemand: boolean;
  line: number;
};

/** Every static, dynamic and re-exporting import of a module. */
export function importsOf({ path, text }: Source): Import[] {
  const { module } = parseSync(path, text);
  const found: { specifier: string; start: number; typeOnly: boolean; onDemand?: true }[] = [];
  for (const { moduleRequest, start } of module.staticImports) {
    found.push({ specifier: moduleRequest.value, start, typeOnly: text.startsWith('import type', start) });
  }
  for (const { entries, start } of module.staticExports) {
    const specifier = entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value;
    if (specifier) found.push({ specifier, start, typeOnly: text.startsWith('export type', start) });
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const literal = /^(['"`])([^$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2]) found.push({ specifier: literal[2], start, typeOnly: false, onDemand: true });
  }
  return found.map(({ specifier, start, typeOnly, onDemand = false }) => ({
    ...resolve(path, specifier),
    ...{ typeOnly, onDemand },
    line: text.slice(0, start).split('\n').length,
  }));
}

/** True for a module that holds nothing of its own and only passes on what others export. */
export function onlyReexports({ path, text }: Source): boolean {
  const { program } = parseSync(path, text);
  return (
    program.body.length > 0 &&
    program.body.every(
      (statement) =>
        statement.type === 'ExportAllDeclaration' ||
        (statement.type === 'ExportNamedDeclaration' && statement.source !== null),
    )
  );
}

function resolve(from: string, specifier: string): { target: string; isFile: boolean } {
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
    return { target, isFile: true };
  }
  const own = /^@fonendo\/([^/]+)\/(.+)$/.exec(specifier);
  if (own) {
    const folder = own[1] === 'api' || own[1] === 'web' ? `apps/${own[1]}` : `packages/${own[1]}`;
    return { target: `${folder}/src/${own[2]}.ts`, isFile: true };
  }
  return { target: specifier, isFile: false };
}
