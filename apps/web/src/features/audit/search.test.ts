import { expect, test } from 'vitest';
import { parseAuditAddress } from './address.ts';
import { parseAuditSearch, settled } from './search.ts';

test('what makes no sense leaves the address', () => {
  const id = '0198c5a0-0000-7000-8000-000000000001';
  const raw = {
    person: id,
    action: 'offer.closed',
    subject: 'offer',
    subjectId: 'x',
    from: '2026-01-01',
    to: 3,
    y: 'z',
  };
  expect(parseAuditSearch(parseAuditAddress(raw))).toEqual({
    person: id,
    action: 'offer.closed',
    subject: 'offer',
    subjectId: 'x',
    from: '2026-01-01',
  });
  expect(parseAuditSearch({ person: 'me', action: 'offer.stolen', subjectId: 'x', from: 'then' })).toEqual({});
});

test('a thing stays with its kind alone', () => {
  const before = { subject: 'offer', subjectId: 'one', person: 'ana' } as const;
  expect(settled(before, { ...before, subject: 'user' })).toEqual({ subject: 'user', person: 'ana' });
  expect(settled(before, { subjectId: 'one', person: 'ana' })).toEqual({ person: 'ana' });
  expect(settled(before, { ...before, subject: 'user', subjectId: 'two' })).toMatchObject({ subjectId: 'two' });
  expect(settled(before, { ...before, action: 'offer.closed' })).toEqual({ ...before, action: 'offer.closed' });
});
