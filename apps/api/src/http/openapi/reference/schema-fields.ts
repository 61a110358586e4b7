import type { OpenApiDocument } from '../openapi.ts';

type Components = NonNullable<OpenApiDocument['components']>;
export type Schema = NonNullable<Components['schemas']>[string];
type PlainSchema = Exclude<Schema, { $ref: string }>;

/** One line of a description: the name such as `items[].id`, the type, whether it is required. */
export type Field = { name: string; type: string; required: boolean; notes: string[]; choices: string[] };

/** One shape that a body may take; `name` distinguishes it where there are several. */
export type Shape = { name: string | null; fields: Field[] };

/** The fields of a body as a flat list. */
export function shapesOf(schema: Schema): Shape[] {
  if (isReference(schema)) return [];
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants) return variants.flatMap((variant) => namedShapes(variant));
  return namedShapes(schema).map(({ fields }) => ({ name: null, fields }));
}

/** The name of the component that a schema stands for, as in `#/components/schemas/Error`. */
export function referenceName(schema: Schema): string | null {
  return isReference(schema) ? (schema.$ref.split('/').at(-1) ?? null) : null;
}

export const typeOf = (schema: Schema): string => {
  if (isReference(schema)) return referenceName(schema) ?? 'object';
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants) return variants.map(typeOf).join(' or ');
  if (schema.type === 'array') return `list of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  const types = [schema.type ?? 'anything'].flat().map((type) => (type === 'string' && schema.format) || type);
  return types.join(' or ');
};

function namedShapes(schema: Schema): Shape[] {
  const fields = fieldsOf(schema, '');
  if (fields.length === 0) return [];
  const kind = fields.find(({ required, choices }) => required && choices.length === 1);
  return [{ name: kind ? `${kind.name}: ${kind.choices[0]}` : null, fields }];
}

function fieldsOf(schema: Schema, prefix: string): Field[] {
  if (isReference(schema)) return [];
  if (schema.type === 'array' && schema.items) return fieldsOf(schema.items, `${prefix}[]`);
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    return [fieldOf(name, property, schema.required?.includes(key) ?? false), ...fieldsOf(property, name)];
  });
}

export function fieldOf(name: string, schema: Schema, required: boolean): Field {
  if (isReference(schema)) return { name, type: typeOf(schema), required, notes: [], choices: [] };
  return { name, type: typeOf(schema), required, notes: notesOf(schema), choices: choicesOf(schema) };
}

function choicesOf(schema: PlainSchema): string[] {
  const { items } = schema;
  const holder = items && !isReference(items) ? items : schema;
  return (holder.enum ?? []).map(String);
}

function notesOf(schema: PlainSchema): string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, pattern, default: preset, description } = schema;
  return [
    description ?? '',
    range('characters', minLength, maxLength),
    range('', minimum, maximum),
    range('entries', minItems, maxItems),
    pattern ? `matches ${pattern}` : '',
    preset === undefined ? '' : `${JSON.stringify(preset)} where left out`,
  ].filter(Boolean);
}

function range(unit: string, min: number | undefined, max: number | undefined): string {
  if (min === undefined && max === undefined) return '';
  const limits = max === undefined ? `at least ${min}` : min === undefined ? `at most ${max}` : `${min} to ${max}`;
  return `${limits} ${unit}`.trim();
}

const isReference = (schema: Schema): schema is Extract<Schema, { $ref: string }> => '$ref' in schema;
