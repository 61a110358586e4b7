import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes } from '@fonendo/contract/shared/errors.schema';
import { root } from '../repository.ts';
import { findMissingSingulars, findWrongAddress } from './messages/form-of-address.ts';
import { collectMessageUsage, everything, type MessageUsage } from './messages/usage.ts';
import { importsOf } from './module-imports.ts';
import { reportAndExit } from './report.ts';
import { readSources } from './sources.ts';

export type Texts = { readonly [key: string]: string | Texts };

export type Catalogue = {
  /** The file without its language: `shared/core.ts`. */
  file: string;
  spanish: Texts;
  english: Texts;
  /** Other catalogues that this one takes in, with the name each is exported by. */
  parts: readonly { file: string; name: string }[];
};

/** Texts that are missing, empty, unused, or that leave out a value which the other language shows. */
export function findMessageProblems(
  catalogues: readonly Catalogue[],
  usage: MessageUsage,
  codes: readonly string[],
): string[] {
  const texts = new Set(catalogues.flatMap(({ spanish }) => keysOf(spanish)));
  return [
    ...catalogues.flatMap(compareLanguages),
    ...catalogues.flatMap((catalogue) => findUnused(catalogue, usage)),
    ...codes.filter((code) => !texts.has(`apiErrors.${code}`)).map((code) => `the error code ${code} has no text`),
  ];
}

function compareLanguages({ file, spanish, english }: Catalogue): string[] {
  const keys = new Set([...keysOf(spanish), ...keysOf(english)]);
  return [...keys].flatMap((key) => {
    const [es, en] = [textAt(spanish, key), textAt(english, key)];
    if (!es?.trim()) return `${file}: ${key} has no Spanish text`;
    if (!en?.trim()) return `${file}: ${key} has no English text`;
    const [shown, other] = [placeholders(es), placeholders(en)];
    return shown === other
      ? []
      : `${file}: ${key} shows ${shown || 'nothing'} in Spanish, ${other || 'nothing'} in English`;
  });
}

function findUnused({ file, spanish, parts }: Catalogue, usage: MessageUsage): string[] {
  const isRead = (key: string) =>
    isWithin(usage.readsOf(file), key) ||
    parts.some(
      (part) => key.startsWith(`${part.name}.`) && isWithin(usage.readsOf(part.file), key.slice(part.name.length + 1)),
    );
  return keysOf(spanish)
    .filter((key) => !usage.asksFor(key) && !isRead(key))
    .map((key) => `${file}: nothing uses ${key}`);
}

/** A text is read when its path, or the object it lies in, is. */
const isWithin = (reads: ReadonlySet<string>, key: string) =>
  reads.has(everything) || key.split('.').some((_, index, names) => reads.has(names.slice(0, index + 1).join('.')));

const keysOf = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? name : keysOf(value).map((key) => `${name}.${key}`),
  );

function textAt(texts: Texts, key: string): string | undefined {
  let value: string | Texts | undefined = texts;
  for (const name of key.split('.')) value = typeof value === 'object' ? value[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

const placeholders = (text: string) => [...new Set(text.match(/\{[^}]+\}/g))].sort().join(' ');

/** The catalogues that screens and mails ask for; a file that another one takes in is part of that one. */
async function readCatalogues(): Promise<Catalogue[]> {
  const folder = join(root, 'packages/messages/src');
  const files = globSync('**/*.ts', { cwd: join(folder, 'es') }).sort();
  const partsOf = (file: string) =>
    importsOf({ path: `es/${file}`, text: readFileSync(join(folder, 'es', file), 'utf8') })
      .filter(({ target, typeOnly }) => target.startsWith('es/') && !typeOnly)
      .map(({ target }) => target.slice('es/'.length));
  const parts = new Set(files.flatMap(partsOf));
  const load = async (language: string, file: string): Promise<Record<string, Texts>> =>
    import(join(folder, language, file));
  return Promise.all(
    files
      .filter((file) => !parts.has(file))
      .map(async (file) => ({
        file,
        spanish: Object.assign({}, ...Object.values(await load('es', file))),
        english: Object.assign({}, ...Object.values(await load('en', file))),
        parts: await Promise.all(
          partsOf(file).map(async (part) => Object.keys(await load('es', part)).map((name) => ({ file: part, name }))),
        ).then((lists) => lists.flat()),
      })),
  );
}

if (import.meta.main) {
  const sources = readSources().filter(
    ({ path }) => /^(apps|packages\/(domain|contract))\//.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const catalogues = await readCatalogues();
  reportAndExit('Messages', [
    ...findMessageProblems(catalogues, collectMessageUsage(sources), errorCodes),
    ...findWrongAddress(catalogues),
    ...findMissingSingulars(catalogues),
  ]);
}
