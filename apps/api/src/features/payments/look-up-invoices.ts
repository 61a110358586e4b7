import type { SearchAnswer } from '@fonendo/contract/search.schema';
import { formatInvoiceNumber, readTypedInvoiceNumber } from '@fonendo/domain/payments/invoice';
import type { Queryable } from '../../db/database.ts';
import { lookUpInvoiceRows } from './lists.repository.ts';

/** Everybody's invoices by their number; buyers are found among users. */
export async function lookUpInvoices(db: Queryable, search: string, limit: number): Promise<SearchAnswer['invoices']> {
  const typed = readTypedInvoiceNumber(search);
  if (!typed) return [];
  const rows = await lookUpInvoiceRows(db, typed, limit);
  return rows.map(({ id, name, ...numbered }) => ({ id, title: formatInvoiceNumber(numbered), subtitle: name }));
}
