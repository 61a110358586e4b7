import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultSettings, maxPriceCents, needsChargeConfirmation } from '../settings/settings.ts';
import { formatInvoiceNumber, invoiceDate, invoiceSeries } from './invoice.ts';
import { products } from './payment.lifecycle.ts';
import { isEntitled, missingBillingFields, offeredProducts, quote } from './pricing.ts';
import { isNotSubject, taxRuleFor } from './tax.ts';

const charged = { ...defaultSettings, offersAccessPriceCents: 4900 };

describe('a quote', () => {
  test('adds the tax of the residence to both prices', () => {
    expect(quote(['offersAccess', 'recognition'], charged, 'ES')).toEqual({
      lines: [
        { product: 'recognition', priceCents: 39_000, discountPercent: 0, baseCents: 39_000 },
        { product: 'offersAccess', priceCents: 4900, discountPercent: 0, baseCents: 4900 },
      ],
      baseCents: 43_900,
      taxRate: 2100,
      taxRule: 'spain',
      taxCents: 9219,
      totalCents: 53_119,
      currency: 'EUR',
    });
  });

  test('takes the discount off the recognition only', () => {
    const { lines } = quote(products, { ...charged, recognitionDiscountPercent: 15 }, 'ES');
    expect(lines.map(({ baseCents, discountPercent }) => ({ baseCents, discountPercent }))).toEqual([
      { baseCents: 33_150, discountPercent: 15 },
      { baseCents: 4900, discountPercent: 0 },
    ]);
  });

  test('leaves out what costs nothing, by its price or by its discount', () => {
    const free = { ...defaultSettings, offersAccessPriceCents: 0, recognitionDiscountPercent: 100 };
    expect(quote(products, free, 'ES')).toMatchObject({ lines: [], totalCents: 0 });
    expect(quote(products, { ...defaultSettings, offersAccessPriceCents: 0 }, 'ES').lines).toHaveLength(1);
  });

  test('rounds the tax once, on the sum', () => {
    // 10.5 cents of tax on each line: twice rounded up would be 22, once on the sum is 21.
    const settings = { ...defaultSettings, offersAccessPriceCents: 50, recognitionPriceCents: 50 };
    expect(quote(products, settings, 'ES')).toMatchObject({ baseCents: 100, taxCents: 21, totalCents: 121 });
  });

  test('always adds up, in whole cents', () => {
    const settings = fc.record({
      offersAccessPriceCents: fc.integer({ min: 0, max: maxPriceCents }),
      recognitionPriceCents: fc.integer({ min: 0, max: maxPriceCents }),
      recognitionDiscountPercent: fc.integer({ min: 0, max: 100 }),
      stateFeeCents: fc.integer({ min: 0, max: maxPriceCents }),
      taxTable: fc.record({
        spain: fc.integer({ min: 0, max: 10_000 }),
        europeanUnion: fc.integer({ min: 0, max: 10_000 }),
        outsideEuropeanUnion: fc.integer({ min: 0, max: 10_000 }),
      }),
    });
    fc.assert(
      fc.property(fc.subarray([...products]), settings, fc.constantFrom('ES', 'FR', 'CO'), (wanted, given, country) => {
        const { lines, baseCents, taxCents, taxRate, totalCents } = quote(wanted, given, country);
        expect(baseCents).toBe(lines.reduce((sum, line) => sum + line.baseCents, 0));
        expect(totalCents).toBe(baseCents + taxCents);
        expect(Math.abs(taxCents - (baseCents * taxRate) / 10_000)).toBeLessThanOrEqual(0.5);
        for (const { baseCents: base, priceCents } of lines) {
          expect(Number.isInteger(base)).toBe(true);
          expect(base).toBeGreaterThan(0);
          expect(base).toBeLessThanOrEqual(priceCents);
        }
        for (const cents of [baseCents, taxCents, totalCents]) expect(Number.isInteger(cents)).toBe(true);
      }),
    );
  });
});

describe('tax', () => {
  test.each([
    ['ES', 'spain'],
    ['FR', 'europeanUnion'],
    ['HR', 'europeanUnion'],
    ['GB', 'outsideEuropeanUnion'],
    ['CH', 'outsideEuropeanUnion'],
    ['CO', 'outsideEuropeanUnion'],
  ])('of a resident of %s', (country, rule) => {
    expect(taxRuleFor(country)).toBe(rule);
  });

  test('is 21 % for everybody by default, as the service is used in Spain', () => {
    for (const country of ['ES', 'FR', 'CO']) {
      expect(quote(['recognition'], defaultSettings, country)).toMatchObject({ taxRate: 2100, totalCents: 47_190 });
    }
  });

  test('an invoice says why it has none only where the law leaves it out', () => {
    expect(isNotSubject('outsideEuropeanUnion', 0)).toBe(true);
    expect(isNotSubject('outsideEuropeanUnion', 2100)).toBe(false);
    expect(isNotSubject('spain', 0)).toBe(false);
  });
});

test('somebody may use what was granted or costs nothing', () => {
  expect(isEntitled('recognition', ['recognition'], defaultSettings)).toBe(true);
  expect(isEntitled('recognition', ['offersAccess'], defaultSettings)).toBe(false);
  expect(isEntitled('offersAccess', [], { ...defaultSettings, offersAccessPriceCents: 0 })).toBe(true);
});

test('access to offers is free until somebody confirms to charge for it', () => {
  expect(isEntitled('offersAccess', [], defaultSettings)).toBe(true);
  expect(needsChargeConfirmation(defaultSettings, charged)).toBe(true);
  expect(needsChargeConfirmation(charged, { ...charged, offersAccessPriceCents: 5900 })).toBe(true);
  expect(needsChargeConfirmation(charged, { ...charged, stateFeeCents: 1 })).toBe(false);
  expect(needsChargeConfirmation(charged, defaultSettings)).toBe(false);
});

test('nobody is sold the recognition of a degree that is recognised already', () => {
  expect(offeredProducts(['notCertifiedDoctor'], null)).toEqual(['recognition', 'offersAccess']);
  expect(offeredProducts(['certifiedDoctor'], null)).toEqual(['offersAccess']);
  expect(offeredProducts(['notCertifiedDoctor'], 'otherRoad')).toEqual(['offersAccess']);
  expect(offeredProducts(['notCertifiedDoctor'], 'resolved')).toEqual(['offersAccess']);
});

test('an invoice needs everything that names its buyer', () => {
  const whole = { name: 'Ana', taxId: 'X', address: 'C', city: 'B', postalCode: '1', country: 'CO' };
  expect(missingBillingFields(whole)).toEqual([]);
  expect(missingBillingFields({ ...whole, city: ' ', postalCode: null })).toEqual(['city', 'postalCode']);
});

test('an invoice belongs to the year it is in Madrid', () => {
  expect(invoiceSeries(invoiceDate(new Date('2026-12-31T22:59:59Z')))).toBe('F2026');
  expect(invoiceSeries(invoiceDate(new Date('2026-12-31T23:00:00Z')))).toBe('F2027');
  expect(formatInvoiceNumber({ series: 'F2026', number: 42 })).toBe('F2026-000042');
});
