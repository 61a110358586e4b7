import { inks, type TextStyle, type TextStyleName, textStyles } from './style.ts';

type Box = { x?: number; y?: number; width?: number; align?: 'left' | 'right'; oneLine?: boolean };

type ParagraphPlace = { indent?: number; aside?: string | undefined; after: number };

type Parent = { add(child: PDFKit.PDFStructureElement): unknown };

export type Flow = ReturnType<typeof createFlow>;

/** Text and lines on a pdfkit document, one below the other, each tagged in the document's structure. */
export function createFlow(doc: PDFKit.PDFDocument) {
  const { left, right } = doc.page.margins;
  const width = doc.page.width - left - right;
  const root = doc.struct('Document');
  doc.addStructure(root);

  const apply = ({ weight, size, color }: TextStyle) => doc.font(weight).fontSize(size).fillColor(color);

  const optionsOf = (style: TextStyle, box: Box) => ({
    width: box.width ?? width,
    align: box.align ?? 'left',
    lineGap: style.leading - doc.currentLineHeight(true),
    characterSpacing: style.tracking,
    ...(style.tabular && { features: ['tnum'] as PDFKit.Mixins.OpenTypeFeatures[] }),
    ...(box.oneLine && { height: style.leading, ellipsis: true }),
  });

  /** Draws without a tag of its own: call it inside of one. */
  function draw(text: string, style: TextStyle, box: Box = {}) {
    apply(style);
    doc.text(printableText(text), box.x ?? left, box.y ?? doc.y, optionsOf(style, box));
    doc.x = left;
  }

  function heightOf(text: string, name: TextStyleName, boxWidth: number) {
    apply(textStyles[name]);
    return doc.heightOfString(printableText(text), optionsOf(textStyles[name], { width: boxWidth }));
  }

  const bottom = () => doc.page.height - doc.page.margins.bottom;

  function ensureRoom(points: number) {
    if (doc.y + points > bottom()) doc.addPage();
  }

  /** Avoids single lines at the end or beginning of a page. */
  function avoidLoneLines(height: number, leading: number) {
    const lines = Math.round(height / leading);
    const fitting = Math.floor((bottom() - doc.y - doc.currentLineHeight(true)) / leading) + 1;
    if (lines <= fitting) return;
    if (lines <= 3 || fitting < 2) doc.addPage();
    else if (lines - fitting === 1) doc.page.margins.bottom += leading;
  }

  /** A tagged piece of text at a given position. */
  function block(tag: string, text: string, name: TextStyleName, box: Box = {}, parent: Parent = root) {
    parent.add(doc.struct(tag, {}, () => draw(text, textStyles[name], box)));
  }

  return {
    left,
    width,
    draw,
    heightOf,
    ensureRoom,
    block,
    bottom,
    style: (name: TextStyleName): TextStyle => textStyles[name],

    y: () => doc.y,

    moveTo(y: number) {
      doc.y = y;
    },

    /** Vertical space; it never starts a page. */
    space(points: number) {
      doc.y = Math.min(doc.y + points, bottom());
    },

    /** The aside is at the left margin, beside the first line. */
    paragraph(tag: string, text: string, name: TextStyleName, { indent = 0, aside, after }: ParagraphPlace) {
      if (!printableText(text)) return;
      const box = { x: left + indent, width: width - indent };
      avoidLoneLines(heightOf(text, name, box.width), textStyles[name].leading);
      if (aside) {
        const { y } = doc;
        block('P', aside, 'soft', { width: indent - 14 });
        doc.y = y;
      }
      block(tag, text, name, box);
      this.space(after);
    },

    list(items: readonly string[], indent: number) {
      const list = doc.struct('L');
      root.add(list);
      const x = left + indent;
      for (const item of items.filter((text) => printableText(text))) {
        const box = { x: x + 12, width: width - indent - 12 };
        avoidLoneLines(heightOf(item, 'body', box.width), textStyles.body.leading);
        const entry = doc.struct('LI');
        list.add(entry);
        const { y } = doc;
        entry.add(
          doc.struct('Lbl', {}, () => {
            doc.circle(x + 3.5, y + textStyles.body.leading * 0.43, 1.3).fill(inks.teal);
          }),
        );
        block('LBody', item, 'body', box, entry);
        entry.end();
        this.space(1.5);
      }
      list.end();
    },

    /** A drawing with its alternative text. */
    figure(alternative: string, drawing: () => void) {
      root.add(doc.struct('Figure', { alt: alternative }, drawing));
    },

    /** Decoration without meaning: lines, page numbers. */
    artifact(drawing: () => void) {
      doc.markContent('Artifact', { type: 'Pagination' });
      drawing();
      doc.endMarkedContent();
    },

    rule() {
      this.artifact(() => {
        doc
          .moveTo(left, doc.y)
          .lineTo(left + width, doc.y)
          .lineWidth(0.75)
          .strokeColor(inks.line)
          .stroke();
      });
    },

    /** A group in the structure (a table, a row) that contains blocks. */
    group(tag: string, parent: Parent = root) {
      const group = doc.struct(tag);
      parent.add(group);
      return group;
    },
  };
}

/**
 * Text as typed, prepared for Inter: composed letters, no control characters, and no emoji, which would print as empty
 * boxes. Letters of a script that Inter lacks stay and show as boxes, so that nobody believes their name was printed.
 */
const printableText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/(?![©®™])\p{Extended_Pictographic}|[\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}\uFE0E\uFE0F\u200D]/gu, '')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .trim();
