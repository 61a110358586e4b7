import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingerprintText, isSpanishTaxId, type RegisteredInvoice, validationAddress } from './invoice-registry.ts';
import { rectifyingSeries, refundAmounts, refundLines, remainingAmounts } from './rectification.ts';

/** The tax agency's own example. */
const published: RegisteredInvoice = {
  issuerTaxId: '89890001K',
  number: '12345678/G33',
  issuedOn: '2024-01-01',
  type: 'F1',
  taxCents: 1235,
  totalCents: 12_345,
};

test('the hash of the published example is the published one', () => {
  const text = fingerprintText(published, '', '2024-01-01T19:20:30+01:00');
  expect(createHash('sha256').update(text).digest('hex').toUpperCase()).toBe(
    '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60',
  );
});

test('the address in the QR is the agency’s, by whether records are sent', () => {
  const query = 'nif=89890001K&numserie=12345678%2FG33&fecha=01-01-2024&importe=123.45';
  const agency = 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT';
  expect(validationAddress(published, true)).toBe(`${agency}/ValidarQR?${query}`);
  expect(validationAddress(published, false)).toBe(`${agency}/ValidarQRNoVerifactu?${query}`);
});

test.each([
  ['12345678Z', true],
  ['X1234567L', true],
  ['12345678A', false],
  ['AB1234567', false],
])('%s names a buyer by a Spanish tax number: %s', (taxId, expected) => {
  expect(isSpanishTaxId(taxId)).toBe(expected);
});

describe('a refund', () => {
  const whole = { baseCents: 39_000, taxCents: 8190, totalCents: 47_190 };

  test('takes back a part with its tax, and never more than is left', () => {
    expect(refundAmounts(whole, 2100, 10_000)).toEqual({ baseCents: -10_000, taxCents: -2100, totalCents: -12_100 });
    expect(refundAmounts(whole, 2100, 39_001)).toBeNull();
    expect(refundAmounts(whole, 2100, 0)).toBeNull();
    const left = remainingAmounts(whole, [{ baseCents: -10_000, taxCents: -2100, totalCents: -12_100 }]);
    expect(left).toEqual({ baseCents: 29_000, taxCents: 6090, totalCents: 35_090 });
  });

  test('in however many parts, adds up to the invoice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.array(fc.integer({ min: 1, max: 5000 })), (base, parts) => {
        const taxCents = Math.round(base * 0.21);
        const original = { baseCents: base, taxCents, totalCents: base + taxCents };
        const refunds = [];
        for (const part of [...parts, Number.POSITIVE_INFINITY]) {
          const left = remainingAmounts(original, refunds);
          const refund = refundAmounts(left, 2100, Math.min(part, left.baseCents));
          if (refund) refunds.push(refund);
        }
        expect(remainingAmounts(original, refunds)).toEqual({ baseCents: 0, taxCents: 0, totalCents: 0 });
      }),
    );
  });

  test('comes off the lines in their order', () => {
    const line = (product: 'recognition' | 'offersAccess', baseCents: number) => ({
      ...{ product, priceCents: baseCents, discountPercent: 0, baseCents },
    });
    const lines = [line('recognition', 39_000), line('offersAccess', 4900)];
    expect(refundLines(lines, 0, 10_000)).toEqual([line('recognition', -10_000)]);
    expect(refundLines(lines, 10_000, 33_900)).toEqual([line('recognition', -29_000), line('offersAccess', -4900)]);
  });

  test('is numbered in a series of its own', () => {
    expect(rectifyingSeries('2026-03-10')).toBe('R2026');
  });
});
