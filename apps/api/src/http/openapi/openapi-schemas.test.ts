import { expect, test } from 'vitest';
import { z } from 'zod';
import { createSchemaWriter } from './openapi-schemas.ts';

test('a schema with an id is written once and referred to, also where it may be null', () => {
  const paper = z.object({ name: z.string() }).meta({ id: 'TestPaper' });
  const { write, components } = createSchemaWriter();
  expect(write(z.object({ one: paper, none: paper.nullable(), many: z.array(paper) }), 'output')).toEqual({
    type: 'object',
    properties: {
      one: { $ref: '#/components/schemas/TestPaper' },
      none: { anyOf: [{ $ref: '#/components/schemas/TestPaper' }, { type: 'null' }] },
      many: { type: 'array', items: { $ref: '#/components/schemas/TestPaper' } },
    },
    required: ['one', 'none', 'many'],
  });
  expect(components()).toEqual({
    TestPaper: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
  });
});

test('what is sent may leave out what has a default; what is answered has it', () => {
  const schema = z.object({ limit: z.coerce.number().int().default(25) });
  const { write } = createSchemaWriter();
  expect(write(schema, 'input').required).toBeUndefined();
  expect(write(schema, 'output').required).toEqual(['limit']);
});

test('a list in an address is described as the text that it is', () => {
  const list = z
    .string()
    .transform((value) => value.split(','))
    .pipe(z.array(z.string()));
  expect(createSchemaWriter().write(z.object({ list }), 'input').properties?.['list']).toEqual({ type: 'string' });
});

test('one name for two shapes is refused', () => {
  const schema = z.object({ limit: z.int().default(25) }).meta({ id: 'TestLimit' });
  const { write } = createSchemaWriter();
  write(schema, 'input');
  expect(() => write(schema, 'output')).toThrow('TestLimit is one thing when it is sent');
});
