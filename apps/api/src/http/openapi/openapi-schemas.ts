import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;
type Direction = 'input' | 'output';

/** Writes schemas for the document; a schema with an id is written once, as a component. */
export function createSchemaWriter() {
  const named = new Map<string, JsonSchema>();
  const written = { input: new Map<unknown, JsonSchema>(), output: new Map<unknown, JsonSchema>() };

  /** Many routes share a schema; each is written once. Anything that is not a Zod schema is JSON Schema already. */
  function write(schema: unknown, io: Direction): JsonSchema {
    if (!(schema instanceof z.core.$ZodType)) return (schema ?? {}) as JsonSchema;
    const known = written[io].get(schema) ?? convert(schema, io);
    written[io].set(schema, known);
    return known;
  }

  function convert(schema: z.core.$ZodType, io: Direction): JsonSchema {
    // Wrapped in an object, so that a schema with an id becomes a reference like all others.
    const { properties, $defs = {} } = asReferences(z.toJSONSchema(z.object({ schema }), settings(io)));
    for (const [name, definition] of Object.entries($defs)) keep(name, definition as JsonSchema);
    return properties?.['schema'] as JsonSchema;
  }

  function keep(name: string, definition: JsonSchema): void {
    const known = named.get(name);
    if (known && !isDeepStrictEqual(known, definition)) {
      throw new Error(`${name} is one thing when it is sent and another when it is answered: give each its own id`);
    }
    named.set(name, definition);
  }

  const components = () => Object.fromEntries([...named].toSorted(([one], [two]) => (one < two ? -1 : 1)));
  return { write, components };
}

const settings = (io: Direction) =>
  ({
    io,
    // A transformation has no description of its own.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // Left out because it is implied: the pattern of a format, the limits of every integer, string keys.
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (isDeepStrictEqual(jsonSchema.propertyNames, { type: 'string' })) delete jsonSchema.propertyNames;
      // Answers may gain fields, so only strict schemas say that they allow no others.
      if (zodSchema._zod.def.type === 'object' && !refusesOthers(zodSchema)) delete jsonSchema.additionalProperties;
    },
  }) satisfies z.core.ToJSONSchemaParams;

const refusesOthers = (schema: z.core.$ZodType) =>
  schema instanceof z.core.$ZodObject && schema._zod.def.catchall?._zod.def.type === 'never';

const asReferences = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
