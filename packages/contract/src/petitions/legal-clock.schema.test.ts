import { expect, test } from 'vitest';
import { fieldErrors } from '../shared/field-errors.ts';
import { startRequirementSchema } from './legal-clock.schema.ts';

test('a day of disposal that cannot be read is no bound for the access', () => {
  const act = { reason: 'Falta el sello.', channel: 'electronic', disposedOn: '5-3-26', notifiedOn: '2026-03-09' };
  const parsed = startRequirementSchema(() => new Date('2026-03-10T09:00:00Z')).safeParse(act);
  expect(parsed.error && fieldErrors(parsed.error, act)).toEqual({ disposedOn: { key: 'errors.invalid' } });
});
