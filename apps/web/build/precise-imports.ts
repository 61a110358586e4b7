import { readFileSync } from 'node:fs';
import type { ESTree, Rolldown } from 'vite';

/**
 * Which modules a module needs. Libraries are imported through one door, a module that only passes on what others
 * export and from which everything can be reached. What counts is what stands behind the names that are taken.
 */
export class PreciseImports {
  readonly #context: Rolldown.PluginContext;
  readonly #doors = new Map<string, Promise<Door | null>>();
  readonly #known = new Map<string, Promise<string[]>>();

  constructor(context: Rolldown.PluginContext) {
    this.#context = context;
  }

  of(id: string): Promise<string[]> {
    const known = this.#known.get(id) ?? this.#read(id);
    this.#known.set(id, known);
    return known;
  }

  async #read(id: string): Promise<string[]> {
    // Whoever comes through a door names what is behind it.
    if (await this.#doorOf(id)) return [];
    const needed = new Set<string>();
    for (const statement of this.#parse(id)) {
      if (!('source' in statement) || !statement.source || isOnlyType(statement)) continue;
      const imported = await this.#resolve(statement.source.value, id);
      needed.add(imported);
      const names = namesIn(statement) ?? (await this.#doorOf(imported))?.keys() ?? [];
      for (const name of names) for (const behind of await this.#behind(imported, name)) needed.add(behind);
    }
    // CommonJS names what it needs in calls.
    if (needed.size === 0) return this.#context.getModuleInfo(id)?.importedIds ?? [];
    return [...needed];
  }

  /** The modules on the way to where a name comes from: every door, and last the module that has it. */
  async #behind(id: string, name: string): Promise<string[]> {
    const source = (await this.#doorOf(id))?.get(name);
    return source ? [source.id, ...(await this.#behind(source.id, source.name))] : [];
  }

  #doorOf(id: string): Promise<Door | null> {
    const door =
      this.#doors.get(id) ?? (isLibrary(id) && hasNoEffects(id) ? this.#readDoor(id) : Promise.resolve(null));
    this.#doors.set(id, door);
    return door;
  }

  async #readDoor(id: string): Promise<Door | null> {
    const statements = this.#parse(id);
    if (statements.length === 0 || !statements.every(passesOn)) return null;
    const imported: Door = new Map();
    const door: Door = new Map();
    for (const statement of statements) {
      if (statement.type === 'ExportAllDeclaration') {
        const source = await this.#resolve(statement.source.value, id);
        for (const name of this.#context.getModuleInfo(source)?.exports ?? []) door.set(name, { id: source, name });
      }
      if (statement.type === 'ImportDeclaration') {
        const source = await this.#resolve(statement.source.value, id);
        for (const specifier of statement.specifiers) {
          const name = importedName(specifier);
          if (name) imported.set(specifier.local.name, { id: source, name });
        }
      }
      if (statement.type !== 'ExportNamedDeclaration') continue;
      const source = statement.source && (await this.#resolve(statement.source.value, id));
      for (const { local, exported } of statement.specifiers) {
        const from = source ? { id: source, name: nameOf(local) } : imported.get(nameOf(local));
        if (from) door.set(nameOf(exported), from);
      }
    }
    return door;
  }

  #parse(id: string): ESTree.Program['body'] {
    const code = this.#context.getModuleInfo(id)?.code;
    return code && /\.(m?[jt]sx?)(\?|$)/.test(id) ? this.#context.parse(code, { lang: 'tsx' }).body : [];
  }

  async #resolve(source: string, importer: string): Promise<string> {
    return (await this.#context.resolve(source, importer))?.id ?? source;
  }
}

/** What a door passes on, by the name it gives it: the module it comes from, and its name there. */
type Door = Map<string, { id: string; name: string }>;

type Statement = ESTree.Program['body'][number];

export const isLibrary = (id: string) => id.includes('/node_modules/') && !id.endsWith('.css');

/** Whether a library says that what nobody uses of it can be left out. Otherwise all behind its door is run. */
function hasNoEffects(id: string): boolean {
  const [folder = ''] = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id) ?? [];
  const { sideEffects = true } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    sideEffects?: unknown;
  };
  return sideEffects !== true;
}

const passesOn = (statement: Statement) =>
  statement.type === 'ImportDeclaration' ||
  statement.type === 'ExportAllDeclaration' ||
  (statement.type === 'ExportNamedDeclaration' && !statement.declaration) ||
  (statement.type === 'ExpressionStatement' && statement.expression.type === 'Literal');

const isOnlyType = (statement: Statement) =>
  ('importKind' in statement && statement.importKind === 'type') ||
  ('exportKind' in statement && statement.exportKind === 'type');

/** Null where all of a module is taken: as a namespace, for its effects, or passed on whole. */
function namesIn(statement: Statement): string[] | null {
  if (statement.type === 'ExportNamedDeclaration') return statement.specifiers.map(({ local }) => nameOf(local));
  if (statement.type !== 'ImportDeclaration' || statement.specifiers.length === 0) return null;
  const names = statement.specifiers
    .filter((specifier) => !('importKind' in specifier && specifier.importKind === 'type'))
    .map(importedName);
  return names.includes(null) ? null : names.filter((name) => name !== null);
}

function importedName(specifier: ESTree.ImportDeclarationSpecifier): string | null {
  if (specifier.type === 'ImportNamespaceSpecifier') return null;
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported);
}

const nameOf = (name: ESTree.ModuleExportName): string => ('value' in name ? name.value : name.name);
