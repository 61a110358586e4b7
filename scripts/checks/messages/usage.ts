import { type Expression, parseSync, Visitor } from 'oxc-parser';
import { importsOf, type Source } from '../module-imports.ts';

export type MessageUsage = {
  /** Does a `t('…')` anywhere ask for this dotted path? */
  asksFor: (key: string) => boolean;
  /** What code reads of a catalogue as a plain object: dotted paths, or `everything`. */
  readsOf: (catalogueFile: string) => ReadonlySet<string>;
};

/** `texts[locale][code]`: which texts it reads is not to be seen. */
export const everything = '*';

export function collectMessageUsage(sources: readonly Source[]): MessageUsage {
  const literals = new Set<string>();
  const patterns = new Map<string, RegExp>();
  const reads = new Map<string, Set<string>>();
  for (const source of sources) {
    const { program } = parseSync(source.path, source.text);
    const chains = new Set<string>();
    const inner = new Set<unknown>();
    new Visitor({
      Literal({ value }) {
        if (typeof value === 'string') literals.add(withoutNamespace(value));
      },
      TemplateLiteral({ quasis }) {
        const parts = quasis.map(({ value }) => value.cooked ?? '');
        if (parts.length === 1) literals.add(withoutNamespace(parts[0] ?? ''));
        // Without a dot there is no telling which part of the catalogue is meant.
        else if (parts.some((part) => part.includes('.'))) patterns.set(parts.join(everything), patternOf(parts));
      },
      MemberExpression(node) {
        inner.add(node.object);
        if (!inner.has(node)) chains.add(chainOf(node));
      },
    }).visit(program);
    for (const file of cataloguesOf(source)) reads.set(file, (reads.get(file) ?? new Set()).union(chains));
  }
  return {
    asksFor(key) {
      // `items_one` and `items_other` are asked for as `items`.
      const name = key.replace(/_(zero|one|two|few|many|other)$/, '');
      return literals.has(name) || patterns.values().some((pattern) => pattern.test(name));
    },
    readsOf: (file) => reads.get(file) ?? new Set(),
  };
}

const withoutNamespace = (key: string) => key.replace(/^[a-z]+:/, '');

function patternOf([first = '', ...rest]: readonly string[]): RegExp {
  const parts = [withoutNamespace(first), ...rest].map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('.+')}$`);
}

/** The names at the end of an access: `texts[locale].verify.subject` gives `verify.subject`. */
function chainOf(expression: Expression): string {
  const names: string[] = [];
  let node = expression;
  while (node.type === 'MemberExpression' && !node.computed) {
    names.unshift(node.property.name);
    node = node.object;
  }
  return names.join('.') || everything;
}

/** The catalogues that the API and the build read as objects. The web loads them through i18next and asks by key. */
const cataloguesOf = (source: Source): string[] =>
  /^apps\/(api|web\/build)\//.test(source.path)
    ? importsOf(source)
        .filter(({ target, typeOnly }) => target.startsWith('packages/messages/src/') && !typeOnly)
        .map(({ target }) => target.replace(/^packages\/messages\/src\/([a-z]{2}\/)?/, ''))
    : [];
