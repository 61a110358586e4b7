import { type Sheet, startSheet } from './sheet.ts';

/** One page with a heading and a text: the documents of the demo data. */
export function plainSheet(title: string, text: string): Sheet {
  const pdf = startSheet({ title, author: 'Fonendo', language: 'es', createdAt: new Date(0), footer: title });
  pdf.brand();
  pdf.title(title);
  pdf.paragraph(text);
  return pdf.sheet;
}
