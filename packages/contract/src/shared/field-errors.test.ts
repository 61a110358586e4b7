import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrors, secondSet } from './field-errors.ts';

const errorsOf = (schema: z.ZodType, input: unknown) => {
  const result = schema.safeParse(input);
  return result.success ? null : fieldErrors(result.error, input);
};

const errorOf = (schema: z.ZodType, value: unknown) => {
  const { field } = errorsOf(z.object({ field: schema }), { field: value }) ?? {};
  return field;
};

describe('the keys of the specification (section 5)', () => {
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  const choice = z.enum(['public', 'private']);

  test.each<[string, z.ZodType, unknown, Record<string, string | number>?]>([
    ['errors.invalid', z.number(), 'seven'],
    ['errors.invalid', z.iso.date(), '31/12/2020'],
    ['errors.invalid', z.string().regex(/^\d+$/), 'letters'],
    ['errors.required', z.string(), undefined],
    ['errors.required', z.string().min(3), ''],
    ['errors.required', z.string().min(6), '   '],
    ['errors.required', z.iso.date(), ''],
    ['errors.required', z.email(), ''],
    ['errors.selectValue', choice, undefined],
    ['errors.selectValue', choice, ''],
    ['errors.selectValue', choice, null],
    ['errors.selectValue', z.array(z.string()).min(1), []],
    ['errors.listTooShort', z.array(z.string()).min(2), ['one'], { min: 2 }],
    ['errors.listTooLong', z.array(z.string()).max(1), ['one', 'two'], { max: 1 }],
    ['errors.numberTooShort', z.number().min(1), 0, { min: 1 }],
    ['errors.numberTooBig', z.number().max(10), 11, { max: 10 }],
    ['errors.minDate', z.date().min(day('2020-02-01')), day('2020-01-31'), { min: '2020-02-01' }],
    ['errors.maxDate', z.date().max(day('2020-02-01')), day('2020-02-02'), { max: '2020-02-01' }],
    ['errors.email', z.email(), 'valentina'],
    ['errors.stringTooShort', z.string().min(6), 'short', { min: 6 }],
    ['errors.stringTooBig', z.string().max(3), 'long', { max: 3 }],
    ['errors.boolean', z.boolean(), undefined],
    ['errors.boolean', z.literal(true), false],
    ['errors.boolean', z.literal(true), undefined],
    ['errors.oneOf', choice, 'concerted'],
    ['errors.notNull', z.string(), null],
  ])('%s', (key, schema, value, params) => {
    expect(errorOf(schema, value)).toEqual(params ? { key, params } : { key });
  });
});

describe('the second set of keys (section 5)', () => {
  test.each<[string, z.ZodType, unknown, Record<string, number>?]>([
    ['field_invalid', z.string(secondSet), 7],
    ['field_invalid', z.string().regex(/^\d+$/, secondSet), 'letters'],
    ['errors.required', z.string(secondSet), undefined],
    ['errors.required', z.string().min(10, secondSet), ' '],
    ['field_too_short', z.string().min(10, secondSet), 'short', { min: 10 }],
    ['field_too_big', z.string().max(3, secondSet), 'long', { max: 3 }],
    ['errors.email', z.email(secondSet), 'valentina'],
  ])('%s', (key, schema, value, params) => {
    expect(errorOf(schema, value)).toEqual(params ? { key, params } : { key });
  });
});

describe('our own rules', () => {
  test('name their message and its parameters', () => {
    const cif = z.string().superRefine((_value, context) => {
      context.addIssue({ code: 'custom', params: { key: 'errors.cif' } });
    });
    const bounded = z.string().superRefine((_value, context) => {
      context.addIssue({ code: 'custom', params: { key: 'errors.minDate', min: '2020-01-01' } });
    });
    expect(errorOf(cif, 'B00000000')).toEqual({ key: 'errors.cif' });
    expect(errorOf(bounded, 'x')).toEqual({ key: 'errors.minDate', params: { min: '2020-01-01' } });
  });

  test('without a name, the value is just invalid', () => {
    expect(
      errorOf(
        z.string().refine(() => false),
        'x',
      ),
    ).toEqual({ key: 'errors.invalid' });
  });
});

describe('where an error stands', () => {
  test('every field has its own, and only the first', () => {
    const schema = z.object({ email: z.string().min(20).max(2), phone: z.string() });
    expect(errorsOf(schema, { email: 'abc' })).toEqual({
      email: { key: 'errors.stringTooShort', params: { min: 20 } },
      phone: { key: 'errors.required' },
    });
  });

  test('fields within others are named by their path', () => {
    const schema = z.object({ experience: z.array(z.object({ company: z.string().min(1) })) });
    expect(errorsOf(schema, { experience: [{ company: 'A' }, { company: '' }] })).toEqual({
      'experience.1.company': { key: 'errors.required' },
    });
  });

  test('a choice between shapes is wrong at its deciding field', () => {
    const schema = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('doctor') }),
      z.object({ kind: z.literal('hospital') }),
    ]);
    expect(errorsOf(schema, {})).toEqual({ kind: { key: 'errors.selectValue' } });
    expect(errorsOf(schema, { kind: 'nurse' })).toEqual({ kind: { key: 'errors.oneOf' } });
  });

  test.each([[null], ['text'], [[1]]])('a body that is no object at all: %j', (input) => {
    expect(Object.keys(errorsOf(z.object({ field: z.string() }), input) ?? {})).toEqual(['body']);
  });
});
