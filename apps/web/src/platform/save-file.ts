import { api } from './api.ts';

/** Saves fetched content through the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // A busy browser starts the download a good while after the click, so the address stays valid for a minute.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/*
 * Files that several features hand out. Fetched, because a plain link could not send the bearer header.
 */

export const fetchDocument = (id: string) => api.file('/api/documents/{id}/file', { path: { id } });

export const fetchInvoice = (paymentId: string) => api.file('/api/payments/{id}/invoice', { path: { id: paymentId } });
