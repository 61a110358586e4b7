import { createPdf } from './create-pdf.ts';

/** One page with a heading and a text: the papers of the demo data. */
export async function drawSheet(title: string, text: string): Promise<Uint8Array> {
  const pdf = createPdf({ title, author: 'Fonendo', language: 'es', createdAt: new Date(0), footer: title });
  pdf.brand();
  pdf.title(title);
  pdf.paragraph(text);
  return pdf.end();
}
