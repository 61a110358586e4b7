import type { InvoiceType } from '@fonendo/domain/payments/invoice-registry';
import type { BillingParty } from '@fonendo/domain/payments/pricing';
import { countries } from '@fonendo/domain/reference/countries';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../../../testing/published-registry.ts';
import type { InvoiceRow } from '../settlement/settlement.repository.ts';
import { nextRecord } from './record-invoice.ts';

const now = new Date('2026-08-10T09:00:00Z');

const buyer: BillingParty = {
  ...{ name: 'Valentina Ríos', taxId: 'AB1234567', country: 'CO', email: 'valentina@correo.test' },
  ...{ address: 'Carrera 7, 71-21', city: 'Bogotá', postalCode: '110231', state: null },
};
const seller: BillingParty = { ...buyer, name: 'Fonendo Médicos SL', taxId: 'B64717838', country: 'ES' };

const invoice: InvoiceRow = {
  ...{ id: '1', paymentId: '2', userId: '3', rectifiesId: null, reason: null, recorded: true },
  ...{ series: 'F2026', number: 42, type: 'F1', issuedOn: '2026-08-10', currency: 'EUR' },
  ...{ baseCents: 39_000, taxRate: 2100, taxRule: 'spain', taxCents: 8190, totalCents: 47_190 },
  lines: [{ product: 'recognition', priceCents: 39_000, discountPercent: 0, baseCents: 39_000 }],
  ...{ seller, buyer },
};

const first = { position: 0, hash: '', seal: '' };

const xmlOf = (change: Partial<InvoiceRow>, rectified?: InvoiceRow): string =>
  nextRecord({ ...invoice, ...change }, first, null, { now, isSent: false, rectified }).xml;

describe('a record is valid by the published structure', () => {
  test.each(countries)('for a buyer who lives in %s', (country) => {
    expect(findViolations(xmlOf({ buyer: { ...buyer, country } }))).toEqual([]);
  });

  test.each<[string, Partial<BillingParty>]>([
    ['with a NIE', { taxId: 'X1234567L' }],
    ['with the longest name', { name: `${'Ñ'.repeat(100)} ${'é'.repeat(100)}` }],
    ['with signs that XML gives a meaning', { name: 'Ana "Lía" <Sáez> & Gómez' }],
    ['with letters beyond the first plane', { name: '𠮷'.repeat(150) }],
  ])('for a buyer %s', (_, change) => {
    expect(findViolations(xmlOf({ buyer: { ...buyer, ...change } }))).toEqual([]);
  });

  test.each<[InvoiceType, number]>([
    ['R1', -1],
    ['R4', 1],
  ])('when it rectifies another (%s)', (type, sign) => {
    const { baseCents, taxCents, totalCents } = invoice;
    const amounts = { baseCents: sign * baseCents, taxCents: sign * taxCents, totalCents: sign * totalCents };
    expect(findViolations(xmlOf({ type, series: 'R2026', ...amounts }, invoice))).toEqual([]);
  });

  test('without a tax, by the rules of place', () => {
    const xml = xmlOf({ taxRule: 'outsideEuropeanUnion', taxRate: 0, taxCents: 0, totalCents: 39_000 });
    expect(xml).toContain('<sf:CalificacionOperacion>N2<');
    expect(findViolations(xml)).toEqual([]);
  });

  test('when another one stands before it', () => {
    const previous = {
      issuerTaxId: seller.taxId,
      number: 'F2026-000041',
      issuedOn: '2026-08-09',
      hash: 'A'.repeat(64),
    };
    const { xml } = nextRecord(invoice, { ...first, position: 41 }, previous, { now, isSent: true });
    expect(findViolations(xml)).toEqual([]);
  });
});

describe('what the published structure does not allow is found', () => {
  const xml = xmlOf({});

  test('when any element is left out', () => {
    const leaves = xml.match(/<sf:(\w+)>[^<]*<\/sf:\1>/g) ?? [];
    // The rate, the tax and a country may be left out; so may the kind of tax and its regime, which are then 01.
    const optional = /^<sf:(Impuesto|ClaveRegimen|TipoImpositivo|CuotaRepercutida|CodigoPais)>/;
    expect(leaves.length).toBeGreaterThan(25);
    for (const leaf of leaves) {
      expect(findViolations(xml.replace(leaf, '')).length > 0, leaf).toBe(!optional.test(leaf));
    }
  });

  test.each([
    [
      'two elements have changed places',
      /(<sf:CuotaTotal>.*?<\/sf:CuotaTotal>)(<sf:ImporteTotal>.*?<\/sf:ImporteTotal>)/,
      '$2$1',
    ],
    ['one stands twice', /(<sf:TipoHuella>01<\/sf:TipoHuella>)/, '$1$1'],
    ['one is unknown', /<sf:IDVersion>/, '<sf:Version>1</sf:Version><sf:IDVersion>'],
    ['both alternatives are there', /(<sf:PrimerRegistro>)/, '<sf:RegistroAnterior></sf:RegistroAnterior>$1'],
    ['an amount has three decimals', /81\.90</, '81.900<'],
    ['a date is the wrong way round', /10-08-2026/, '2026-08-10'],
    ['a country is not in the list', />CO</, '>RE<'],
    ['a number is too long', /AB1234567/, 'A'.repeat(21)],
    ['a name is too long', /Valentina Ríos/, 'V'.repeat(121)],
  ])('when %s', (_, part, other) => {
    expect(xml).toMatch(part);
    expect(findViolations(xml.replace(part, other))).not.toEqual([]);
  });
});
