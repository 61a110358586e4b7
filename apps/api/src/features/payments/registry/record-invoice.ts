import { createHash } from 'node:crypto';
import { formatInvoiceNumber } from '@fonendo/domain/payments/invoice';
import { fingerprintText, type InvoiceType, type RegisteredInvoice } from '@fonendo/domain/payments/invoice-registry';
import type { Queryable } from '../../../db/database.ts';
import type { InvoiceRow } from '../settlement/settlement.repository.ts';
import { type InvoiceIdentity, recordXml } from './record-xml.ts';
import { findRecordedInvoice, insertRecord, lockRegistry, type RecordRow } from './registry.repository.ts';

export type Recording = {
  now: Date;
  /** Whether records are sent to the tax agency. */
  isSent: boolean;
  rectified?: InvoiceRow | undefined;
};

type End = { position: number; hash: string; seal: string };
type Previous = (InvoiceIdentity & { hash: string }) | null;

/**
 * Adds the record of an invoice to the chain, in the transaction that issues the invoice. The end of the chain is
 * locked last and held until the commit: payments at the same time add their records one after the other, in all
 * series.
 */
export async function recordInvoice(tx: Queryable, invoice: InvoiceRow, recording: Recording): Promise<void> {
  const end = await lockRegistry(tx);
  const before = end.position > 0 ? await findRecordedInvoice(tx, end.position) : null;
  const previous = before && { ...identityOf(before.invoice), hash: before.record.hash };
  await insertRecord(tx, nextRecord(invoice, end, previous, recording));
}

/** The record that follows on this end of the chain. */
export function nextRecord(
  invoice: InvoiceRow,
  end: End,
  previous: Previous,
  { now, isSent, rectified }: Recording,
): RecordRow {
  const registered = registeredOf(invoice);
  const generatedAt = registryMoment(now);
  const hash = fingerprint(fingerprintText(registered, end.hash, generatedAt));
  const xml = recordXml({
    ...{ invoice, registered, previous, isSent, generatedAt, hash },
    rectified: rectified
      ? { ...identityOf(rectified), baseCents: rectified.baseCents, taxCents: rectified.taxCents }
      : null,
  });
  return {
    position: end.position + 1,
    invoiceId: invoice.id,
    previousHash: end.hash,
    hash,
    seal: sealOf(end.seal, xml),
    xml,
    isSent,
    recordedAt: now,
  };
}

export const registeredOf = (invoice: InvoiceRow): RegisteredInvoice => ({
  ...identityOf(invoice),
  type: invoice.type as InvoiceType,
  taxCents: invoice.taxCents,
  totalCents: invoice.totalCents,
});

export const identityOf = (invoice: InvoiceRow): InvoiceIdentity => ({
  issuerTaxId: invoice.seller.taxId,
  number: formatInvoiceNumber(invoice),
  issuedOn: invoice.issuedOn,
});

export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').toUpperCase();

/** Covers the whole record and the seal before it. */
export const sealOf = (previousSeal: string, xml: string): string => fingerprint(`${previousSeal}\n${xml}`);

/** With the offset of peninsular Spain: 2026-03-10T10:00:00+01:00. */
const registryMoment = (now: Date): string =>
  now
    .toTemporalInstant()
    .toZonedDateTimeISO('Europe/Madrid')
    .toString({ smallestUnit: 'second', timeZoneName: 'never' });
