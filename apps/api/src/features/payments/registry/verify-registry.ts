import { formatInvoiceNumber } from '@fonendo/domain/payments/invoice';
import { registryAmount, registryDate, registryName } from '@fonendo/domain/payments/invoice-registry';
import type { Queryable } from '../../../db/database.ts';
import type { InvoiceRow } from '../settlement/settlement.repository.ts';
import { fingerprint, identityOf, sealOf } from './record-invoice.ts';
import { xmlText } from './record-xml.ts';
import { getRegistry, listGaps, listRecords, listUnrecorded, type RecordRow } from './registry.repository.ts';

export const registryProblems = ['altered', 'invoiceAltered', 'reordered', 'missing', 'unrecorded', 'gap'] as const;

export type RegistryProblem = {
  problem: (typeof registryProblems)[number];
  /** Of the record; null for an invoice or a series without one. */
  position: number | null;
  /** The invoice or the series. */
  number: string | null;
};

export type RegistryCheck = { records: number; problems: RegistryProblem[] };

const batch = 500;
/** Enough to see what happened; a chain that broke at its beginning would name every record. */
const maxProblems = 100;

/**
 * Walks the chain from its beginning and finds every record that was altered, taken out or moved, every invoice that
 * differs from its record, and every number that was given to no invoice.
 */
export async function verifyRegistry(db: Queryable): Promise<RegistryCheck> {
  const problems: RegistryProblem[] = [];
  const registry = await getRegistry(db);
  let end = { position: registry.deletedUpTo, hash: registry.deletedHash, seal: registry.deletedSeal };
  let records = 0;
  for (;;) {
    const rows = await listRecords(db, end.position, batch);
    for (const { record, invoice } of rows) {
      for (let position = end.position + 1; position < record.position; position += 1) {
        problems.push({ problem: 'missing', position, number: null });
      }
      const problem = findProblem(record, invoice, end);
      if (problem) problems.push({ problem, position: record.position, number: formatInvoiceNumber(invoice) });
      end = record;
      records += 1;
    }
    if (rows.length < batch || problems.length >= maxProblems) break;
  }
  // Records that were added meanwhile are beyond the end that was read first.
  for (let position = end.position + 1; position <= registry.position; position += 1) {
    problems.push({ problem: 'missing', position, number: null });
  }
  if (end.position === registry.position && end.hash !== registry.hash) {
    problems.push({ problem: 'altered', position: end.position, number: null });
  }
  for (const invoice of await listUnrecorded(db, maxProblems)) {
    if (registry.deletedUpTo > 0 && isPastItsYears(invoice.issuedOn)) continue;
    problems.push({ problem: 'unrecorded', position: null, number: formatInvoiceNumber(invoice) });
  }
  for (const { series } of await listGaps(db)) problems.push({ problem: 'gap', position: null, number: series });
  return { records, problems: problems.slice(0, maxProblems) };
}

type End = { position: number; hash: string; seal: string };

function findProblem(record: RecordRow, invoice: InvoiceRow, end: End): RegistryProblem['problem'] | null {
  const isWhole = record.seal === sealOf(end.seal, record.xml) && record.hash === hashOf(record);
  const follows = record.position === end.position + 1 && record.previousHash === end.hash;
  // A record that is sound in itself and does not follow on the one before was moved, or that one is gone.
  if (!follows) return record.position === end.position + 1 ? 'reordered' : null;
  if (!isWhole) return 'altered';
  return agrees(record.xml, invoice) ? null : 'invoiceAltered';
}

/** Computed from the XML, as the tax office does; null if the XML itself names another hash. */
function hashOf({ xml, previousHash }: RecordRow): string | null {
  const names = ['IDEmisorFactura', 'NumSerieFactura', 'FechaExpedicionFactura', 'TipoFactura', 'CuotaTotal'] as const;
  const fields = [...names, 'ImporteTotal'].map((name) => `${name}=${textIn(xml, name)}`);
  const moment = `FechaHoraHusoGenRegistro=${textIn(xml, 'FechaHoraHusoGenRegistro')}`;
  const hash = fingerprint([...fields, `Huella=${previousHash}`, moment].join('&'));
  return xml.endsWith(`<sf:Huella>${hash}</sf:Huella></sf:RegistroAlta>`) ? hash : null;
}

/** Whether the invoice still says what was recorded of it. */
function agrees(xml: string, invoice: InvoiceRow): boolean {
  const { issuerTaxId, number, issuedOn } = identityOf(invoice);
  const buyer = textIn(xml, 'Destinatarios') ?? '';
  const said = [
    [textIn(xml, 'IDEmisorFactura'), issuerTaxId],
    [textIn(xml, 'NumSerieFactura'), number],
    [textIn(xml, 'FechaExpedicionFactura'), registryDate(issuedOn)],
    [textIn(xml, 'TipoFactura'), invoice.type],
    [textIn(xml, 'BaseImponibleOimporteNoSujeto'), registryAmount(invoice.baseCents)],
    [textIn(xml, 'CuotaTotal'), registryAmount(invoice.taxCents)],
    [textIn(xml, 'ImporteTotal'), registryAmount(invoice.totalCents)],
    [textIn(buyer, 'NIF') ?? textIn(buyer, 'ID'), xmlText(invoice.buyer.taxId)],
  ];
  // Records from before names were shortened to the published length hold the whole name.
  const names = [registryName(invoice.buyer.name), invoice.buyer.name].map(xmlText);
  return said.every(([recorded, now]) => recorded === now) && names.includes(textIn(buyer, 'NombreRazon') ?? '');
}

/** The first element of this name. The records are written here, so that they need no parser. */
function textIn(xml: string, name: string): string | null {
  const [open, close] = [`<sf:${name}>`, `</sf:${name}>`];
  const from = xml.indexOf(open);
  const to = xml.indexOf(close, from);
  return from === -1 || to === -1 ? null : xml.slice(from + open.length, to);
}

const isPastItsYears = (issuedOn: string): boolean =>
  Temporal.PlainDate.compare(
    Temporal.PlainDate.from(issuedOn),
    Temporal.Now.plainDateISO('Europe/Madrid').subtract({ years: 6 }),
  ) < 0;
