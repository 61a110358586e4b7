import { loadPdfkit } from '../libraries.ts';
import { drawFrame, drawPortrait, drawSeal, drawShield, drawSignature, drawWaves, paperInks } from './ornaments.ts';

export type PaperInfo = {
  title: string;
  landscape: boolean;
  /** At the foot of every page, in small print. */
  notice: string;
};

type PaperFont =
  | 'Times-Roman'
  | 'Times-Bold'
  | 'Times-Italic'
  | 'Times-BoldItalic'
  | 'Helvetica'
  | 'Helvetica-Bold'
  | 'Courier';

type Ink = keyof typeof paperInks;

type Line = { size: number; font?: PaperFont; ink?: Ink; tracking?: number };

/** Points from the top of the page, or below what was written last. */
type Place = { x: number } & ({ y: number } | { below: number });

export type Paper = ReturnType<typeof createPaper>;

/** A paper as other offices make them: in the fonts that every reader has, with frames, seals and signatures. */
export function createPaper({ title, landscape, notice }: PaperInfo) {
  const PDFDocument = loadPdfkit();
  const createdAt = new Date(0);
  const doc = new PDFDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin: 64,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'es',
    info: { Title: title, CreationDate: createdAt, ModDate: createdAt },
  });
  const at = (place: Place) => ({ x: place.x, y: 'y' in place ? place.y : doc.y + place.below });
  const set = ({ size, font = 'Times-Roman', ink = 'ink' }: Line) =>
    doc.font(font).fontSize(size).fillColor(paperInks[ink]);

  /** One line across the page. */
  function centre(text: string, y: number, line: Line) {
    const { width } = doc.page;
    set(line).text(text, 0, y, { width, align: 'center', characterSpacing: line.tracking ?? 0, lineBreak: false });
  }

  return {
    centre,

    newPage: () => void doc.addPage({ size: 'A4', layout: 'portrait', margin: 84 }),

    /** Where running text goes on. */
    moveTo(y: number) {
      doc.x = doc.page.margins.left;
      doc.y = y;
    },

    space(points: number) {
      doc.y += points;
    },

    /** Running text between the margins. */
    write(text: string, { size = 11, gap = 10 }: { size?: number; gap?: number } = {}) {
      set({ size }).text(text, { lineGap: 3, align: 'justify' });
      doc.y += gap;
    },

    /** Text at a place, on one line. */
    put(text: string, x: number, y: number, line: Line) {
      set(line).text(text, x, y, { lineBreak: false, characterSpacing: line.tracking ?? 0 });
    },

    /** Names and values under each other: the data of a certificate. */
    fields(fields: readonly (readonly [name: string, value: string])[]) {
      const { left } = doc.page.margins;
      for (const [name, value] of fields) {
        const { y } = doc;
        set({ size: 8, font: 'Helvetica', ink: 'soft' }).text(name.toUpperCase(), left, y, { width: 170 });
        const width = doc.page.width - 2 * left - 180;
        set({ size: 10.5, font: 'Helvetica' }).text(value, left + 180, y - 1.5, { width });
        // A value may be left blank, for a seal or by hand.
        doc.y = Math.max(doc.y, y + 12) + 7;
      }
      doc.x = left;
    },

    /** A line of a table: a text and two figures at the right. */
    row([first, second, third]: readonly [string, string, string], isStrong: boolean) {
      const { y } = doc;
      const line: Line = { size: 9, font: isStrong ? 'Helvetica-Bold' : 'Helvetica' };
      set(line).text(first, 64, y, { width: 320, lineBreak: false });
      set(line).text(second, 384, y, { width: 60, align: 'right', lineBreak: false });
      set(line).text(third, 460, y, { width: 71, align: 'right', lineBreak: false });
      doc.lineWidth(0.4).strokeColor(paperInks.line);
      doc
        .moveTo(64, y + 12.5)
        .lineTo(531, y + 12.5)
        .stroke();
      doc.x = 64;
      doc.y = y + 16.2;
    },

    box(x: number, y: number, width: number, height: number, color: string) {
      doc.roundedRect(x, y, width, height, 6).fill(color);
    },

    frame: (ink: Ink) => drawFrame(doc, paperInks[ink]),

    waves: (box: { x: number; y: number; width: number; height: number }) => drawWaves(doc, box, paperInks.red),

    portrait: (x: number, y: number, hasLongHair: boolean) => drawPortrait(doc, x, y, hasLongHair),

    shield(x: number | null, y: number, size: number) {
      drawShield(doc, x ?? doc.page.width / 2, y, size, paperInks.red);
    },

    seal(place: Place, radius: number, word: string) {
      const { y } = doc;
      drawSeal(doc, at(place), radius, word, paperInks.red);
      doc.y = y;
    },

    signature(place: Place & { width: number }, lines: readonly string[], serial: number) {
      const { y } = doc;
      drawSignature(doc, { ...at(place), width: place.width }, lines, serial);
      doc.y = y;
    },

    async end(): Promise<Uint8Array<ArrayBuffer>> {
      for (let page = 0; page < doc.bufferedPageRange().count; page++) {
        doc.switchToPage(page);
        // Below the margin, where pdfkit would start a new page.
        doc.page.margins.bottom = 0;
        centre(notice, doc.page.height - 19, { size: 7, ink: 'soft', font: 'Helvetica' });
      }
      doc.end();
      return Buffer.concat(await doc.toArray());
    },
  };
}
