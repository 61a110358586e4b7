import type { OpenApiDocument } from './openapi.ts';

type Node = { [key: string]: unknown };

/**
 * The same document with every component written out where it is used, nullable values as one type, and constants as an
 * enum with one value: for reading a body from top to bottom. Errors stay references.
 */
export function inlineSchemas(document: OpenApiDocument): OpenApiDocument {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Node>;
  const inlined = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inlined);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...node } = value as Node;
    if (typeof $ref !== 'string') return flattened(mapped(node, inlined));
    const name = $ref.split('/').at(-1) ?? '';
    return name === 'Error' ? value : { ...(inlined(schemas[name]) as Node), ...mapped(node, inlined) };
  };
  return { ...document, paths: inlined(document.paths) as NonNullable<OpenApiDocument['paths']> };
}

const mapped = (node: Node, map: (value: unknown) => unknown): Node =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [key, map(value)]));

function flattened({ const: only, anyOf, ...node }: Node): Node {
  const described = only === undefined ? node : { ...node, enum: [only] };
  if (!Array.isArray(anyOf)) return described;
  const others = (anyOf as Node[]).filter(({ type }) => type !== 'null');
  const [other] = others;
  if (others.length !== 1 || anyOf.length !== 2 || other?.['type'] === undefined) return { ...described, anyOf };
  const choices = other['enum'];
  return {
    ...other,
    ...described,
    type: [other['type'], 'null'].flat(),
    ...(Array.isArray(choices) && { enum: [...choices, null] }),
  };
}
