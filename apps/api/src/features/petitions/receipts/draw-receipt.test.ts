import { expect, test } from 'vitest';
import { receiptSheet } from './draw-receipt.ts';

test('the receipt lists the documents by their names; the keys are in the small print about the fingerprint', () => {
  const sheet = receiptSheet(
    {
      code: 'K7QM-2XRA-9FTD',
      reference: 'HOM-2026-000001',
      name: 'Ximena Ibáñez',
      issuedAt: new Date('2026-11-16T10:00:00Z'),
      sha256: 'a'.repeat(64),
      documents: [{ kind: 'passport', version: 2, sha256: 'b'.repeat(64) }],
      publicUrl: 'https://fonendo.test',
    },
    'es',
  );
  const drawn = JSON.stringify(sheet);
  expect(drawn).toContain('"Pasaporte"');
  expect(drawn).not.toContain('(passport)');
  expect(drawn).toContain('tal como entran en la huella: passport.');
});
