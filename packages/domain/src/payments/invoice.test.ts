import { expect, test } from 'vitest';
import { readTypedInvoiceNumber } from './invoice.ts';

test.each(['F2026-000042', 'f2026000042', 'F2026-42', '2026-42', 'F2026-00042', 'F 2026 000042'])(
  '%s is F2026-000042',
  (typed) => expect(readTypedInvoiceNumber(typed)).toMatchObject({ series: 'F2026', exact: 42 }),
);

test('those that rectify have a series of their own', () => {
  expect(readTypedInvoiceNumber('r2026-3')).toEqual({ series: 'R2026', exact: 3, near: [] });
});

test('with a digit left out it may be any that has it', () => {
  expect(readTypedInvoiceNumber('F2026-12346')?.near).toEqual(expect.arrayContaining([123456, 123460]));
});

test.each(['2026', 'F2026', 'Ana', 'F1999-1', 'F2026-1234567'])('%s is none', (typed) => {
  expect(readTypedInvoiceNumber(typed)).toBeNull();
});
