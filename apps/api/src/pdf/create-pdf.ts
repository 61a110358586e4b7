import type { Locale } from '@fonendo/domain/shared/locale';
import { print as english } from '@fonendo/messages/en/shared/print';
import { print as spanish } from '@fonendo/messages/es/shared/print';
import { fill } from '@fonendo/messages/fill';
import { drawBrandMark } from './brand-mark.ts';
import { createFlow } from './flow.ts';
import { fontOf } from './fonts.ts';
import { loadPdfkit } from './libraries.ts';
import { type Qr, writeQr } from './qr.ts';
import { inks, sheet, type TextStyleName } from './style.ts';
import { type Table, writeFacts, writeTable } from './table.ts';

const texts = { es: spanish, en: english };

export type PdfInfo = {
  /** Shown by readers in their title bar. */
  title: string;
  author: string;
  language: Locale;
  /** The only date in the file, so that the same content and date give the same bytes. */
  createdAt: Date;
  /** At the left of every page's foot; the page number is at the right. */
  footer: string;
};

type ParagraphOptions = {
  style?: TextStyleName;
  /** Points from the left margin. */
  indent?: number;
  /** At the left margin beside the first line: a date beside its entry. Needs an indent. */
  aside?: string;
  /** Space below, in points. */
  after?: number;
};

export type Pdf = ReturnType<typeof createPdf>;

/**
 * A document in the product's typography: A4, Inter, tagged for screen readers. Content flows down the page and on to
 * the next one.
 */
export function createPdf(info: PdfInfo) {
  const doc = openDocument(info);
  const flow = createFlow(doc);

  return {
    /** The mark and the name of the product; optionally a date or a number at the right. */
    brand(aside?: string) {
      const { x, y } = doc;
      const size = 22;
      flow.figure('Fonendo', () => {
        drawBrandMark(doc, x, y, size);
        flow.draw(
          'Fonendo',
          { ...flow.style('subheading'), size: 14.5, leading: size, tracking: -0.43 },
          { x: x + size * 1.34, y: y + 1.5 },
        );
      });
      if (aside) flow.block('P', aside, 'soft', { y: y + 3.5, align: 'right' });
      doc.y = y + size + 26;
    },

    title: (text: string, after = 10) => flow.paragraph('H1', text, 'title', { after }),

    /** Never alone at the foot of a page: it reserves room for what follows. */
    heading(text: string, { after = 6, before = 14 }: { after?: number; before?: number } = {}) {
      flow.space(before);
      flow.ensureRoom(64);
      flow.paragraph('H2', text, 'heading', { after });
    },

    /** `room`: how many points of what follows stay on the same page. */
    subheading(
      text: string,
      { indent = 0, aside, after = 2, room = 30 }: Omit<ParagraphOptions, 'style'> & { room?: number } = {},
    ) {
      flow.ensureRoom(flow.style('subheading').leading + room);
      flow.paragraph('H3', text, 'subheading', { indent, aside, after });
    },

    /** Blank lines separate paragraphs. */
    paragraph(text: string, { style = 'body', indent = 0, aside, after = 6 }: ParagraphOptions = {}) {
      for (const [index, part] of text.split(/\n\s*\n/).entries()) {
        flow.paragraph('P', part, style, { indent, aside: index === 0 ? aside : undefined, after });
      }
    },

    list(items: readonly string[], { indent = 0, after = 6 }: { indent?: number; after?: number } = {}) {
      flow.list(items, indent);
      flow.space(after);
    },

    /** Rows of a name and its value: "Número  F-2026-000123". */
    facts(rows: readonly (readonly [name: string, value: string])[], options?: { nameWidth?: number; after?: number }) {
      writeFacts(flow, rows, options);
    },

    table: (table: Table) => writeTable(flow, table),

    qr: (qr: Qr) => writeQr(doc, flow, qr),

    rule({ before = 4, after = 10 }: { before?: number; after?: number } = {}) {
      flow.space(before);
      flow.rule();
      flow.space(after);
    },

    space: flow.space,

    newPage() {
      doc.addPage();
    },

    /** Starts a new page unless this many points are free. */
    ensureRoom: flow.ensureRoom,

    /** The width between the margins, in points. */
    width: flow.width,

    async end(): Promise<Uint8Array<ArrayBuffer>> {
      numberPages(doc, flow, info);
      doc.end();
      return Buffer.concat(await doc.toArray());
    },
  };
}

function openDocument({ title, author, language, createdAt }: PdfInfo) {
  const PDFDocument = loadPdfkit();
  const doc = new PDFDocument({
    size: sheet.size,
    margins: sheet.margins,
    // No standard font: everything is set in the embedded Inter.
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Creator: 'Fonendo',
      Producer: 'Fonendo',
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  });
  for (const weight of ['regular', 'strong'] as const) {
    // pdfkit takes parsed fonts since 0.20; its types do not say so yet.
    doc.registerFont(weight, fontOf(weight) as unknown as Uint8Array);
  }
  return doc;
}

/** The number of pages is known only at the end. Screen readers skip the foot. */
function numberPages(doc: PDFKit.PDFDocument, flow: ReturnType<typeof createFlow>, { footer, language }: PdfInfo) {
  const total = doc.bufferedPageRange().count;
  for (let page = 1; page <= total; page++) {
    doc.switchToPage(page - 1);
    // Below the margin, where pdfkit would start a new page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - 44;
    flow.artifact(() => {
      doc
        .moveTo(flow.left, y - 8)
        .lineTo(flow.left + flow.width, y - 8)
        .lineWidth(0.75)
        .strokeColor(inks.line)
        .stroke();
      flow.draw(footer, flow.style('small'), { x: flow.left, y, width: flow.width - 110, oneLine: true });
      flow.draw(
        fill(texts[language].pageOf, { page, total }),
        { ...flow.style('small'), tabular: true },
        { x: flow.left, y, align: 'right' },
      );
    });
  }
}
